import { sceneOf } from '@otday/art/flat-lay/scene'
import { atSeoul, seoulDate } from '@otday/common/seoul-time'
import {
  account,
  type Alternative,
  type Appearance,
  attributes,
  briefings,
  type Clothes,
  clothes,
  type ClothesId,
  type ClothesType,
  comfort,
  type Comment,
  comments,
  devices,
  drafts,
  type Feed,
  feeds,
  type FlatLayFormat,
  type Judgement,
  looks,
  type Occasion,
  type OutfitPick,
  type ParsedOf,
  profiles,
  type Recommendation,
  recommendations,
  signInMethods,
  statistics,
  styling,
  stylist,
  type StylistPreferences,
  usualBriefing,
  weathers,
  type WeatherHour,
  type WeatherId,
  wears,
} from '@otday/contract'
import { lookbookPage } from './lookbook.ts'
import { type MemoryServer, Refusal } from './memory-server.ts'
import { itemOf } from './diary-fixtures.ts'
import { hani } from './people.ts'
import { seoul } from './places.ts'
import {
  advice,
  fiveDays,
  judgementWords,
  noPreferences,
  postOf,
  wardrobe,
  wornWeather,
  workQuestion,
} from './recommendations.data.ts'
import { answerDays } from './said-days.ts'
import { pageOf, profileOf } from './usual.ts'

/** Types that a dress replaces. */
const halves: readonly string[] = ['TOP', 'BOTTOM']

type Worn = ParsedOf<typeof styling.judge>['query']

/** Types of which every outfit gets a piece if the closet has one; pieces that are already in the outfit count. */
const large: readonly ClothesType[] = ['OUTER', 'TOP', 'BOTTOM', 'SHOES']

/**
 * Recommends outfits from memory, in place of the server's stylist. It takes the next piece of each type in turn,
 * whatever the weather, and stores locked pieces, the picks of each day, preferences and votes. Tests can read and
 * change the public fields.
 */
export class Stylist {
  closet: readonly Clothes[]
  readonly days = fiveDays()
  preferences: StylistPreferences = noPreferences
  votes = 0
  /** Added to every recommendation, for fields that this stylist does not set. */
  more: Partial<Recommendation> = {}
  /** Hints that are returned for outfits that the user has put together. */
  hints: readonly string[] = []
  /** Returns, in words, what the user has entered about a day and an occasion. */
  said: ReturnType<typeof answerDays> = () => ''
  readonly #picks = new Map<WeatherId, OutfitPick[]>()
  #isAsking = true
  #turn = 0

  constructor(closet: readonly Clothes[]) {
    this.closet = closet
  }

  picksOf = (day: WeatherId): readonly OutfitPick[] => this.#picks.get(day) ?? []

  pick(day: WeatherId, pick: Omit<OutfitPick, 'pickedAt'>): void {
    this.#picks.set(day, [...this.picksOf(day), { ...pick, pickedAt: new Date() }])
  }

