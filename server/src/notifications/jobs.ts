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
/** Seconds after which a run through all inboxes counts as lost, ends and is retried. */
const expiresAfter = 3600
/**
 * This many posts are announced to followers at the same time. An author, with however many followers, takes at most
 * one of these places.
 */
const atOnce = 3

export type NewsDeps = FanOutDeps & WaitingDeps & AttributeJobs

/** Returns the jobs that fan notifications out, and the nightly sweep. */
export const notificationJobs = (deps: NewsDeps) => [
  work(feedNewsJob, (news) => deliverToFollowers(deps, news), { atOnce }),
  work(waitingNewsJob, (waiting) => announceWaiting(deps, waiting)),
  work(attributeNewsJob, (news) => deliverToEveryone(deps, news)),
  work(waitingChangeJob, (waiting) => announceChange(deps, waiting)),
  work(attributeGoneJob, (gone, signal) => takeBackAttribute(deps, gone, signal), { expiresAfter }),
  work(takeBackNewsJob, (departed, signal) => takeBackNews(deps, departed, signal), { expiresAfter }),
  scheduled(sweepJob, '40 4 * * *', (signal) => sweepInboxes(deps, signal), { expiresAfter }),
]
