import { Icon } from '../../../art/Icon.tsx'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Segmented } from '../../../ui/RadioRow.tsx'
import styles from './CalendarHead.module.css'

export type View = 'month' | 'week'

const views = [
  { value: 'month', label: '월' },
  { value: 'week', label: '주' },
] as const

interface CalendarHeadProps {
  title: string
  view: View
  /** Days with a worn outfit, and days that felt right; null while they load. */
  counts: { worn: number; good: number } | null
  onView: (view: View) => void
  /** -1 for back, 0 for today, 1 for forward. */
  onStep: (step: -1 | 0 | 1) => void
  onAdd: () => void
}

export function CalendarHead({ title, view, counts, onView, onStep, onAdd }: CalendarHeadProps) {
  const unit = view === 'month' ? '달' : '주'
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      <div className={styles.steps}>
        <IconButton icon="chevron-left" label={`이전 ${unit}`} onClick={() => onStep(-1)} />
        <Button variant="secondary" size="s" onClick={() => onStep(0)}>
          오늘
        </Button>
        <IconButton icon="chevron-right" label={`다음 ${unit}`} onClick={() => onStep(1)} />
      </div>
      <p className={`${styles.sum} num`}>
        {counts && (
          <>
            <span>{`${counts.worn}일 기록${counts.worn > 0 ? ' · ' : ''}`}</span>
            {counts.worn > 0 && <b>{`딱 좋았어요 ${counts.good}일`}</b>}
          </>
        )}
      </p>
      <output className="sr">{counts ? `${title}, ${counts.worn}일 기록` : title}</output>
      <div className={styles.view}>
        <Segmented label="보기" value={view} options={views} onChange={onView} />
      </div>
      <button type="button" className={styles.add} onClick={onAdd}>
        <Icon name="plus" size={18} />
        <span>기록하기</span>
      </button>
    </div>
  )
}
