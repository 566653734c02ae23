import type { Comfort, WornOutfit } from '@otday/contract'
import { useId } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { ClothesPicture } from '../../clothes/index.ts'
import styles from './ComfortCards.module.css'
import { useSaveFeeling } from '../mutations.ts'
import { thanksFor } from '../comfort-words.ts'
import { FeelingRow } from './FeelingRow.tsx'

interface ComfortCardsProps {
  comfort: Comfort
  /** `YYYY-MM-DD` in Seoul */
  today: string
  onAgain: () => void
}

export function ComfortCards({ comfort, today, onAgain }: ComfortCardsProps) {
  const { yesterday, offset } = comfort
  const card = { today, offset, onAgain }
  return (
    <div className={styles.cards}>
      {yesterday && <ComfortCard key={yesterday.feedId} {...card} title="어제 입은 옷, 어땠어요?" worn={yesterday} />}
      {comfort.today && (
        <ComfortCard key={comfort.today.feedId} {...card} title="오늘 입은 옷, 어때요?" worn={comfort.today} />
      )}
    </div>
  )
}

interface ComfortCardProps extends Omit<ComfortCardsProps, 'comfort'> {
  title: string
  worn: WornOutfit
  offset: number
}

function ComfortCard({ title, worn, today, offset, onAgain }: ComfortCardProps) {
  const id = useId()
  const save = useSaveFeeling(today)
  const pending = save.isPending ? save.variables.feeling : null
  const saved = save.isSuccess ? worn.feeling : null
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.pieces} aria-label="입은 옷">
        {worn.items.map((item) => (
          <li key={item.clothesId}>
            <ClothesPicture item={item} sizes="56px" alt={item.name} />
          </li>
        ))}
      </ul>
      <div className={styles.feelings}>
        <FeelingRow
          labelledBy={id}
          value={worn.feeling}
          pending={pending}
          onSelect={(feeling) => save.mutate({ feedId: worn.feedId, feeling })}
        />
      </div>
      <div aria-live="polite" className={styles.thanks}>
        {saved && <p>{thanksFor(saved, offset)}</p>}
        {saved && saved !== 'GOOD' && (
          <Button variant="soft" size="s" icon="refresh" onClick={onAgain}>
            다시 추천받기
          </Button>
        )}
      </div>
    </section>
  )
}
