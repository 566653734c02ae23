import type { Clock } from '#platform/clock.ts'
import { job, type Jobs } from '#platform/jobs/index.ts'
import type { FanOutDeps } from './fan-out.ts'
import { attributeGoneJob, attributeNewsJob, deliverToEveryone } from './on-attribute-saved.ts'
import { announceWaiting, feedNewsJob, deliverToFollowers, waitingNewsJob } from './on-feed-created.ts'
import { sweepInboxes } from './sweep-inboxes.ts'
import { takeBackAttribute } from './take-back-attribute.ts'
import { takeBackNews, takeBackNewsJob } from './take-back-news.ts'

const sweepJob = job<Record<string, never>>('notifications-sweep')
/** Seconds until a fan-out counts as lost; a slow one continues beside its retry. */
const expiresAfter = 3600

/** Fan-outs and a nightly sweep. */
export function defineNotificationJobs(jobs: Jobs, deps: FanOutDeps & { clock: Clock }): void {
  jobs.define(feedNewsJob, (news) => deliverToFollowers(deps, news), { expiresAfter })
  jobs.define(waitingNewsJob, (waiting) => announceWaiting({ ...deps, jobs }, waiting))
  jobs.define(attributeNewsJob, (news) => deliverToEveryone(deps, news), { expiresAfter })
  jobs.define(attributeGoneJob, (gone) => takeBackAttribute(deps, gone), { expiresAfter })
  jobs.define(takeBackNewsJob, (departed) => takeBackNews(deps, departed), { expiresAfter })
  jobs.define(sweepJob, () => sweepInboxes(deps))
  jobs.schedule(sweepJob, '40 4 * * *')
}
