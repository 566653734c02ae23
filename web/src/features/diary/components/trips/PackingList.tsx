import { clothesTypeLabels, type PackedItem, type Trip } from '@otday/contract'
import type { CSSProperties, ReactNode } from 'react'
import { Icon } from '../../../../art/Icon.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { ClothesPicture } from '../../../clothes/index.ts'
import { tick } from './changes.ts'
import { alsoText, groupsOf } from './trip-words.ts'

interface PackingListProps {
  trip: Trip
  onAdd: () => void
  /** What else is done with the outfits. */
  children: ReactNode
}

/** What to take, ticked off by and by. */
export function PackingList({ trip, onAdd, children }: PackingListProps) {
  const { packing, missing } = trip
  const packed = packing.filter(({ isPacked }) => isPacked).length
  const also = alsoText(trip)
  const share = packing.length > 0 ? packed / packing.length : 0
  return (
    <section className="tr-list" aria-label="챙길 옷">
      <div className="tr-title">
        <div>
          <h2>챙길 옷</h2>
          <p className="num" aria-live="polite">
            {`${packing.length}개 중 ${packed}개 챙겼어요`}
          </p>
        </div>
        <span className="tr-ring" style={{ '--share': `${share * 360}deg` } as CSSProperties} aria-hidden="true" />
      </div>
      {groupsOf(packing).map(({ label, items }) => (
        <div key={label}>
          <h3>{label}</h3>
          <ul aria-label={label}>
            {items.map((each) => (
              <Row key={each.item.clothesId} trip={trip} packed={each} />
            ))}
          </ul>
        </div>
      ))}
      {also && (
        <p className="tr-note">
          <Icon name="hanger" size={18} />
          <span>{`${also}도 챙기세요.`}</span>
        </p>
      )}
      {missing.length > 0 && (
        <p className="tr-note">
          <Icon name="info" size={18} />
          <span>{`옷장에 ${missing.map((type) => clothesTypeLabels[type]).join('·')} 종류가 모자라요.`}</span>
        </p>
      )}
      <div className="tr-foot">
        <Button variant="ghost" icon="plus" onClick={onAdd}>
          더하기
        </Button>
        {children}
      </div>
    </section>
  )
}

function Row({ trip, packed: { item, outfits, isPacked, isExtra } }: { trip: Trip; packed: PackedItem }) {
  return (
    <li className={isPacked ? 'tr-packed' : undefined}>
      <Checkbox
        checked={isPacked}
        onChange={(event) => void tick(trip.id, item.clothesId, event.currentTarget.checked)}
      >
        <span className="tr-piece">
          <span className="tr-tile">
            <ClothesPicture item={item} sizes="40px" />
          </span>
          <b className="ell">{item.name}</b>
          <small className="num">{isExtra ? '더한 옷' : `${outfits}번`}</small>
        </span>
      </Checkbox>
    </li>
  )
}
