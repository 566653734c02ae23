import type { Oklch } from '@otday/common/oklab'
import type { ClothesType } from '@otday/contract'
import type { AnyKind, Modifier } from './lexicon/types.ts'

/** One piece of a closet, with the field names of the contract; `color` is the dominant color of its picture. */
export type Item = {
  id: string
  name: string
  type: ClothesType
  attributes: readonly { definitionName: string; value: string }[]
  color?: Oklch | null
  /** Correction by the owner, which takes precedence over what is derived from name and attributes. */
  correction?: Correction | null
}

/** An owner's corrections of a piece; null and absent fields are derived from its name and attributes. */
export type Correction = { kind?: string | null; condition?: Condition | null }

export type Season = '봄' | '여름' | '가을' | '겨울'

/** Source from which a kind was derived, the most certain source first. */
export type Source = 'owner' | 'name' | 'model' | 'brand' | 'attributes' | 'type'

/** Whether a piece is fit to be worn: always, only when nothing else is left, or not at all. */
export type Condition = 'fine' | 'lastResort' | 'unworn'

export type Layer = 'base' | 'mid' | 'outer' | 'legs' | 'none'

/** All facts derived from a piece. They are plain data, which may be cached for each revision of the piece. */
export type Facts = {
  id: string
  name: string
  type: ClothesType
  /** The type it is worn as: its own, except for pieces such as an umbrella kept among accessories. */
  slot: ClothesType
  kind: AnyKind
  /**
   * `source`: from what the kind was derived; `confidence`: how certain it is (0–1); `guesses`: if it is unclear, up to
   * three likely kinds, the likeliest first.
   */
  source: Source
  confidence: number
  guesses: readonly AnyKind[]
  /** Facts of the piece for each kind in `guesses`, for checking whether it suits a day whichever of these it is. */
  couldBe: readonly Facts[]
  layer: Layer
  /** Insulation Iclu in clo (ISO 9920). */
  clo: number
  /** Air temperatures in °C at which it is worn: from `from` in the coldest hour out to `to` in the warmest. */
  from: number
  to: number
  /**
   * `formality` from 0 (track suit) to 100 (black tie), `sporty` from 0 (not at all) to 100 (sport only), `loudness`
   * from 0 (plain) to 100 (sequins).
   */
  formality: number
  sporty: number
  loudness: number
  patterned: boolean
  color: Oklch | null
  /** `#rrggbb` of the color words that were read, the main color first. */
  hexes: readonly string[]
  marks: ReadonlySet<string>
  says: ReadonlySet<Modifier>
  condition: Condition
  /** The owner's words for the condition, as read: worn, shedding, tooSmall … */
  remarks: readonly Modifier[]
  waterproof: boolean
  windproof: boolean
  /** Spoilt by rain: suede, silk, wool coats, canvas. */
  spoiltByRain: boolean
  seasons: readonly Season[]
  /**
   * Place where the owner leaves a piece, derived from its name; a piece kept at `work` is put on there and nowhere
   * else, one at `school` is changed into there, and so never worn on the way. Callers set `away` for a piece that is in
   * the wash or packed away for the season.
   */
  keptAt: 'work' | 'school' | 'sport' | 'home' | 'car' | 'away' | null
  /** Trousers of a whole suit that is one piece of the closet; they are worn only with its jacket. */
  trousers: Facts | null
  /** Words of the name that all pieces of one set share; null when the piece is in no set. */
  setKey: string | null
}

/** Returns whether a piece has any of these marks. */
export function has({ marks }: Pick<Facts, 'marks'>, ...wanted: readonly string[]): boolean {
  // By index, no list of the wanted marks is made at any of the many calls.
  for (let at = 0; at < wanted.length; at++) if (marks.has(wanted[at] as string)) return true
  return false
}
