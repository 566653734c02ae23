import { memoized } from '@otday/common/memoized'
import type { Oklch } from '@otday/common/oklab'
import { isNeutral } from '../reading/color.ts'
import type { Facts } from '../reading/facts.ts'
import type { Modifier } from '../reading/lexicon/types.ts'

/**
 * A property of a piece or an outfit. `value`: −1 to 1; `variance`: prior variance of its weight, which is how much
 * tastes differ in it.
 */
export type Feature = { key: string; value: number; variance: number }

const hues: readonly (readonly [until: number, family: string])[] = [
  [20, 'pink'],
  [42, 'red'],
  [72, 'orange'],
  [112, 'yellow'],
  [168, 'green'],
  [215, 'mint'],
  [282, 'blue'],
  [330, 'purple'],
  [361, 'pink'],
]

function neutralFamily({ l, c, h }: Oklch): string {
  if (l < 0.24 || (l < 0.3 && c < 0.015)) return 'black'
  if (c < 0.018) return l > 0.9 ? 'white' : 'gray'
  if (h >= 215 && h < 300) return l > 0.9 ? 'white' : l > 0.45 ? 'gray' : 'navy'
  if (l > 0.95) return 'white'
  if (l > 0.72) return 'beige'
  return h > 20 && h < 110 ? 'brown' : h < 168 ? 'khaki' : 'gray'
}

export function colorFamily(color: Oklch): string {
  const { l, c, h } = color
  if (isNeutral(color) || c < 0.05) return neutralFamily(color)
  if (h > 40 && h <= 100 && c < 0.11) return l > 0.74 ? 'beige' : 'brown'
  if (h > 100 && h < 150 && c < 0.1 && l < 0.65) return 'khaki'
  if (h >= 215 && h < 290 && l < 0.36) return 'navy'
  return hues.find(([until]) => h < until)?.[1] ?? 'pink'
}

const families: readonly string[] = [
  'denim',
  'knitted',
  'hood',
  'skirt',
  'shortLegs',
  'padded',
  'tailored',
  'athleisure',
  'sneaker',
  'leatherShoe',
  'boot',
  'bareFeet',
  'dressy',
  'bareArms',
  'mid',
  'leather',
]
const words: readonly Modifier[] = [
  ...([
    'wide',
    'slim',
    'skinny',
    'oversize',
    'cropped',
    'bootcut',
    'check',
    'stripe',
    'floral',
    'dot',
    'graphic',
  ] as const),
  ...(['logo', 'ripped', 'linen', 'wool', 'corduroy', 'satin', 'lace', 'tweed', 'leather', 'maxi', 'mini'] as const),
]

/** Weights of types: how much of an outfit's look their pieces make up. */
const seen: Partial<Record<Facts['type'], number>> = {
  TOP: 1,
  BOTTOM: 1,
  DRESS: 1.2,
  OUTER: 1,
  SHOES: 0.8,
  BAG: 0.5,
  HAT: 0.5,
  SCARF: 0.5,
}

const scaled = (x: number, middle: number, width: number) => Math.max(-1, Math.min(1, (x - middle) / width))

/**
 * Prior variances of weights. That of `piece` is the largest, so that the stylist also learns the liking of a single
 * piece that shares no trait with others.
 */
const spread = {
  piece: 0.16,
  kind: 0.05,
  color: 0.035,
  colorOfType: 0.05,
  family: 0.03,
  word: 0.04,
  line: 0.04,
} as const

export const featuresOf = memoized(new WeakMap<Facts, readonly Feature[]>(), (f) => {
  const weight = seen[f.type] ?? 0
  const features: Feature[] = []
  const add = (key: string, variance: number, value = 1) => {
    if (value !== 0) features.push({ key, variance, value: value * weight })
  }
  if (weight > 0) {
    add(`piece ${f.id}`, spread.piece)
    if (!f.marks.has('unclear')) add(`kind ${f.kind}`, spread.kind)
    if (f.color) {
      const family = colorFamily(f.color)
      add(`color ${family}`, spread.color)
      add(`color ${family} ${f.type}`, spread.colorOfType)
    }
    for (const mark of families) if (f.marks.has(mark)) add(`family ${mark}`, spread.family)
    for (const word of words) if (f.says.has(word)) add(`word ${word}`, spread.word)
    if (f.patterned) add('line patterned', spread.line)
    add('line loud', spread.line, scaled(f.loudness, 20, 40))
    add('line formal', spread.line, scaled(f.formality, 42, 40))
    add('line sporty', spread.line, scaled(f.sporty, 30, 50))
  }
  return features
})

const together = new Set<Facts['type']>(['TOP', 'BOTTOM', 'DRESS', 'OUTER', 'SHOES'])

/** Returns the pairs of garments and shoes as two sorted ids joined by a space. */
export function pairsOf(items: readonly Facts[]): readonly string[] {
  const ids = items.filter(({ type }) => together.has(type)).map(({ id }) => id)
  ids.sort()
  return ids.flatMap((a, at) => ids.slice(at + 1).map((b) => `${a} ${b}`))
}
