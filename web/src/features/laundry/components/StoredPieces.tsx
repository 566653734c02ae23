import { withParticle } from '@otday/common/particles'
import type { PutAwayPiece } from '@otday/contract'
import { useState } from 'react'
import { ClosetIcon } from '../../../art/closet-icons.tsx'
import { Icon } from '../../../art/Icon.tsx'
import { useHistoryDialog } from '../../../platform/navigation/history-dialog.ts'
import { Button } from '../../../ui/Button.tsx'
import { ClothesPicture, countedOf } from '../../clothes/index.ts'
import { byReturn, dayText } from '../days-left.ts'
import type { LaundryActions } from '../mutations.ts'
import { LaundryCard, PieceLink } from './LaundryCard.tsx'
import { ReturnDayDialog } from './ReturnDayDialog.tsx'
import styles from './laundry.module.css'

/** Number of pieces shown until the user asks for all. */
const first = 6
/** Id, in the history, of the dialog for pieces that have no day of return. */
const noDay = 'none'

export function StoredPieces({ stored, actions }: { stored: readonly PutAwayPiece[]; actions: LaundryActions }) {
  const { today, change, isBusy } = actions
  const [isWhole, setWhole] = useState(false)
  const { dialog, open, close } = useHistoryDialog()
  const groups = byReturn(stored)
  const asked = dialog?.name === 'return-day' && groups.find(([until]) => (until ?? noDay) === dialog.id)
  return (
    <LaundryCard
      icon={<ClosetIcon name="storage" size={22} />}
      title="보관함"
      count={stored.length}
      text="꺼낼 때까지 추천하지 않아요."
      action={
        stored.length > first && (
          <Button variant="ghost" size="s" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? '접기' : '모두 보기'}
          </Button>
        )
      }
    >
      <ul className={styles.tiles}>
        {stored.slice(0, isWhole ? undefined : first).map(({ item }) => (
          <li key={item.clothesId} aria-label={item.name}>
            <ClothesPicture item={item} sizes="(max-width: 767px) 30vw, 120px" />
            <PieceLink item={item} />
            <Button
              variant="secondary"
              size="s"
              block
              loading={isBusy(item.clothesId)}
              onClick={() => change({ to: 'CLOSET', clothesIds: [item.clothesId] })}
            >
              꺼내기
            </Button>
          </li>
        ))}
      </ul>
      <ul className={styles.days}>
        {groups.map(([until, pieces]) => (
          <li key={until ?? noDay}>
            <Icon name="calendar" size={18} />
            <p>
              <Counted pieces={pieces} />
              <span>{until ? ` ${dayText(until, today)}에 옷장으로 돌아와요.` : ' 꺼낼 때까지 보관해요.'}</span>
            </p>
            <Button variant="ghost" size="s" onClick={() => open({ name: 'return-day', id: until ?? noDay })}>
              {until ? '날 바꾸기' : '날 정하기'}
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <ReturnDayDialog
          until={asked[0]}
          counted={countedOf(asked[1].map(({ item }) => item))}
          today={today}
          onChoose={(until) => {
            const clothesIds = asked[1].map(({ item }) => item.clothesId)
            change({ to: 'STORAGE', clothesIds, until, isMove: true })
            close()
          }}
          onClose={close}
        />
      )}
    </LaundryCard>
  )
}

/** Renders the number of pieces with its particle: <b>옷 3벌</b>은, <b>옷 2켤레</b>는. */
function Counted({ pieces }: { pieces: readonly PutAwayPiece[] }) {
  const counted = `옷 ${countedOf(pieces.map(({ item }) => item))}`
  return (
    <>
      <b>{counted}</b>
      {withParticle(counted, '은/는').slice(counted.length)}
    </>
  )
}
