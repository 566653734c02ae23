import type { WeatherId } from '@otday/contract'
import { adoptStyles } from '../../../../ui/adopt-styles.ts'
import css from './around.css?inline'
import { SimilarDays } from './SimilarDays.tsx'
import { WeekStrip } from './WeekStrip.tsx'

adoptStyles(css)

/** What was worn this week, and in weather like that of the chosen day. */
export function Around({ weatherId }: { weatherId: WeatherId | undefined }) {
  return (
    <div className="ar">
      <WeekStrip />
      {weatherId && <SimilarDays weatherId={weatherId} />}
    </div>
  )
}
