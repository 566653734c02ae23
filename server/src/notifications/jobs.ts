import { job, scheduled, work } from '#platform/jobs/index.ts'
import type { FanOutDeps } from './fan-out.ts'
import { attributeGoneJob, attributeNewsJob, deliverToEveryone } from './on-attribute-saved.ts'
import {
  announceWaiting,
  feedNewsJob,
  deliverToFollowers,
  type WaitingDeps,
  waitingNewsJob,
} from './on-feed-created.ts'
import { sweepInboxes } from './sweep-inboxes.ts'
import { takeBackAttribute } from './take-back-attribute.ts'
import { takeBackNews, takeBackNewsJob } from './take-back-news.ts'

const sweepJob = job()('notifications-sweep')
/** Seconds until a fan-out counts as lost; a slow one continues beside its retry. */
const expiresAfter = 3600

/** Fan-outs and a nightly sweep. */
export const notificationJobs = (deps: FanOutDeps & WaitingDeps) => [
  work(feedNewsJob, (news) => deliverToFollowers(deps, news), { expiresAfter }),
  work(waitingNewsJob, (waiting) => announceWaiting(deps, waiting)),
  work(attributeNewsJob, (news) => deliverToEveryone(deps, news), { expiresAfter }),
  work(attributeGoneJob, (gone) => takeBackAttribute(deps, gone), { expiresAfter }),
  work(takeBackNewsJob, (departed) => takeBackNews(deps, departed), { expiresAfter }),
  scheduled(sweepJob, '40 4 * * *', () => sweepInboxes(deps)),
]
