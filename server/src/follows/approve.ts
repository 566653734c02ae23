import type { UserId } from '@otday/contract'
import type { Db } from '#platform/db/index.ts'
import { countApproved } from '../profiles/index.ts'
import { lockSight } from '../sight/index.ts'
import { lockAccounts } from '../users/index.ts'
import { deleteRequests, insertApproved, lockRequests, type RequestRow } from './queries-requests.ts'

/**
 * Makes requests to a user follows: those that are still there, of accounts that are. Waits for blocks of each pair that
 * are being stored, since a block deletes the request, or the follow that it becomes.
 */
export async function approve(tx: Db, followeeId: UserId, requests: readonly RequestRow[], now: Date): Promise<number> {
  const people = requests.map(({ followerId }) => followerId).toSorted()
  const present = new Set(await lockAccounts(tx, people))
  for (const followerId of people) await lockSight(tx, followeeId, followerId)
  const ids = requests.filter(({ followerId }) => present.has(followerId)).map(({ id }) => id)
  await lockRequests(tx, ids)
  const approved = await insertApproved(tx, await deleteRequests(tx, ids), now)
  await countApproved(tx, followeeId, approved)
  return approved.length
}
