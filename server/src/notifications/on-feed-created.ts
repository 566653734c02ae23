import type { FeedId, UserId } from '@otday/contract'
import type { Publish } from '#platform/db/index.ts'
import { job, type Jobs } from '#platform/jobs/index.ts'
import type { FeedCreated } from '../feeds/index.ts'
import { type FanOutDeps, fanOut } from './fan-out.ts'
import { beginFanOut, followersFrom } from './queries-fan-out.ts'
import { lockFeedStory, hasFollowers } from './queries-content.ts'
import { feedTarget } from './targets.ts'
import { nameInNews, preview } from './text.ts'

export interface FeedNews {
  feedId: FeedId
  authorId: UserId
}
export const feedNewsJob = job<FeedNews>('feed-news')

const keyOf = (feedId: FeedId) => `feed.created:${feedId}`

/** Enqueues within the transaction of the feed. */
export const onFeedCreated =
  ({ jobs }: { jobs: Jobs }): Publish<FeedCreated> =>
  async (tx, { feedId, authorId, at }) => {
    if (!(await hasFollowers(tx, authorId))) return
    await beginFanOut(tx, keyOf(feedId), at)
    await jobs.enqueue(tx, feedNewsJob, { feedId, authorId })
  }

/** Ends early without the feed. */
export const deliverToFollowers = (deps: FanOutDeps, { feedId, authorId }: FeedNews): Promise<void> =>
  fanOut(deps, {
    eventKey: keyOf(feedId),
    receivers: (db, after, limit) => followersFrom(db, authorId, after, limit),
    news: async (tx) => {
      const feed = await lockFeedStory(tx, feedId)
      return (
        feed && {
          kind: 'feed.created',
          level: 'INFO',
          title: `${nameInNews(feed.name)}님이 새 피드를 올렸어요`,
          content: preview(feed.content),
          targetUrl: feedTarget(feedId),
          at: feed.createdAt,
        }
      )
    },
  })