  recommend({ weatherId, scene, ...wish }: ParsedOf<typeof recommendations.get>['query']): Recommendation {
    const day = this.days.find(({ id }) => id === weatherId)
    const last = this.picksOf(weatherId).at(-1)
    const occasion = wish.occasion ?? last?.occasion ?? 'CASUAL'
    if (wish.formalEvent) this.preferences = { ...this.preferences, formalEvent: wish.formalEvent }
    const kept = wish.current && last?.occasion === occasion ? last : null
    // If a piece of the outfit is no longer in the closet, another outfit is made.
    const current = kept?.clothesIds.every(this.#hangs) ? kept : null
    const pinned = kept ? kept.pinned.filter(this.#hangs) : wish.locked
    const worn = current ? this.#find(current.clothesIds) : this.#dress(this.#find(pinned), this.#turn++)
    if (!current && worn.length > 0) this.pick(weatherId, { occasion, clothesIds: worn.map(({ id }) => id), pinned })
    return {
      ...this.#present(worn, { weatherId, occasion, scene }),
      userId: hani.id,
      question: occasion === 'WORK' && this.#isAsking ? workQuestion : null,
      change: null,
      exhausted: false,
      advice,
      pinned,
      renewed: null,
      earlier: current !== null && this.picksOf(weatherId).length > 1,
      saidOfDay: day ? this.said({ date: seoulDate(day.forecastAt), occasion }) : '',
      ...this.more,
    }
  }

  judge = ({ clothesIds, ...worn }: Worn): Judgement => this.#judged(this.#find(clothesIds), worn)
  fill = ({ clothesIds, ...worn }: Worn): Judgement => this.#judged(this.#dress(this.#find(clothesIds), 0), worn)

  alternatives({ clothesIds, slot, replaces }: ParsedOf<typeof styling.alternatives>['query']) {
    const free = this.closet.filter(({ type, id }) => type === slot && !clothesIds.includes(id))
    const worn = this.#find(clothesIds)
    const apart = slot === 'DRESS' ? halves : halves.includes(slot) ? ['DRESS'] : []
    const removes = worn.flatMap(({ id, type }) => (id === replaces || apart.includes(type) ? [id] : []))
    const alike = { rain: 'PLAIN', occasion: 'SAME', wornDaysAgo: null, removes } as const
    const data = free.map((piece, at): Alternative => {
      return { ...alike, item: itemOf(piece), warmth: at - 1, warmer: 3 * (at - 1), match: 90 - at }
    })
    return { data, totalCount: data.length }
  }

  answer({ value }: ParsedOf<typeof stylist.answer>['body']): void {
    this.#isAsking = false
    if (value === 'NEAT') this.preferences = { ...this.preferences, workLook: value }
  }

  /** Removes a piece from the closet, as another device would. */
  forget(name: string): void {
    this.closet = this.closet.filter((piece) => piece.name !== name)
  }

  readonly #hangs = (id: ClothesId) => this.closet.some((piece) => piece.id === id)

  /** Returns pieces by their ids. @throws Refusal when some are not in the closet */
  #find(ids: readonly ClothesId[]): Clothes[] {
    const lost = ids.filter((id) => !this.#hangs(id))
    if (lost.length > 0) throw new Refusal('ClothesNotFound', { clothesIds: lost.join(',') })
    return this.closet.filter(({ id }) => ids.includes(id))
  }

  #dress(kept: readonly Clothes[], turn: number): Clothes[] {
    const missing = large.filter((slot) => !kept.some(({ type }) => type === slot))
    const added = missing.flatMap((slot) => {
      const hung = this.closet.filter(({ type }) => type === slot)
      return hung[turn % hung.length] ?? []
    })
    return [...kept, ...added]
  }

  #judged = (worn: readonly Clothes[], { occasion = 'CASUAL', ...rest }: Omit<Worn, 'clothesIds'>): Judgement => ({
    ...this.#present(worn, { ...rest, occasion }),
    match: 80,
    hints: [...this.hints],
  })

  #present(worn: readonly Clothes[], { weatherId, occasion, scene }: Presenting) {
    const items = worn.map(itemOf)
    return {
      ...judgementWords,
      weatherId,
      occasion,
      clothes: items.map((item) => ({ ...item, badges: [] })),
      fit: items.length > 0 ? judgementWords.fit : null,
      missing: [],
      scene: scene && items.length > 0 ? sceneOf(items, scene) : null,
    }
  }
}

interface Presenting {
  weatherId: WeatherId
  occasion: Occasion
  scene?: FlatLayFormat | undefined
}

const hoursOf = (date: string): WeatherHour[] =>
  Array.from({ length: 24 }, (_, hour) => ({
    at: atSeoul(date, hour),
    temperature: 7 + Math.round(hour / 3),
    skyStatus: 'CLEAR',
    precipitationType: 'NONE',
    precipitationAmount: 0,
    precipitationProbability: 10,
    windSpeed: 2,
  }))

