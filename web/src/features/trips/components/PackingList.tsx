import { clothesTypeLabels, type PackedItem, type Trip, type TripId } from '@otday/contract'
import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { ClothesPicture } from '../../clothes/index.ts'
import { tick, tickNeed } from '../mutations.ts'
import { groupsOf, type Needed, needsOf } from '../trip-words.ts'
import { TripNote } from './TripNote.tsx'
import styles from './PackingList.module.css'

const needsLabel = '잊기 쉬운 것'

interface PackingListProps {
  trip: Trip
  onAdd: () => void
  /** Actions on the outfits besides packing. */
  children: ReactNode
}

/** Lists the pieces and other things to pack, each with a checkbox. */
export function PackingList({ trip, onAdd, children }: PackingListProps) {
  const { packing, missing } = trip
  const needs = needsOf(trip)
  const all = [...packing, ...needs]
  const packed = all.filter(({ isPacked }) => isPacked).length
  const share = all.length > 0 ? packed / all.length : 0
  return (
    <section className={styles.list} aria-label="챙길 옷">
      <div className={styles.title}>
        <div>
          <h2>챙길 옷</h2>
          <p className="num" aria-live="polite">
            {`${all.length}개 중 ${packed}개 챙겼어요`}
          </p>
        </div>
        <span className={styles.ring} style={{ '--share': `${share * 360}deg` } as CSSProperties} aria-hidden="true" />
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
      {needs.length > 0 && (
        <div>
          <h3>{needsLabel}</h3>
          <ul aria-label={needsLabel}>
            {needs.map((needed) => (
              <NeedRow key={needed.need} tripId={trip.id} needed={needed} />
            ))}
          </ul>
        </div>
      )}
      {missing.length > 0 && (
        <TripNote>{`옷장에 ${missing.map((type) => clothesTypeLabels[type]).join('·')} 종류가 모자라요.`}</TripNote>
      )}
      <div className={styles.foot}>
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
    <TickRow
      item={item}
      name={item.name}
      amount={isExtra ? '더한 옷' : `${outfits}번`}
      isPacked={isPacked}
      onTick={(packed) => void tick(trip.id, item.clothesId, packed)}
    />
  )
}

function NeedRow({ tripId, needed: { need, label, amount, kind, isPacked } }: { tripId: TripId; needed: Needed }) {
  return (
    <TickRow
      item={{ imageUrl: null, picture: null, appearance: { kind, colors: [] } }}
      name={label}
      amount={amount}
      isPacked={isPacked}
      onTick={(packed) => void tickNeed(tripId, need, packed)}
    />
  )
}

interface TickRowProps {
  item: ComponentProps<typeof ClothesPicture>['item']
  name: string
  amount: string
  isPacked: boolean
  onTick: (isPacked: boolean) => void
}

function TickRow({ item, name, amount, isPacked, onTick }: TickRowProps) {
  return (
    <li className={isPacked ? styles.packed : undefined}>
      <Checkbox checked={isPacked} onChange={(event) => onTick(event.currentTarget.checked)}>
        <span className={styles.piece}>
          <span className={styles.tile}>
            <ClothesPicture item={item} sizes="40px" />
          </span>
          <b className="ell">{name}</b>
          <small className="num">{amount}</small>
        </span>
      </Checkbox>
    </li>
  )
}
