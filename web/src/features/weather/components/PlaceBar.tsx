import { Icon } from '../../../art/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './PlaceBar.module.css'

interface PlaceBarProps {
  /** Names of the place, the largest area first; undefined while unknown. */
  names: readonly string[] | undefined
  waiting: boolean
  /**
   * Says that the weather is just what is usual for the season, because no provider answered, or how old the weather
   * is.
   */
  notice: string | undefined
  locating: boolean
  onLocate: () => void
  onSearch: () => void
  /**
   * Button that folds and unfolds the panel with the id `panel`, which is short when folded; false: there is no button.
   */
  unfold: { panel: string; unfolded: boolean; onToggle: () => void } | false
}

export function PlaceBar({ names, waiting, notice, locating, onLocate, onSearch, unfold }: PlaceBarProps) {
  return (
    <div className={styles.place}>
      <Icon name="location" />
      <span className={styles.name}>
        {names?.length ? names.join(' ') : waiting ? <Skeleton width={120} height={16} /> : '위치 정보가 없어요.'}
      </span>
      <IconButton
        icon="locate"
        iconSize={18}
        variant="glass"
        label={`현재 위치 ${names ? '다시 ' : ''}찾기`}
        loading={locating}
        onClick={onLocate}
      />
      <IconButton icon="search" iconSize={18} variant="glass" label="지역 이름으로 위치 찾기" onClick={onSearch} />
      {unfold && (
        <span className={styles.unfold}>
          <IconButton
            icon={unfold.unfolded ? 'chevron-up' : 'chevron-down'}
            iconSize={18}
            variant="glass"
            label="날씨 자세히"
            aria-expanded={unfold.unfolded}
            aria-controls={unfold.panel}
            onClick={unfold.onToggle}
          />
        </span>
      )}
      {notice && <span className={styles.notice}>{notice}</span>}
    </div>
  )
}
