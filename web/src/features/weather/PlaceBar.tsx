import { Icon } from '../../art/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './PlaceBar.module.css'

interface PlaceBarProps {
  /** Names from the widest to the nearest; nothing while unknown. */
  names: readonly string[] | undefined
  /** The names are still on their way. */
  waiting: boolean
  /** The numbers are the usual ones of the season, not a forecast. */
  sample: boolean
  locating: boolean
  onLocate: () => void
}

/** Where the weather is from, and the button that looks anew. */
export function PlaceBar({ names, waiting, sample, locating, onLocate }: PlaceBarProps) {
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
        label="현재 위치 다시 찾기"
        loading={locating}
        onClick={onLocate}
      />
      {sample && <span className={styles.sample}>예시 날씨 (평년값)</span>}
    </div>
  )
}
