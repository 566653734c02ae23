import { setImmediate as turn } from 'node:timers/promises'
import type { UserId } from '@otday/contract'
import { inTransaction } from '#platform/db/index.ts'
import { job, scheduled, work } from '#platform/jobs/index.ts'
import { lockAudience } from '../users/index.ts'
import type { FollowingDeps } from './change-follow.ts'
import { oldestRequests, publicWithRequests } from './queries-requests.ts'
import { approve } from './approve.ts'

/** Job that approves the requests to an account that has become public. */
export const approvalJob = job<{ followeeId: UserId }>()('follow-approvals')
const sweepJob = job()('follow-approvals-sweep')

/** Requests approved per transaction: few, so that others who follow the same people wait for tens of ms only. */
const requestsAtOnce = 50
const accountsAtOnce = 100

type ApprovingDeps = Pick<FollowingDeps, 'db' | 'clock' | 'deliverSoon'>

export const followJobs = (deps: ApprovingDeps) => [
  work(approvalJob, ({ followeeId }, signal) => approvePending(deps, followeeId, signal)),
  // Finds the requests of people whose accounts were deleted when the job ran, and who have returned.
  scheduled(sweepJob, '40 4 * * *', async (signal) => {
    for (const followeeId of await publicWithRequests(deps.db, accountsAtOnce))
      await approvePending(deps, followeeId, signal)
  }),
]

/** Approves the requests to an account in steps, as long as it is public; idempotent. */
async function approvePending(deps: ApprovingDeps, followeeId: UserId, signal?: AbortSignal): Promise<void> {
  for (let isLeft = true; isLeft; await turn()) {
    signal?.throwIfAborted()
    isLeft = await inTransaction(deps.db, async (tx) => {
      if ((await lockAudience(tx, followeeId)) !== 'EVERYONE') return false
      const requests = await oldestRequests(tx, followeeId, requestsAtOnce)
      await approve(tx, followeeId, requests, deps.clock.now())
      return requests.length === requestsAtOnce
    })
  }
  deps.deliverSoon()
}
