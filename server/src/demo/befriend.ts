import type { FeedId, UserId } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import { type CommentingDeps, postComment } from '../comments/index.ts'
import { follow, type FollowingDeps } from '../follows/index.ts'
import { like, type LikeDeps } from '../likes/index.ts'
import { writerWithoutSession } from '../users/index.ts'
import { type DemoPerson, type DemoPost } from './people.data.ts'

export interface Posted {
  feedId: FeedId
  post: DemoPost
  at: Date
}

export interface Settled {
  id: UserId
  person: DemoPerson
  posted: Posted[]
}

interface Befriending {
  liking: LikeDeps
  commenting: CommentingDeps
  following: FollowingDeps
  clock: Clock
}

const hour = 3_600_000
/** Hours before now at which the first follow is dated: 14 days, before all posts except the snowy one. */
const met = 14 * 24

/**
 * Lets people follow each other, like and comment. Likes and comments are dated some hours after the posts, because the
 * notifications show these times.
 */
export async function befriend(deps: Befriending, settled: readonly Settled[]): Promise<void> {
  const now = deps.clock.now().getTime()
  const at = (moment: number) => ({ now: () => new Date(Math.min(now, moment)) })
  const ids = new Map(settled.map(({ person, id }) => [person.name, id]))
  for (const [index, { id, person }] of settled.entries())
    for (const followeeId of person.follows.flatMap((name) => ids.get(name) ?? []))
      await follow({ ...deps.following, clock: at(now - (met - index) * hour) }, writerWithoutSession(id), {
        followerId: id,
        followeeId,
      })
  for (const author of settled)
    for (const [index, { feedId, post, at: postedAt }] of author.posted.entries()) {
      for (const [by, content] of post.comments ?? []) {
        const authorId = ids.get(by)
        const commenting = { ...deps.commenting, clock: at(postedAt.getTime() + hour) }
        if (authorId)
          await postComment(commenting, writerWithoutSession(authorId), feedId, { authorId, feedId, content })
      }
      for (const [fan, { id }] of settled.entries())
        if (id !== author.id && (index + fan) % 3 === 0)
          await like(
            { ...deps.liking, clock: at(postedAt.getTime() + (2 + fan) * hour) },
            feedId,
            writerWithoutSession(id),
          )
    }
}
