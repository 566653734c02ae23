import type { NotificationId } from '@otday/contract'
import { setTimeout as pause } from 'node:timers/promises'
import { outliving } from '#platform/concurrency/request-scope.ts'
import { afterCommit, type Db, inTransaction } from '#platform/db/index.ts'
import { newId } from '#platform/ids.ts'
import type { Notify } from '#platform/live/signals.ts'
import { takeUntoldLikes, untoldLikes } from '../likes/index.ts'
import {
  findGroups,
  type GroupNews,
  keyOf,
  type LikeNews,
  lockLikeStories,
  lockOpenInboxes,
  recordLikeDeliveries,
  writeLikeNews,
} from './queries-like-news.ts'
import { feedTarget } from './targets.ts'
import { nameInNews, preview } from './text.ts'

interface LikeDeliveryDeps {
  db: Db
  notify: Notify
  log: { error(context: object, message: string): void }
}

/** Number of likes that one transaction takes out of the queue. */
const atOnce = 500
/**
 * ms between two transactions, in which likes gather, and after which an instance asks again that found another one
 * delivering; and ms after which likes are looked for that a crashed instance has left.
 */
const times = { between: 40, leftBehind: 5000 }

export interface LikeDelivery {
  /** Notifies the authors of feeds that were liked, soon; returns at once. */
  request(): void
  start(): void
  /** Waits for the transaction under way; what is left is delivered by another instance or after the next start. */
  stop(): Promise<void>
}

/**
 * Notifies authors of likes: of each user's first like of a feed, merged with unread notifications about the same feed.
 * Likes wait in a queue (decision 048), so that nobody who likes waits for it.
 */
export function createLikeDelivery(deps: LikeDeliveryDeps): LikeDelivery {
  let isRequested = false
  let isStopped = false
  let running: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined

  async function run() {
    while (isRequested && !isStopped) {
      isRequested = false
      const taken = await deliverSome(deps)
      if (taken === null || taken === atOnce) isRequested = true
      await pause(times.between)
    }
  }

  function request() {
    isRequested = true
    if (isStopped) return
    // It goes on for others when the request of the like has ended.
    running ??= outliving(run)
      .catch((error: unknown) => deps.log.error({ err: error }, 'notifying authors of likes failed'))
      .finally(() => {
        running = null
        if (isRequested) request()
      })
  }

  return {
    request,
    start: () => {
      request()
      timer = setInterval(request, times.leftBehind)
    },
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await running
    },
  }
}

/** Notifies of some likes; returns how many were found in the queue, or null if another instance is delivering. */
const deliverSome = ({ db, notify }: LikeDeliveryDeps): Promise<number | null> =>
  inTransaction(db, async (tx) => {
    const found = await untoldLikes(tx, atOnce)
    if (found === null || found.length === 0) return found?.length ?? null
    const stories = await lockLikeStories(tx, found)
    const taken = new Set((await takeUntoldLikes(tx, found)).map(keyOf))
    const likes = await recordLikeDeliveries(
      tx,
      stories.filter((like) => taken.has(keyOf(like))),
    )
    const receivers = await lockOpenInboxes(tx, [...new Set(likes.map(({ authorId }) => authorId))])
    const isOpen = new Set(receivers)
    const byGroup = Map.groupBy(
      likes.filter(({ authorId }) => isOpen.has(authorId)),
      groupKeyOf,
    )
    const groups = await findGroups(tx, receivers, [...byGroup.keys()])
    const oldOf = new Map(groups.map((group) => [group.groupKey, group]))
    const news = [...byGroup].map(([groupKey, group]) => newsOf(group, oldOf.get(groupKey)))
    await writeLikeNews(tx, news)
    afterCommit(tx, () => notify('inbox', receivers))
    return found.length
  })

const groupKeyOf = ({ feedId }: LikeNews) => `feed.liked:${feedId}`

/** Returns the notification of a feed's likes, which names the last one. */
function newsOf(likes: readonly LikeNews[], old: { id: NotificationId; groupSize: number } | undefined): GroupNews {
  const last = likes.at(-1)
  if (!last) throw new Error('a group without likes')
  const { feedId, userId, authorId, likedAt, name, content } = last
  const groupSize = (old?.groupSize ?? 0) + likes.length
  return {
    id: newId<NotificationId>(),
    receiverId: authorId,
    replacesId: old?.id ?? null,
    title: `${nameInNews(name)}님${groupSize > 1 ? ` 외 ${groupSize - 1}명` : ''}이 좋아요를 눌렀어요`,
    content: preview(content),
    targetUrl: feedTarget(feedId),
    eventKey: `feed.liked:${feedId}:${userId}`,
    groupKey: groupKeyOf(last),
    groupSize,
    at: likedAt,
  }
}
