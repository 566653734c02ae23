import type { DuePiece } from '@otday/contract'
import { useState } from 'react'
import { ClosetIcon } from '../../../art/closet-icons.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { LaundryActions } from '../mutations.ts'
import { LaundryCard, LaundryRow } from './LaundryCard.tsx'
import styles from './laundry.module.css'

/** Number of pieces shown until the user asks for all. */
const first = 6

export function DuePieces({ due, actions: { change, isBusy } }: { due: readonly DuePiece[]; actions: LaundryActions }) {
  const [isWhole, setWhole] = useState(false)
  const all = due.map(({ item }) => item.clothesId)
  return (
    <LaundryCard
      title="세탁할 때가 됐어요"
      count={due.length}
      action={
        <Button
          variant="soft"
          size="s"
          loading={all.every(isBusy)}
          onClick={() => change({ to: 'WASH', clothesIds: all })}
        >
          모두 세탁
        </Button>
      }
    >
      <ul>
        {due.slice(0, isWhole ? undefined : first).map(({ item, wears }) => (
          <LaundryRow key={item.clothesId} item={item} note={`${wears}번 입었어요`}>
            <Button
              variant="ghost"
              size="s"
              disabled={isBusy(item.clothesId)}
              onClick={() => change({ to: 'WORN_ON', clothesIds: [item.clothesId] })}
            >
              더 입을래요
            </Button>
            <Button
              variant="secondary"
              size="s"
              loading={isBusy(item.clothesId)}
              onClick={() => change({ to: 'WASH', clothesIds: [item.clothesId] })}
            >
              {!isBusy(item.clothesId) && <ClosetIcon name="wash" size={16} />}
              <span>세탁</span>
            </Button>
          </LaundryRow>
        ))}
      </ul>
      {due.length > first && (
        <div className={styles.more}>
          <Button variant="ghost" size="s" block aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? '접기' : `모두 보기 ${due.length}`}
          </Button>
        </div>
      )}
    </LaundryCard>
  )
}
