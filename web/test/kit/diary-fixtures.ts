import { diaryDate, daysAfter, seoulDate } from '@otday/common/seoul-time'
import type {
  Clothes,
  ClothesId,
  ClothesType,
  DiaryDay,
  FlatLayScene,
  GarmentKind,
  Judgement,
  Look,
  LookId,
  OutfitItem,
  Recommendation,
  Statistics,
  UserId,
  Wear,
  WearId,
  Weather,
  WeatherId,
  WornItem,
  WornWeather,
} from '@otday/contract'
import { hani } from './people.ts'
import { seoul } from './places.ts'
import { dayOf } from './weather-fixtures.ts'

/**
 * `wornDay` is the date for which an outfit is recorded now, `firstDay` the date of the first forecast. They differ
 * from midnight to four o'clock, when outfits are still recorded for the day before.
 */
export const wornDay = () => diaryDate(new Date())
export const firstDay = () => seoulDate(new Date())
export const day = (ahead: number) => daysAfter(wornDay(), ahead)
export const monthDay = (date: string) => `${Number(date.slice(5, 7))}월 ${Number(date.slice(8))}일`

let last = 0
/** Returns an id that was not returned before. */
export const newId = <T extends string>() => `01900000-0000-7000-9000-${String(++last).padStart(12, '0')}` as T

export const minji: { userId: UserId; name: string; profileImageUrl: null } = {
  userId: newId<UserId>(),
  name: '민지',
  profileImageUrl: null,
}

const kinds: Partial<Record<ClothesType, GarmentKind>> = { TOP: 'knit', BOTTOM: 'jeans', DRESS: 'dress' }

export const pieceOf = (name: string, type: ClothesType, over: Partial<Clothes> = {}): Clothes => ({
  id: newId<ClothesId>(),
  ownerId: hani.id,
  name,
  type,
  imageUrl: null,
  picture: null,
  appearance: { kind: kinds[type] ?? 'folded', colors: ['#33507a'] },
  attributes: [],
  createdAt: new Date('2026-05-02T00:00:00Z'),
  ...over,
})

/** Returns one piece of every type that an outfit needs, and a coat. */
export const someClothes = (): Clothes[] => [
  pieceOf('회색 울 니트', 'TOP'),
  pieceOf('청바지', 'BOTTOM'),
  pieceOf('흰 운동화', 'SHOES'),
  pieceOf('네이비 울 코트', 'OUTER'),
]

export const itemOf = ({ id, ownerId: _owner, createdAt: _created, ...item }: Clothes): OutfitItem => ({
  clothesId: id,
  ...item,
})

export const wornItemOf = (piece: Clothes, over: Partial<WornItem> = {}): WornItem => ({
  ...itemOf(piece),
  isGone: false,
  away: null,
  ...over,
})

/** Lays the pieces out beside each other. */
export const sceneOf = (items: readonly OutfitItem[]): FlatLayScene => ({
  format: 'card',
  ratio: 0.8,
  unit: 0.01,
  pieces: items.map(({ clothesId, appearance: { kind } }, at) => ({
    clothesId,
    x: 0.1 + 0.8 * (at / items.length),
    y: 0.2,
    width: 0.5 / items.length,
    height: 0.3,
    tilt: 0,
    lift: 0,
    shape: 'drawing',
    kind,
    color: '#33507a',
    rim: 0,
    bounds: { x: 20, y: 20, width: 200, height: 200 },
    cutOut: null,
  })),
  left: [],
})

const weatherOf = (ahead: number, over: Partial<Weather> = {}): Weather =>
  dayOf(ahead, seoul, {
    precipitation: { type: 'NONE', amount: 0, probability: 0 },
    temperature: { current: 12, comparedToDayBefore: 1, min: 5, max: 15 },
    ...over,
  })

