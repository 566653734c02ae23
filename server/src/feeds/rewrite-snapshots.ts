import type { FeedId } from '@otday/contract'
import { createBreath } from '#platform/concurrency/breathe.ts'
import type { Db, EffectLog } from '#platform/db/index.ts'
import { job, type Queue, work } from '#platform/jobs/index.ts'
import { markSnapshots, rewriteSnapshots, unshownFeeds } from './queries-snapshots.ts'
import { areSame, readSnapshots, type StoredSnapshots, writeSnapshots } from './snapshots.ts'

/** Feeds that one run of the job reads: few, as a shutdown waits until the run ends. */
const feedsPerRun = 500

const rewritingJob = job<{ after: FeedId | null }>()('feeds-rewriting')

export interface RewritingDeps {
  db: Db
  jobs: Queue<typeof rewritingJob>
  log: EffectLog
}

/** Enqueues the job that brings snapshots into the form of today, if there are any in another one. */
export async function enqueueRewriting({ db, jobs }: Omit<RewritingDeps, 'log'>): Promise<void> {
  if ((await unshownFeeds(db, null, 1)).length > 0) await jobs.enqueue(db, rewritingJob, { after: null })
}

export const rewritingJobs = (deps: RewritingDeps) => [
  work(rewritingJob, async ({ after }) => {
    const place = await rewriteNext(deps, after)
    if (place !== null) await deps.jobs.enqueue(deps.db, rewritingJob, { after: place })
  }),
]

/**
 * Rewrites the next feeds after `after`, and returns the last of them; null when there are no more. Each that needs
 * another text has a statement of its own, since it takes the lock of its author's worn days. What cannot be read is
 * marked, too, so that no start reads it again.
 */
async function rewriteNext({ db, log }: RewritingDeps, after: FeedId | null): Promise<FeedId | null> {
  const breathe = createBreath()
  const unshown = await unshownFeeds(db, after, feedsPerRun)
  const [same, unreadable]: [typeof unshown, typeof unshown] = [[], []]
  for (const feed of unshown) {
    await breathe()
    const written = snapshotsOfToday(feed, log)
    if (written === null) unreadable.push(feed)
    else if (areSame(feed, written)) same.push(feed)
    else await rewriteSnapshots(db, feed.id, feed, written)
  }
  if (same.length > 0) await markSnapshots(db, same, true)
  if (unreadable.length > 0) await markSnapshots(db, unreadable, false)
  return unshown.length === feedsPerRun ? (unshown.at(-1)?.id ?? null) : null
}

/** Returns the snapshots in the form of today; null for those that cannot be shown, which stay as they are. */
function snapshotsOfToday(feed: StoredSnapshots & { id: FeedId }, log: EffectLog): StoredSnapshots | null {
  try {
    return writeSnapshots(readSnapshots(feed))
  } catch (error) {
    log.error({ err: error, feedId: feed.id }, 'a snapshot of a feed cannot be shown')
    return null
  }
}
