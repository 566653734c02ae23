import type { FeedId } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { seoulDate } from '@otday/common/seoul-time'
import { useNow } from '../../../platform/time/use-now.ts'
import { useSaveFeeling } from '../comfort-mutations.ts'
import { thanksFor } from '../comfort-words.ts'
import { FeelingRow } from './FeelingRow.tsx'
import { comfortQuery, outfitOfFeed } from '../comfort-queries.ts'
import styles from './FeedComfort.module.css'

/** Asks how warm the outfit of a feed felt, if it was worn yesterday or today. */
export function FeedComfort({ feedId }: { feedId: FeedId }) {
  const today = seoulDate(useNow())
  const id = useId()
  const { data: comfort } = useQuery(comfortQuery(today))
  const save = useSaveFeeling(today)
  const worn = outfitOfFeed(comfort, feedId)
  if (!comfort || !worn) return null
  return (
    <section className={styles.comfort} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {worn === comfort.today ? '오늘 입은 옷, 어때요?' : '어제 입은 옷, 어땠어요?'}
      </h3>
      <FeelingRow
        labelledBy={id}
        value={worn.feeling}
        pending={save.isPending ? save.variables.feeling : null}
        onSelect={(feeling) => save.mutate({ feedId, feeling })}
      />
      <p aria-live="polite" className={styles.thanks}>
        {save.isSuccess && worn.feeling && thanksFor(worn.feeling, comfort.offset)}
      </p>
    </section>
  )
}
