import { daysAfter } from '@otday/common/seoul-time'
import {
  attributes,
  type Clothes,
  clothes,
  clothesDetails,
  comfort,
  comments,
  type Comment,
  drafts,
  type Feed,
  feeds,
  type FlatLayScene,
  follows,
  likes,
  linkImport,
  looks,
  profiles,
  recommendations,
  statistics,
  styling,
  stylist,
  type Wear,
  type WearChange,
  type WearId,
  type WearQuestion,
  wears,
  type Weather,
  weathers,
} from '@otday/contract'
import { coldDay, diaryDayOf, fiveDays, judgementOf, recommendationOf, sceneOf, wornItemOf } from './diary-fixtures.ts'
import { type MemoryServer, Refusal } from './memory-server.ts'
import { lookbookPage } from './lookbook.ts'
import { seoul } from './places.ts'
import { answerDays } from './said-days.ts'
import { pageOf, profileOf } from './usual.ts'
import { noPreferences } from './recommendations.data.ts'

/** Answers with the pieces of a closet, which can be filtered by type. */
export function serveCloset(server: MemoryServer, pieces: readonly Clothes[]): void {
  server.answer(clothes.list, ({ query: { typeEqual } }) =>
    pageOf(pieces.filter(({ type }) => typeEqual === undefined || type === typeEqual)),
  )
  server.answer(attributes.list, () => [])
  server.answer(drafts.list, () => [])
  server.answer(clothes.appearance, () => ({ kind: 'folded' as const, colors: [] }))
  server.answer(linkImport.readName, () => ({ type: null, attributes: [] }))
  server.answer(clothesDetails.get, () => Response.json({}, { status: 404 }))
  server.answer(stylist.gaps, () => ({ gaps: [] }))
}

/** Answers with a profile in Seoul and five days of weather. */
export function serveWeather(server: MemoryServer, days: Weather[] = fiveDays()): Weather[] {
  server.answer(profiles.get, ({ params: { userId } }) => profileOf({ userId, location: seoul }))
  server.answer(weathers.list, () => days)
  server.answer(weathers.hours, () => [])
  return days
}

/** Diary records of one user, with revisions as on the server. */
export class Diary {
  wears: Wear[]
  question: WearQuestion | null = null
  readonly #deleted = new Map<WearId, number>()
  readonly #closet: readonly Clothes[]

  constructor(closet: readonly Clothes[], wears: readonly Wear[] = []) {
    this.#closet = closet
    this.wears = [...wears]
  }

  find = (id: WearId) => this.wears.find((wear) => wear.id === id)

  /** Changes a record as another device would. */
  change(id: WearId, over: Partial<Wear>): void {
    this.wears = this.wears.map((wear) => (wear.id === id ? { ...wear, ...over, revision: wear.revision + 1 } : wear))
  }

  save(id: WearId, { clothesIds, weatherId: _weather, revision, ...chosen }: WearChange): Wear {
    const before = this.find(id)
    const stored = before?.revision ?? this.#deleted.get(id) ?? 0
    if (stored !== revision) throw new Refusal('WearChanged', { revision: String(stored) })
    const known = new Map(before?.items.map((item) => [item.clothesId, item]))
    const items = clothesIds.flatMap((clothesId) => {
      const piece = this.#closet.find((one) => one.id === clothesId)
      return known.get(clothesId) ?? (piece ? [wornItemOf(piece)] : [])
    })
    const scene: FlatLayScene = sceneOf(items)
    const { photo = null, weather = null, observed = null } = before ?? {}
    const wear = { ...chosen, id, isAssumed: false, items, scene, photo, weather, observed, revision: revision + 1 }
    this.#deleted.delete(id)
    this.wears = [...this.wears.filter((one) => one !== before), wear]
    return wear
  }