/** Serves Hani in Seoul with a closet, and everything else that the page of recommendations requests. */
export function serveOutfits(server: MemoryServer, closet: readonly Clothes[] = wardrobe): Stylist {
  const own = new Stylist(closet)
  server.answer(profiles.get, ({ params: { userId } }) => profileOf({ userId, location: seoul }))
  server.answer(weathers.list, () => own.days)
  server.answer(weathers.hours, ({ params: { weatherId } }) =>
    own.days.filter(({ id }) => id === weatherId).flatMap(({ forecastAt }) => hoursOf(seoulDate(forecastAt))),
  )
  server.answer(recommendations.get, ({ query }) => own.recommend(query))
  server.answer(styling.judge, ({ query }) => own.judge(query))
  server.answer(styling.fill, ({ query }) => own.fill(query))
  server.answer(styling.alternatives, ({ query }) => own.alternatives(query))
  server.answer(styling.picks, ({ query: { weatherId } }) => ({ data: [...own.picksOf(weatherId)] }))
  server.answer(styling.pick, ({ body: { weatherId, ...pick } }) => {
    own.pick(weatherId, pick)
    return undefined
  })
  server.answer(feeds.create, ({ body: { clothesIds, content } }) =>
    postOf(
      own.closet.filter(({ id }) => clothesIds.includes(id)),
      content,
    ),
  )
  serveCloset(server, own)
  serveStylist(server, own)
  serveDiary(server)
  own.said = answerDays(server)
  return own
}

function serveCloset(server: MemoryServer, own: Stylist): void {
  server.answer(clothes.list, ({ query: { typeEqual, keywordLike = '' } }) =>
    pageOf(own.closet.filter(({ type, name }) => (!typeEqual || type === typeEqual) && name.includes(keywordLike))),
  )
  server.answer(clothes.appearance, (): Appearance => ({ kind: 'folded', colors: [] }))
  server.answer(attributes.list, () => [])
  server.answer(drafts.list, () => [])
}

function serveStylist(server: MemoryServer, own: Stylist): void {
  server.answer(stylist.get, () => own.preferences)
  server.answer(stylist.update, ({ body }) => {
    own.preferences = { ...own.preferences, ...(body as Partial<StylistPreferences>) }
    return own.preferences
  })
  server.answer(stylist.answer, ({ body }) => {
    own.answer(body)
    return undefined
  })
  server.answer(stylist.vote, () => {
    own.votes++
    return undefined
  })
  server.answer(stylist.learned, () => ({ learned: [], votes: own.votes }))
  server.answer(stylist.forget, () => {
    own.votes = 0
    return undefined
  })
  server.answer(stylist.gaps, () => ({ gaps: [] }))
  server.answer(comfort.get, () => ({ offset: 0, yesterday: null, today: null }))
}

/** Answers with one post without comments. */
export function serveFeed(server: MemoryServer, feed: Feed): void {
  server.answer(feeds.list, () => pageOf([feed]))
  server.answer(feeds.get, () => feed)
  server.answer(comments.list, () => pageOf<Comment>([]))
}

/** Answers the other calls of the settings page. */
export function serveSettings(server: MemoryServer): void {
  server.answer(briefings.get, () => usualBriefing)
  server.answer(signInMethods.list, () => ({ password: true, confirmedUntil: null, providers: [] }))
  server.answer(account.email, () => ({ email: hani.email, pending: null }))
  server.answer(devices.list, () => [])
}

/** Serves a diary in which nothing was worn yet. */
function serveDiary(server: MemoryServer): void {
  server.answer(wears.list, () => ({ wears: [], days: [] }))
  server.answer(wears.question, () => ({ question: null }))
  server.answer(looks.list, () => lookbookPage([]))
  server.answer(statistics.similar, () => ({ weather: wornWeather, days: [], alike: 0, right: 0 }))
  server.answer(briefings.noteOpened, () => undefined)
}
