import {
  type Follow,
  FollowId,
  follows,
  type FollowSummary,
  profiles,
  UserId,
  type UserSummary,
  type Clothes,
  clothes,
  clothesDetails,
  closetChanges,
  linkImport,
} from '@otday/contract'
import * as z from 'zod'
import { idText, itemOf, me, partOf } from './feeds.ts'
import { type MemoryServer, Refusal } from './memory-server.ts'
import { profileOf } from './usual.ts'

export const personOf = (number: number, name: string): UserSummary => ({
  userId: z.decode(UserId, idText(20, number)),
  name,
  profileImageUrl: null,
})

export const pieceOf = (number: number, over: Partial<Clothes> = {}): Clothes => {
  const { clothesId, ...item } = itemOf(number)
  return { ...item, id: clothesId, ownerId: me.userId, createdAt: new Date(Date.UTC(2026, 10, 1, 0, number)), ...over }
}

/** Answers with the closets of all users; each closet has only the pieces of its owner. */
export function answerClosets(server: MemoryServer, first: readonly Clothes[]): void {
  let pieces = first
  server.answer(clothes.list, ({ query }) =>
    partOf(
      pieces.filter(({ ownerId, type }) => ownerId === query.ownerId && (!query.typeEqual || type === query.typeEqual)),
      query,
    ),
  )
  server.answer(clothes.appearance, () => itemOf(1).appearance)
  // The form of a piece works without suggestions and notes, so these calls may fail.
  server.answer(linkImport.readName, () => Response.json({}, { status: 404 }))
  server.answer(clothesDetails.get, () => Response.json({}, { status: 404 }))
  server.answer(closetChanges.delete, ({ body }) => {
    pieces = pieces.filter(({ id }) => !body.clothesIds.includes(id))
    return undefined
  })
}

export const followOf = (number: number, follower: UserSummary, followee: UserSummary): Follow => ({
  id: z.decode(FollowId, idText(60, number)),
  follower,
  followee,
})

/** Answers with the profiles of these people and who follows whom; nobody else exists. */
export function answerPeople(server: MemoryServer, people: readonly UserSummary[], first: readonly Follow[] = []) {
  const known = { relations: [...first] }
  server.answer(profiles.get, ({ params: { userId } }) => {
    const found = people.find((person) => person.userId === userId)
    if (!found) throw new Refusal('UserNotFound')
    return profileOf(found)
  })
  server.answer(follows.summary, ({ query: { userId } }): FollowSummary => {
    const mine = known.relations.find(
      ({ follower, followee }) => follower.userId === me.userId && followee.userId === userId,
    )
    return {
      followeeId: userId,
      followerCount: known.relations.filter(({ followee }) => followee.userId === userId).length,
      followingCount: known.relations.filter(({ follower }) => follower.userId === userId).length,
      followedByMe: mine !== undefined,
      followedByMeId: mine?.id ?? null,
      followingMe: known.relations.some(
        ({ follower, followee }) => follower.userId === userId && followee.userId === me.userId,
      ),
    }
  })
  server.answer(follows.create, ({ body }) => {
    const followee = people.find(({ userId }) => userId === body.followeeId)
    if (!followee) throw new Refusal('UserNotFound')
    const relation = followOf(known.relations.length + 1, me, followee)
    known.relations.push(relation)
    return relation
  })
  server.answer(follows.delete, ({ params }) => {
    known.relations = known.relations.filter(({ id }) => id !== params.followId)
    return undefined
  })
  const named = (of: (relation: Follow) => UserSummary, word = '') =>
    known.relations.filter((relation) => of(relation).name.includes(word)).toReversed()
  server.answer(follows.followers, ({ query }) =>
    partOf(
      named(({ follower }) => follower, query.nameLike).filter(({ followee }) => followee.userId === query.followeeId),
      query,
    ),
  )
  server.answer(follows.followings, ({ query }) =>
    partOf(
      named(({ followee }) => followee, query.nameLike).filter(({ follower }) => follower.userId === query.followerId),
      query,
    ),
  )
  return known
}
