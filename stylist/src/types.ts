import type { ClothesType } from '@otday/contract'

/** A colour in OKLCH: lightness 0–1, chroma 0–0.4, hue in degrees. */
export type Oklch = { l: number; c: number; h: number }

/** One piece of a closet, as the contract names its fields; `color` is the dominant colour of its picture. */
export type Item = {
  id: string
  name: string
  type: ClothesType
  attributes: readonly { definitionName: string; value: string }[]
  color?: Oklch | null
}

export type Season = '봄' | '여름' | '가을' | '겨울'

/** What a garment is, whatever its owner called it. Plain data: it can be cached per item revision. */
export type Facts = {
  id: string
  name: string
  type: ClothesType
  /** The kind of garment the name was read as, `unknown` when nothing was recognised. */
  kind: string
  /** Insulation Iclu in clo (ISO 9920). */
  clo: number
  /** How sure the reading is, 0–1. */
  sure: number
  /** Effective temperatures in °C at which the Korean chart wears it. */
  wear: readonly [number, number]
  seasons: readonly Season[]
  /** 1 (track suit) to 5 (suit). */
  formality: number
  style: string | null
  color: Oklch | null
  windproof: boolean
  /** 0 soaks, 0.5 sheds a drizzle, 1 waterproof. */
  water: number
  /** Spoilt by rain: suede, silk, wool coats, canvas shoes, white trousers. */
  avoidWet: boolean
  /** Meant for rain only. */
  rainOnly: boolean
  winterOnly: boolean
  summerOnly: boolean
  /** Can be worn between the core and an outer garment. */
  mid: boolean
  hood: boolean
  sporty: boolean
  open: boolean
  /** Pyjamas, swimwear and the like: not for going out. */
  indoors: boolean
  /** What a small piece does: thermalTop, thermalBottom, scarf, beanie, sunHat, gloves, warmSocks, sunglasses, umbrella … */
  role: string | null
}

type Maybe<T> = T | null | undefined

/** The contract's weather item, with every value possibly missing. Temperatures °C, speed m/s, amount mm, the rest %. */
export type Weather = {
  skyStatus?: Maybe<string>
  temperature?: Maybe<{ current?: Maybe<number>; min?: Maybe<number>; max?: Maybe<number> }>
  humidity?: Maybe<{ current?: Maybe<number> }>
  precipitation?: Maybe<{ type?: Maybe<string>; amount?: Maybe<number>; probability?: Maybe<number> }>
  windSpeed?: Maybe<{ speed?: Maybe<number>; asWord?: Maybe<string> }>
}

/** One hour of the day as the contract names it; `hour` (0–23, Asia/Seoul) may stand for `at`. °C, m/s, %. */
export type Hour = {
  at?: Maybe<string | Date>
  hour?: Maybe<number>
  temperature?: Maybe<number>
  windSpeed?: Maybe<number>
  precipitationType?: Maybe<string>
  precipitationProbability?: Maybe<number>
}

export type Person = {
  /** 1 (feels the cold) to 5 (feels the heat). */
  sensitivity?: Maybe<number>
  /** Learned from 추웠어요 / 더웠어요, °C added to the effective temperature, −4…4. */
  offset?: Maybe<number>
  hours?: Maybe<readonly Hour[]>
  /** Hours of leaving and coming home, 8 and 19 unless said. */
  leave?: number
  home?: number
}

/** A day as one person meets it. */
export type Context = {
  /** Air temperature to dress for, °C; `known` is false when the weather names none. */
  dressT: number
  known: boolean
  /** KMA 체감온도, °C. */
  feels: number
  /** Effective temperature after sensitivity and personal offset, °C. */
  teff: number
  /** Clothing wanted, clo. */
  target: number
  min: number | null
  max: number | null
  /** Daily range, °C (0 when unknown). */
  range: number
  /** Effective temperature of the cool hours: what an outer garment is for. */
  coolTeff: number
  humidity: number
  windMs: number
  /** False when the wind was not told in m/s. */
  windKnown: boolean
  wet: boolean
  /** What falls, in a word, when the weather says so. */
  falling: '비' | '눈' | '비나 눈' | '소나기' | null
  snow: boolean
  clear: boolean
  probability: number | null
  sensitivity: number
  offset: number
}

export type RecommendOptions = {
  seed: string | number
  /** Keys of the outfits already shown for the day, oldest first. */
  shown?: readonly (string | { key: string })[]
  wornDaysAgo?: Readonly<Record<string, number>>
  /** −1 (never) to 1 (loved). */
  likes?: Readonly<Record<string, number>>
  /** Items that stay while the others change. */
  locked?: readonly string[]
}

/** The terms of the score, each 0–1 except wind and layering (about ±0.03). */
export type Parts = {
  thermal: number
  chart: number
  rain: number
  color: number
  style: number
  fresh: number
  like: number
  wind: number
  layering: number
}

export type Outfit = {
  items: readonly Facts[]
  /** The garments that make it this outfit: TOP+BOTTOM or DRESS, and the outer one. */
  key: string
  score: number
  parts: Parts
  /** Insulation of the whole, clo (Icl of ISO 9920). */
  warmth: number
  target: number
  /** Every good outfit of the day was shown: this one starts over. */
  exhausted: boolean
  /** Something an outfit cannot do without is not in the closet. */
  partial: boolean
  missing: readonly ClothesType[]
  /** Locked ids that could not be kept together, such as a second top. */
  released: readonly string[]
  wornDaysAgo: Readonly<Record<string, number>>
}

/** Something the closet lacks for the day, with the type under which it would be added. */
export type Help = { type: ClothesType; text: string }

export type Explanation = {
  /** At most three Korean sentences, the weightiest first. */
  reasons: readonly string[]
  /** What each item does in the outfit, by item id. */
  badges: Readonly<Record<string, readonly string[]>>
  help: readonly Help[]
}
