import {
  type Comment,
  CommentId,
  ClothesId,
  comfort,
  comments,
  type Feed,
  FeedId,
  feeds,
  fitsFilter,
  likes,
  looks,
  type OutfitItem,
  type Page,
  UserId,
  type UserSummary,
  WeatherId,
  wears,
} from '@otday/contract'
import * as z from 'zod'
import { page } from 'vitest/browser'
import { lookbookPage } from './lookbook.ts'
import { Refusal, type MemoryServer } from './memory-server.ts'
import { hani } from './people.ts'
import { pageOf } from './usual.ts'

/** Returns the nth id of a kind of records; later ones are greater, as on the server. */
export const idText = (kind: number, number: number) =>
  `019000${String(kind).padStart(2, '0')}-0000-7000-8000-${String(number).padStart(12, '0')}`
const feedId = (number: number) => z.decode(FeedId, idText(10, number))

const summaryOf = (id: UserId, name: string): UserSummary => ({ userId: id, name, profileImageUrl: null })
export const me = summaryOf(hani.id, hani.name)
/** URL of a picture that the test's own web server delivers. */
export const portrait = '/web/public/favicon.svg'
/** Another user. */
export const minji = summaryOf(z.decode(UserId, idText(20, 2)), '민지')

export const itemOf = (number: number, over: Partial<OutfitItem> = {}): OutfitItem => ({
  clothesId: z.decode(ClothesId, idText(30, number)),
  name: `옷 ${number}`,
  type: 'TOP',
  imageUrl: null,
  picture: null,
  appearance: { kind: 'shirt', colors: ['#336699'] },
  attributes: [],
  ...over,
})

/** Returns a post of 하니 with the text `줄 1` (`줄 2` …), created a minute after the one before. */
export const feedOf = (number: number, over: Partial<Feed> = {}): Feed => ({
  id: feedId(number),
  createdAt: new Date(Date.UTC(2026, 10, 20, 3, number)),
  updatedAt: new Date(Date.UTC(2026, 10, 20, 3, number)),
  author: me,
  weather: {
    weatherId: z.decode(WeatherId, idText(40, 1)),
    skyStatus: 'CLEAR',
    precipitation: { type: 'NONE', amount: 0, probability: 0 },
    temperature: { current: -3.4, comparedToDayBefore: 1, min: -7.6, max: 4.2 },
    isSample: false,
  },
  ootds: [itemOf(1)],
  flatLayUrl: null,
  content: `줄 ${number}`,
  likeCount: 0,
  commentCount: 0,
  likedByMe: false,
  ...over,
})

/** Returns `count` posts, the last of which is the newest. */
export const manyFeeds = (count: number, over: Partial<Feed> = {}): Feed[] =>
  Array.from({ length: count }, (_, index) => feedOf(index + 1, over))

export const commentOf = (feed: Feed, number: number, over: Partial<Comment> = {}): Comment => ({
  id: z.decode(CommentId, idText(50, number)),
  feedId: feed.id,
  author: me,
  content: `말 ${number}`,
  createdAt: new Date(Date.UTC(2026, 10, 20, 4, number)),
  ...over,
})

/** Returns the page of a list that begins at a cursor, and the cursor of the next page. */
export function partOf<T>(
  all: readonly T[],
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Page<T> {
  const from = Number(cursor ?? 0)
  const hasNext = from + limit < all.length
  const next = hasNext ? { hasNext, nextCursor: `${from + limit}`, nextIdAfter: idText(99, from + limit) } : {}
  return pageOf(all.slice(from, from + limit), { ...next, totalCount: all.length })
}

/**
 * Answers the calls for these posts and their comments, and applies what the client changes. A test can change `posts`
 * as another user would.
 */
export function answerFeeds(server: MemoryServer, first: readonly Feed[], said: readonly Comment[] = []) {
  const known = { posts: [...first], comments: [...said] }
  const find = (id: string): Feed => {
    const found = known.posts.find((feed) => feed.id === id)
    if (!found) throw new Refusal('FeedNotFound')
    return found
  }
  const change = (id: string, over: Partial<Feed>): Feed => {
    const changed = { ...find(id), ...over }
    known.posts = known.posts.map((feed) => (feed.id === id ? changed : feed))
    return changed
  }
  server.answer(feeds.list, ({ query }) => {
    const fitting = known.posts.filter((feed) => fitsFilter(feed, query))
    const newest = (one: Feed, two: Feed) => (one.id < two.id ? 1 : -1)
    const byLikes = (one: Feed, two: Feed) => two.likeCount - one.likeCount || newest(one, two)
    return partOf(fitting.toSorted(query.sortBy === 'likeCount' ? byLikes : newest), query)
  })
  server.answer(feeds.get, ({ params }) => find(params.feedId))
  server.answer(feeds.update, ({ params, body }) => change(params.feedId, body))
  server.answer(feeds.delete, ({ params }) => {
    known.posts = known.posts.filter(({ id }) => id !== find(params.feedId).id)
    return undefined
  })
  server.answer(likes.create, ({ params: { feedId: id } }) => {
    change(id, { likedByMe: true, likeCount: find(id).likeCount + 1 })
    return undefined
  })
  server.answer(likes.delete, ({ params: { feedId: id } }) => {
    change(id, { likedByMe: false, likeCount: find(id).likeCount - 1 })
    return undefined
  })
  server.answer(comments.list, ({ params, query }) => {
    const all = known.comments.filter((comment) => comment.feedId === find(params.feedId).id)
    return partOf(
      all.toSorted((one, two) => (one.id < two.id ? 1 : -1)),
      query,
    )
  })
  server.answer(comments.create, ({ params, body: { content } }) => {
    const feed = find(params.feedId)
    const comment = commentOf(feed, known.comments.length + 1, { content, createdAt: new Date() })
    known.comments.push(comment)
    change(feed.id, { commentCount: feed.commentCount + 1 })
    return comment
  })
  // The dialog of the user's own post also asks for diary data and the lookbook.
  server.answer(comfort.get, () => ({ offset: 0, today: null, yesterday: null }))
  server.answer(wears.list, () => ({ wears: [], days: [] }))
  server.answer(looks.list, () => lookbookPage([]))
  return known
}

export const list = (name = '피드') => page.getByRole('feed', { name, exact: true })
export const cards = (name?: string) => list(name).getByRole('article')
/** Returns the button that opens a post in a list. */
export const openFeed = ({ author, content }: Feed) =>
  page
    .getByRole('article')
    .filter({ hasText: content.split('\n')[0] ?? '' })
    .getByRole('button', { name: `${author.name}님의 피드 열기` })
export const shownFeeds = () =>
  [...document.querySelectorAll('[data-feed]')].map((one) => one.getAttribute('data-feed'))
export const waiting = () => document.querySelectorAll('[data-skeleton]').length

/** Counts the items in the first row. */
export function columnsOf(items: Element[]): number {
  const tops = items.map((one) => Math.round(one.getBoundingClientRect().top))
  return tops.filter((top) => top === tops[0]).length
}
