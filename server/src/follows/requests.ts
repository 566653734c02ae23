import type { FollowId, FollowRequest, UserId } from '@otday/contract'
import { inTransaction } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Urls } from '#platform/http/urls.ts'
import type { Writer } from '#platform/writer.ts'
import { userSummary } from '../users/index.ts'
import { approve } from './approve.ts'
import { countOut, type FollowingDeps } from './change-follow.ts'
import { deleteFollowOf, findFollow } from './queries.ts'
import { deleteRequests, findRequest, type RequestingPerson } from './queries-requests.ts'

type AnsweringDeps = Pick<FollowingDeps, 'db' | 'clock' | 'deliverSoon'>

export const presentRequest = (
  urls: Urls,
  { id, createdAt, personId, name, imageId }: RequestingPerson,
): FollowRequest => ({
  id,
  follower: userSummary(urls, { id: personId, name, imageId, deletedAt: null }),
  requestedAt: createdAt,
})

/**
 * Makes a request to the caller a follow; does nothing if it is one already.
 * @throws FollowNotFound for a request that is gone; SessionEnded
 */
export async function approveRequest(deps: AnsweringDeps, by: Writer, id: FollowId): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await by.lock(tx)
    const request = await findRequest(tx, by.id, id)
    const isApproved = request && (await approve(tx, by.id, [request], deps.clock.now())) > 0
    if (!isApproved && !(await findFollow(tx, by.id, id))) throw new AppError('FollowNotFound', { followId: id })
  })
  deps.deliverSoon()
}

/** Deletes a request to the caller, which nobody is notified of; does nothing if it is gone. @throws SessionEnded */
export const declineRequest = ({ db }: Pick<FollowingDeps, 'db'>, by: Writer, id: FollowId): Promise<void> =>
  inTransaction(db, async (tx) => {
    await by.lock(tx)
    if (await findRequest(tx, by.id, id)) await deleteRequests(tx, [id])
  })

/** Ends a user's following of the caller, which nobody is notified of; does nothing without one. @throws SessionEnded */
export const removeFollower = ({ db }: Pick<FollowingDeps, 'db'>, by: Writer, followerId: UserId): Promise<void> =>
  inTransaction(db, async (tx) => {
    await by.lock(tx)
    const row = await deleteFollowOf(tx, { followerId, followeeId: by.id })
    if (row) await countOut(tx, row)
  })