/** Returns the weather of five days, from today on. */
export const fiveDays = (over: Partial<Weather> = {}): Weather[] =>
  [0, 1, 2, 3, 4].map((ahead) => weatherOf(ahead, over))

export const judgementOf = (
  weatherId: WeatherId,
  pieces: readonly Clothes[],
  over: Partial<Judgement> = {},
): Judgement => ({
  weatherId,
  occasion: 'CASUAL',
  clothes: pieces.map((piece) => ({ ...itemOf(piece), badges: [] })),
  reasons: ['오늘 날씨에 맞아요.'],
  sentences: [],
  fit: { feelsLike: 11, neededClo: 1, outfitClo: 1, mostClo: 1.4, verdict: 'GOOD', coldBy: 0, hotBy: 0 },
  missing: [],
  scene: pieces.length > 0 ? sceneOf(pieces.map(itemOf)) : null,
  match: 90,
  hints: [],
  ...over,
})

export function recommendationOf(
  weatherId: WeatherId,
  pieces: readonly Clothes[],
  over: Partial<Recommendation> = {},
): Recommendation {
  const { match: _match, hints: _hints, ...outfit } = judgementOf(weatherId, pieces)
  return {
    ...outfit,
    userId: hani.id,
    question: null,
    change: null,
    exhausted: false,
    advice: { band: '12~16℃', text: '자켓이나 가디건이 좋아요.', examples: [] },
    pinned: [],
    renewed: null,
    earlier: false,
    saidOfDay: '',
    ...over,
  }
}

/** Weather on the day of a diary record: cold and dry. */
export const coldDay: WornWeather = {
  min: 2,
  max: 9,
  felt: 5,
  rain: 0,
  snow: false,
  wind: 2,
  skyStatus: 'CLEAR',
  precipitationType: 'NONE',
  isSample: false,
}

export const wearOf = (date: string, pieces: readonly Clothes[], over: Partial<Wear> = {}): Wear => ({
  id: newId<WearId>(),
  date,
  state: date > wornDay() ? 'PLANNED' : 'WORN',
  occasion: null,
  from: null,
  feeling: null,
  note: null,
  source: 'HAND',
  feedId: null,
  lookId: null,
  isAssumed: false,
  items: pieces.map((piece) => wornItemOf(piece)),
  scene: sceneOf(pieces.map(itemOf)),
  photo: null,
  weather: null,
  observed: null,
  revision: 1,
  ...over,
})

/** Returns a day of the calendar; its weather is known if it is one of the five days from today. */
export function diaryDayOf(date: string): DiaryDay {
  const isKnown = date >= firstDay() && date < daysAfter(firstDay(), 5)
  return {
    date,
    kind: isKnown ? 'KNOWN' : 'NONE',
    weatherId: null,
    weather: isKnown ? { min: 5, max: 15, skyStatus: 'CLEAR', precipitationType: 'NONE', isSample: false } : null,
  }
}

/** Statistics of a closet with some clothes and no records. */
export const statisticsOf = (over: Partial<Statistics> = {}): Statistics => ({
  from: null,
  recordedDays: 0,
  feelings: { COLD: 0, GOOD: 0, HOT: 0 },
  season: { name: 'AUTUMN', used: 0, usable: 0, byType: [] },
  pieces: { worn: 0, owned: 4, waiting: 0 },
  most: [],
  least: [],
  unworn: [],
  colors: [],
  dots: [],
  types: [],
  costs: [],
  values: [],
  ...over,
})

export const savedOutfitOf = (name: string, pieces: readonly Clothes[], over: Partial<Look> = {}): Look => ({
  id: newId<LookId>(),
  name,
  tags: [],
  occasions: [],
  items: pieces.map((piece) => wornItemOf(piece)),
  scene: sceneOf(pieces.map(itemOf)),
  wornDays: 0,
  match: null,
  suits: false,
  createdAt: new Date('2026-05-02T00:00:00Z'),
  revision: 1,
  ...over,
})
