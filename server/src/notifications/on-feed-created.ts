import type { FeedId, UserId } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Publish } from '#platform/db/index.ts'
import { job, type Queue } from '#platform/jobs/index.ts'
import type { FeedCreated } from '../feeds/index.ts'
import { deliverBatch, type FanOut, type FanOutDeps } from './fan-out.ts'
import { beginFanOut, followersFrom } from './queries-fan-out.ts'
import { lockFeedStory, hasFollowers } from './queries-content.ts'
import { beginNews, endWaiting, postsSince, waitWithNews } from './queries-feed-news.ts'
import { feedTarget } from './targets.ts'
import { nameInNews, preview } from './text.ts'

export interface FeedNews {
  /** The newest of the posts. */
  feedId: FeedId
  authorId: UserId
  /** Posts since followers were last notified; 1 if missing. */
  count?: number
}
export const feedNewsJob = job<FeedNews>()('feed-news')
export const waitingNewsJob = job<Pick<FeedNews, 'authorId'>>()('feed-news-waiting')

/** Seconds between notifications about one author. */
const pause = 3600

const keyOf = (feedId: FeedId) => `feed.created:${feedId}`

/** Notifies followers of a post at once, or of several posts together after an hour. */
export const onFeedCreated =
  ({ jobs }: Pick<WaitingDeps, 'jobs'>): Publish<FeedCreated> =>
  async (tx, { feedId, authorId, at }) => {
    if (!(await hasFollowers(tx, authorId))) return
    const before = new Date(at.getTime() - pause * 1000)
    if (await beginNews(tx, authorId, { at, before })) await announce({ jobs }, tx, { feedId, authorId }, at)
    else if (await waitWithNews(tx, authorId)) await jobs.enqueue(tx, waitingNewsJob, { authorId }, pause)
  }

async function announce({ jobs }: Pick<WaitingDeps, 'jobs'>, tx: Db, news: FeedNews, at: Date) {
  await beginFanOut(tx, keyOf(news.feedId), at)
  await jobs.enqueue(tx, feedNewsJob, news)
}

export interface WaitingDeps {
  db: Db
  clock: Clock
  jobs: Queue<typeof feedNewsJob | typeof waitingNewsJob>
}

/** Announces an author's posts since the last notification together. */
export const announceWaiting = (deps: WaitingDeps, { authorId }: Pick<FeedNews, 'authorId'>): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const since = await endWaiting(tx, authorId, now)
    const posted = since && (await postsSince(tx, authorId, since))
    if (posted?.newest) await announce(deps, tx, { feedId: posted.newest, authorId, count: posted.count }, now)
  })

/** Notifies the next batch of followers; ends early if the feed was deleted. */
export async function deliverToFollowers(deps: FanOutDeps & Pick<WaitingDeps, 'jobs'>, news: FeedNews): Promise<void> {
  if (await deliverBatch(deps, fanOutOf(news))) await deps.jobs.enqueue(deps.db, feedNewsJob, news)
}

const fanOutOf = ({ feedId, authorId, count = 1 }: FeedNews): FanOut => ({
  eventKey: keyOf(feedId),
  receivers: (db, after, limit) => followersFrom(db, authorId, after, limit),
  news: async (tx) => {
    const feed = await lockFeedStory(tx, feedId)
    return (
      feed && {
        kind: 'feed.created',
        level: 'INFO',
        title: `${nameInNews(feed.name)}님이 새 피드${count > 1 ? ` ${count}개` : ''}를 올렸어요`,
        content: preview(feed.content),
        targetUrl: feedTarget(feedId),
        at: feed.createdAt,
      }
    )
  },
})
