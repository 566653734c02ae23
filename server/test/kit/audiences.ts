import type { Audience, ClosetAudience, Follow, UserId } from '@otday/contract'
import type { TestUser } from './test-app.ts'

export const setAudience = (who: TestUser, audience: Audience) =>
  who.audiences.update({ params: { userId: who.id }, body: { audience } })
export const setClosetAudience = (who: TestUser, closetAudience: ClosetAudience) =>
  who.audiences.update({ params: { userId: who.id }, body: { closetAudience } })

export const follow = (who: TestUser, whom: { id: UserId }): Promise<Follow> =>
  who.follows.create({ body: { followerId: who.id, followeeId: whom.id } })
export const summaryOf = (who: TestUser, whom: { id: UserId }) => who.follows.summary({ query: { userId: whom.id } })
export const requestsTo = async (who: TestUser) => (await who.followRequests.list({ query: {} })).data

/** Approves the oldest request to a user. */
export async function approveOldest(who: TestUser): Promise<void> {
  const [oldest] = (await requestsTo(who)).toReversed()
  if (!oldest) throw new Error('no request')
  await who.followRequests.approve({ params: { followId: oldest.id } })
}

/** Makes a user an approved follower of a private account. */
export async function followPrivately(who: TestUser, whom: TestUser): Promise<void> {
  const { id } = await follow(who, whom)
  await whom.followRequests.approve({ params: { followId: id } })
}
