import { job, scheduled, work } from '#platform/jobs/index.ts'
import type { FanOutDeps } from './fan-out.ts'
import {
  announceChange,
  type AttributeJobs,
  attributeGoneJob,
  attributeNewsJob,
  deliverToEveryone,
  waitingChangeJob,
} from './on-attribute-saved.ts'
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
/** Seconds until a run through all inboxes counts as lost; a slow one continues beside its retry. */
const expiresAfter = 3600
/** Deliveries of posts at the same time: one with many followers takes one place at most. */
const atOnce = 3

export type NewsDeps = FanOutDeps & WaitingDeps & AttributeJobs

/** Fan-outs and a nightly sweep. */
export const notificationJobs = (deps: NewsDeps) => [
  work(feedNewsJob, (news) => deliverToFollowers(deps, news), { atOnce }),
  work(waitingNewsJob, (waiting) => announceWaiting(deps, waiting)),
  work(attributeNewsJob, (news) => deliverToEveryone(deps, news)),
  work(waitingChangeJob, (waiting) => announceChange(deps, waiting)),
  work(attributeGoneJob, (gone) => takeBackAttribute(deps, gone), { expiresAfter }),
  work(takeBackNewsJob, (departed) => takeBackNews(deps, departed), { expiresAfter }),
  scheduled(sweepJob, '40 4 * * *', (signal) => sweepInboxes(deps, signal), { expiresAfter }),
]