  delete(id: WearId, revision: number | undefined): void {
    const before = this.find(id)
    if (!before) return
    if (revision !== undefined && before.revision !== revision)
      throw new Refusal('WearChanged', { revision: String(before.revision) })
    this.#deleted.set(id, before.revision + 1)
    this.wears = this.wears.filter((wear) => wear !== before)
  }
}

function datesBetween(from: string, to: string): string[] {
  const dates = []
  for (let date = from; date <= to; date = daysAfter(date, 1)) dates.push(date)
  return dates
}

/** Returns the records and the weather of the days from `from` to `to`. */
const listOf = ({ wears: all }: Pick<Diary, 'wears'>, { from, to }: { from: string; to: string }) => ({
  wears: all.filter(({ date }) => date >= from && date <= to),
  days: datesBetween(from, to).map(diaryDayOf),
})

export function serveDiary(server: MemoryServer, closet: readonly Clothes[], records: readonly Wear[] = []): Diary {
  const diary = new Diary(closet, records)
  server.answer(wears.list, ({ query }) => listOf(diary, query))
  server.answer(wears.question, () => ({ question: diary.question }))
  server.answer(wears.get, ({ params: { wearId } }) => {
    const wear = diary.find(wearId)
    if (!wear) throw new Refusal('WearNotFound')
    return wear
  })
  server.answer(wears.save, ({ params: { wearId }, body }) => diary.save(wearId, body))
  server.answer(wears.delete, ({ params: { wearId }, query: { revision } }) => {
    diary.delete(wearId, revision)
    return undefined
  })
  return diary
}

/** Answers all requests of today's page: the same outfit every day. */
export function serveToday(server: MemoryServer, closet: readonly Clothes[], records: readonly Wear[] = []) {
  serveCloset(server, closet)
  const days = serveWeather(server)
  server.answer(recommendations.get, ({ query: { weatherId } }) => recommendationOf(weatherId, closet))
  server.answer(styling.picks, () => ({ data: [] }))
  server.answer(statistics.similar, () => ({ weather: coldDay, days: [], alike: 0, right: 0 }))
  server.answer(styling.judge, ({ query: { weatherId } }) => judgementOf(weatherId, closet))
  server.answer(comfort.get, () => ({ offset: 0, yesterday: null, today: null }))
  server.answer(looks.list, () => lookbookPage([]))
  server.answer(stylist.get, () => noPreferences)
  answerDays(server)
  return { days, diary: serveDiary(server, closet, records) }
}

/** Answers with posts that can be filtered by author and sky, and liked. */
export function serveFeeds(server: MemoryServer, posts: readonly Feed[]): void {
  let all = [...posts]
  const like = (feedId: string, by: number) => {
    all = all.map((feed) =>
      feed.id === feedId ? { ...feed, likedByMe: by > 0, likeCount: feed.likeCount + by } : feed,
    )
    return undefined
  }
  server.answer(feeds.list, ({ query: { authorIdEqual, skyStatusEqual } }) =>
    pageOf(
      all.filter(
        ({ author, weather }) =>
          (!authorIdEqual || author.userId === authorIdEqual) &&
          (!skyStatusEqual || weather.skyStatus === skyStatusEqual),
      ),
    ),
  )
  server.answer(feeds.get, ({ params: { feedId } }) => {
    const feed = all.find(({ id }) => id === feedId)
    if (!feed) throw new Refusal('FeedNotFound')
    return feed
  })
  server.answer(comments.list, () => pageOf<Comment>([]))
  server.answer(likes.create, ({ params: { feedId } }) => like(feedId, 1))
  server.answer(likes.delete, ({ params: { feedId } }) => like(feedId, -1))
}

/** Answers what a profile shows beside its posts: the given number of followers, and no followings. */
export function serveFollows(server: MemoryServer, followers = 0): void {
  server.answer(follows.summary, ({ query: { userId } }) => ({
    followeeId: userId,
    followerCount: followers,
    followingCount: 0,
    followedByMe: false,
    followedByMeId: null,
    followingMe: false,
  }))
}
