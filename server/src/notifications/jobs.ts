import type { Clock } from '#platform/clock.ts'
import { job, type Jobs } from '#platform/jobs/index.ts'
import type { FanOutDeps } from './fan-out.ts'
import { attributeNewsJob, deliverToEveryone } from './on-attribute-saved.ts'
import { feedNewsJob, deliverToFollowers } from './on-feed-created.ts'
import { sweepInboxes } from './sweep-inboxes.ts'
import { takeBackNews, takeBackNewsJob } from './take-back-news.ts'

const sweepJob = job<Record<string, never>>('notifications-sweep')
/** Seconds after which a telling counts as lost. One that only took long goes on beside the one that is tried again. */
const expiresAfter = 3600

/** Tells many of what one did, and tidies inboxes every night. */
export function defineNotificationJobs(jobs: Jobs, deps: FanOutDeps & { clock: Clock }): void {
  jobs.define(feedNewsJob, (news) => deliverToFollowers(deps, news), { expiresAfter })
  jobs.define(attributeNewsJob, (news) => deliverToEveryone(deps, news), { expiresAfter })
  jobs.define(takeBackNewsJob, (departed) => takeBackNews(deps, departed), { expiresAfter })
  jobs.define(sweepJob, () => sweepInboxes(deps))
  jobs.schedule(sweepJob, '40 4 * * *')
}
