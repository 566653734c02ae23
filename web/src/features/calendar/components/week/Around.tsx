import type { WeatherId } from '@otday/contract'
import styles from './Around.module.css'
import { SimilarDays } from './SimilarDays.tsx'
import { WeekStrip } from './WeekStrip.tsx'

/** Shows what was worn this week, and in weather like that of the chosen day. */
export function Around({ weatherId }: { weatherId: WeatherId | undefined }) {
  return (
    <div className={styles.around}>
      <WeekStrip />
      {weatherId && <SimilarDays weatherId={weatherId} />}
    </div>
  )
}
