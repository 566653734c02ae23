import type { PutAwayPiece } from '@otday/contract'
import { ClosetIcon } from '../../../art/closet-icons.tsx'
import { Button } from '../../../ui/Button.tsx'
import { backText, dayText, progressOf } from '../days-left.ts'
import type { LaundryActions } from '../mutations.ts'
import { LaundryCard, LaundryRow } from './LaundryCard.tsx'
import styles from './laundry.module.css'

export function WashingPieces({ washing, actions }: { washing: readonly PutAwayPiece[]; actions: LaundryActions }) {
  const { today, change, isBusy } = actions
  const all = washing.map(({ item }) => item.clothesId)
  return (
    <LaundryCard
      icon={<ClosetIcon name="wash" size={22} />}
      title="세탁 중"
      count={washing.length}
      text="다 마를 때까지 추천하지 않아요."
      action={
        <Button
          variant="soft"
          size="s"
          loading={all.every(isBusy)}
          onClick={() => change({ to: 'CLOSET', clothesIds: all })}
        >
          모두 꺼내기
        </Button>
      }
    >
      <ul>
        {washing.map((piece) => (
          <LaundryRow
            key={piece.item.clothesId}
            item={piece.item}
            note={
              <>
                <i className={styles.bar} aria-hidden="true">
                  <i style={{ width: `${Math.round(progressOf(piece, today) * 100)}%` }} />
                </i>
                <span>{backText(piece.until, today)}</span>
              </>
            }
          >
            <span className={`${styles.since} num`}>{`${dayText(piece.since, today)}부터`}</span>
            <Button
              variant="secondary"
              size="s"
              loading={isBusy(piece.item.clothesId)}
              onClick={() => change({ to: 'CLOSET', clothesIds: [piece.item.clothesId] })}
            >
              다 말랐어요
            </Button>
          </LaundryRow>
        ))}
      </ul>
    </LaundryCard>
  )
}
