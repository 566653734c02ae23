import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import type { ClothesId, FeedId, WeatherId } from '@otday/contract'
import { DiaryWriter } from '../../server/test/kit/kills/diary.ts'
import { LikeWriter } from '../../server/test/kit/kills/likes.ts'
import { Person } from '../../server/test/kit/kills/person.ts'
import { feedsOf, piecesOf } from '../../server/test/kit/kills/trial.ts'
import { createChance } from './chance.ts'

const people = 12
const piecesEach = 12
const feedsEach = 2
const seoul = { longitude: 126.988, latitude: 37.567 }

interface Somebody {
  person: Person
  pieces: ClothesId[]
  weatherId: WeatherId
  likes: LikeWriter
  diary: DiaryWriter
}

type Call = (one: Somebody, feedId: FeedId) => Promise<unknown>

/** The calls of daily use with their share of all calls in %; four of five calls read. */
const calls: readonly [share: number, call: Call][] = [
  [30, ({ person }) => person.calls.feeds.list({ query: {} })],
  [4, ({ person }) => person.calls.feeds.list({ query: { keywordLike: '오늘' } })],
  [12, ({ person }, feedId) => person.calls.comments.list({ params: { feedId }, query: {} })],
  [10, ({ person }) => person.calls.clothes.list({ query: { ownerId: person.id } })],
  [4, ({ person, weatherId }) => person.calls.recommendations.get({ query: { weatherId } })],
  [8, ({ person }) => person.calls.notifications.list({ query: {} })],
  [6, ({ person }) => person.calls.profiles.get({ params: { userId: person.id } })],
  [6, ({ person }) => person.calls.wears.list({ query: lastMonth() })],
  [10, ({ likes }) => likes.write()],
  [5, ({ diary }) => diary.write()],
  [4, ({ person }, feedId) => comment(person, feedId)],
  [1, ({ person, pieces }) => feedsOf(person, pieces, 1)],
]
const drawn = calls.flatMap(([share, call]) => Array.from({ length: share }, () => call))

function lastMonth() {
  const today = seoulDate(new Date())
  return { from: daysAfter(today, -30), to: today }
}

const comment = (person: Person, feedId: FeedId) =>
  person.calls.comments.create({
    params: { feedId },
    body: { feedId, authorId: person.id, content: '잘 어울려요' },
  })

export interface DailyUse {
  /** Makes the next call on behalf of one of the people, chosen at random. */
  call(): Promise<unknown>
  /** Signs everybody in again before their tokens expire. */
  goOn(): Promise<void>
}

/** Signs people up through the API, gives each clothes and posts, and lets them use the product. */
export async function openDailyUse(url: string, seed = 1): Promise<DailyUse> {
  const chance = createChance(seed)
  const all: Somebody[] = []
  const feeds: FeedId[] = []
  for (let at = 0; at < people; at++) {
    const person = await Person.signUp(url, `daily${at}`)
    const pieces = await piecesOf(person, piecesEach)
    feeds.push(...(await feedsOf(person, pieces, feedsEach)))
    const [today] = await person.calls.weathers.list({ query: seoul })
    if (!today) throw new Error('no weather')
    const [likes, diary] = [new LikeWriter(person, feeds), new DiaryWriter(person, pieces)]
    all.push({ person, pieces, weatherId: today.id, likes, diary })
  }
  const oneOf = <T>(from: readonly T[]) => from[chance.below(from.length)] as T
  return {
    call: () => oneOf(drawn)(oneOf(all), oneOf(feeds)),
    goOn: async () => {
      for (const { person } of all) await person.goOn(url)
    },
  }
}
