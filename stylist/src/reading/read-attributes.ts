import { colorAttribute } from '@otday/common/color-attribute'
import type { Item, Season } from './facts.ts'
import type { Modifier } from './lexicon/types.ts'
import { wordsOf } from './words.ts'

/** Statements of a piece's attributes, whatever names an administrator gave their definitions. */
export type Declared = {
  modifiers: readonly Modifier[]
  thickness: 'thin' | 'normal' | 'thick' | null
  seasons: readonly Season[]
  /** `#rrggbb` of the color that the attributes name. */
  hex: string | null
  style: string | null
  water: boolean | null
}

type Topic = 'thickness' | 'seasons' | 'color' | 'style' | 'water' | 'care' | 'material'

const topics: readonly (readonly [Topic, RegExp])[] = [
  ['care', /세탁|관리|구매|가격|사이즈|치수|핏|fit|size|price|care|wash/i],
  ['thickness', /두께|도톰|thick|weight|보온/i],
  ['seasons', /계절|시즌|season|시기/i],
  ['color', colorAttribute],
  ['style', /스타일|무드|tpo|style|mood|분위기|용도|격식/i],
  ['water', /방수|발수|water|우천/i],
]

const topicOf = (definitionName: string): Topic => topics.find(([, re]) => re.test(definitionName))?.[0] ?? 'material'

function thicknessOf(value: string): Declared['thickness'] {
  if (/얇|얆|씬|thin|light|가벼|낮|홑/i.test(value)) return 'thin'
  if (/두꺼|두껍|두툼|도톰|thick|heavy|헤비|높|따뜻|기모/i.test(value)) return 'thick'
  return 'normal'
}

const order: readonly Season[] = ['봄', '여름', '가을', '겨울']

const seasonWords: readonly (readonly [RegExp, readonly Season[]])[] = [
  [/사계|4계|올시즌|연중|\ball\b|all ?season/i, order],
  [/간절기|환절기|춘추|봄\s*[/,·&+]?\s*가을/i, ['봄', '가을']],
  [/봄|spring/i, ['봄']],
  [/여름|summer|하절|하계/i, ['여름']],
  [/가을|autumn|\bfall\b/i, ['가을']],
  [/겨울|winter|동절|동계/i, ['겨울']],
  [/\bs\s*\/?\s*s\b|춘하/i, ['봄', '여름']],
  [/\bf\s*\/?\s*w\b|\ba\s*\/?\s*w\b|추동/i, ['가을', '겨울']],
]

/**
 * Returns the seasons that a text names, in the order of the year. A word such as 간절기 (between seasons) means spring
 * and autumn, even beside F/W (fall and winter).
 */
export function seasonsOf(value: string): readonly Season[] {
  const plain = order.find((season) => season === value)
  if (plain) return [plain]
  const found = new Set<Season>()
  for (const [re, seasons] of seasonWords) {
    if (!re.test(value)) continue
    for (const season of seasons) found.add(season)
    if (seasons.length === 2 && found.size === 2) break
  }
  return order.filter((season) => found.has(season))
}

const denies = (value: string) => /^\s*(x|n|no|false|없음|없|불가|불가능|안됨|아니|아니오|해당없음|-)\s*$/i.test(value)

/**
 * Whether a value names polyester alone. Slacks, blazers and blouses are of polyester, too, so unlike nylon it does not
 * make a piece similar to a windbreaker.
 */
const isPolyester = (value: string) => /폴리|poly/i.test(value) && !/나일론|nylon/i.test(value)

function materialOf(value: string): readonly Modifier[] {
  const said = wordsOf(value).flatMap((word) => word.modifiers)
  return isPolyester(value) ? said.filter((modifier) => modifier !== 'nylon') : said
}

/**
 * Reads all attributes. Words in their names show what they are about; an unknown attribute is read like a material.
 */
export function readAttributes(attributes: Item['attributes']): Declared {
  const modifiers: Modifier[] = []
  let thickness: Declared['thickness'] = null
  const seasons = new Set<Season>()
  let hex: string | null = null
  let style: string | null = null
  let water: boolean | null = null
  for (const { definitionName, value } of attributes) {
    const topic = topicOf(definitionName)
    if (topic === 'thickness') thickness = thicknessOf(value)
    // An attribute with several values occurs once for each value.
    else if (topic === 'seasons') for (const season of seasonsOf(value)) seasons.add(season)
    else if (topic === 'color') hex = wordsOf(value).find((word) => word.color)?.color ?? null
    else if (topic === 'style') style = value.trim()
    else if (topic === 'water') water = !denies(value)
    else if (topic === 'material') modifiers.push(...materialOf(value))
  }
  return { modifiers, thickness, seasons: order.filter((season) => seasons.has(season)), hex, style, water }
}
