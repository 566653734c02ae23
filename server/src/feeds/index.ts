import type { FeedQuery } from '@otday/contract'
import type { PictureSigner } from '#platform/crypto/picture-signatures.ts'
import type { Urls } from '#platform/http/urls.ts'
import type { Paging } from '#platform/db/index.ts'
import { defineModule, type HandlersOf } from '#platform/define-module.ts'
import { createFeed, type PostingDeps } from './create-feed.ts'
import { deleteFeed, updateFeed } from './change-feed.ts'
import type { FlatLayDeps } from './draw-flat-lay.ts'
import { feedJobs } from './jobs.ts'
import { enqueueRewriting, type RewritingDeps } from './rewrite-snapshots.ts'
import { createFeedStatistics } from './queries-statistics.ts'
import { createLeftOutTotals } from './left-out-totals.ts'
import { createRestrictedTotals } from './restricted-totals.ts'
import { createFeedTotals } from './feed-totals.ts'
import { presentFeed, presentListedFeed } from './present-feed.ts'
import { requireFeed } from './queries.ts'
import type { FeedFilter } from './queries-filters.ts'
import { createFeedPages, type ListedFeed } from './queries-lists.ts'
import { searchWords } from './search-tokens.ts'
import { serveFlatLays } from './serve-flat-lays.ts'

export { createFeed, type FeedCreated, type PostingDeps } from './create-feed.ts'
export {
  feedOfPermission,
  movedCommentCount,
  movedLikeCount,
  requireFeed,
  requireLivingFeed,
} from './queries.ts'
export { sweepFlatLays } from './jobs.ts'
export { presentOotds } from './present-feed.ts'
export { restrictFeedsOf } from './queries-audience.ts'
export { forgetFeedsOf, lockNextFeedsOf } from './forget-feeds.ts'
export { countComments, countLikes, lockFeeds } from './queries-departures.ts'

type FeedDeps = PostingDeps & { paging: Paging; urls: Urls }

export const feeds = defineModule(
  'feeds',
  (deps: FeedDeps & FlatLayDeps & RewritingDeps & { signer: PictureSigner }) => ({
    handlers: { feeds: feedHandlers(deps) },
    serve: (http, options) => serveFlatLays(http, deps, options),
    jobs: feedJobs(deps),
    start: () => enqueueRewriting(deps),
    uses: deps,
  }),
)

function feedHandlers(deps: FeedDeps): HandlersOf<'feeds'> {
  const { db, paging, urls } = deps
  const statistics = createFeedStatistics(db, deps.clock)
  const totals = createFeedTotals(db, deps.clock, statistics)
  const withoutLeftOut = createLeftOutTotals(db, deps.clock, statistics)
  const withoutHidden = createRestrictedTotals(db, deps.clock, statistics)
  const pageOf = createFeedPages(db, paging, statistics)
  const [present, presentListed] = [presentFeed(urls), presentListedFeed(urls)]
  return {
    list: async ({ viewer, query }) => {
      const filter = filterOf(query)
      const total = async (rows: ListedFeed[]) => {
        const asked = { viewer: viewer.id, filter, rows }
        return withoutHidden(await withoutLeftOut(await totals.of(filter, rows), asked), asked)
      }
      const page = await pageOf({ viewer: viewer.id, filter, query, total })
      return { ...page, data: page.data.map((feed) => presentListed(viewer.id, feed)) }
    },
    create: async ({ viewer, body }) => {
      const feed = await createFeed(deps, viewer, body)
      totals.moved(feed, 1)
      return present(viewer.id, feed)
    },
    get: async ({ viewer, params }) => present(viewer.id, await requireFeed(db, viewer.id, params.feedId)),
    update: async ({ viewer, params, body }) => {
      const { before, after } = await updateFeed(deps, viewer, params.feedId, body)
      totals.moved(before, -1)
      totals.moved(after, 1)
      return present(viewer.id, after)
    },
    delete: async ({ viewer, params }) => {
      totals.moved(await deleteFeed(deps, viewer, params.feedId), -1)
      return undefined
    },
  }
}

const filterOf = (query: FeedQuery): FeedFilter => ({
  authorId: query.authorIdEqual,
  skyStatus: query.skyStatusEqual,
  precipitationType: query.precipitationTypeEqual,
  words: query.keywordLike === undefined ? [] : searchWords(query.keywordLike),
})
