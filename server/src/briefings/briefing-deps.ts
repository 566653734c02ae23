import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/index.ts'
import type { JobLog, Queue } from '#platform/jobs/index.ts'
import type { Keys } from '#platform/crypto/keys.ts'
import type { Mailer } from '#platform/mail/index.ts'
import type { Pusher } from '#platform/push/index.ts'
import type { Urls } from '#platform/http/urls.ts'
import type { DrawingDeps } from '../outfit-pictures/index.ts'
import type { RecommendingDeps } from '../recommendations/index.ts'
import type { PlaceUses } from '../places/index.ts'
import type { ViewingDeps } from '../weather/index.ts'
import type { askMailJob, mailRetryJob, pushRetryJob, sendNowJob } from './job-kinds.ts'

export interface BriefingDeps extends DrawingDeps {
  db: Db
  clock: Clock
  jobs: Queue<typeof askMailJob | typeof mailRetryJob | typeof pushRetryJob | typeof sendNowJob>
  keys: Pick<Keys, 'briefing'>
  urls: Urls
  styling: RecommendingDeps
  weather: ViewingDeps
  namesToday: PlaceUses['namesToday']
  pusher: Pusher
  mailer: Mailer
  log: JobLog & { warn(context: object, message: string): void }
  /** URL with base path, without trailing slash. */
  siteUrl: string
}
