import { memoized } from '@otday/common/memoized'
import type { Facts } from '../reading/facts.ts'

type Matches = (f: Facts) => boolean

/** Rule by which `share` of people would not wear `one` with `other`, provided `both` is true. */
type Rule = readonly [one: Matches, other: Matches, share: number, both?: (one: Facts, other: Facts) => boolean]

const is =
  (...marks: readonly string[]): Matches =>
  ({ marks: own }) =>
    marks.some((mark) => own.has(mark))

/** Rules for pairs; at most 31, because the rules that a piece matches are bits of one number. */
export const pairRules: readonly Rule[] = [
  [
    ({ marks }) => marks.has('hood') && !marks.has('waterproof'),
    ({ marks }) => marks.has('hood') && !marks.has('waterproof') && !marks.has('heavy'),
    0.6,
  ],
  [is('padded'), is('padded'), 0.93],
  [is('padded', 'heavy'), (f) => is('mid')(f) && f.clo > 0.3 && !is('padded', 'knitted')(f), 0.62],
  [is('heavy'), is('heavy'), 0.95],
  [
    (f) => is('warmLined')(f) && f.type !== 'BOTTOM',
    (f) => is('warmLined')(f) && f.type !== 'BOTTOM',
    0.5,
    (one, other) => one.type !== other.type,
  ],
  [is('knitted'), is('knitted'), 0.45, (one, other) => one.clo + other.clo > 0.34],
  [(f) => is('denim')(f) && f.type === 'OUTER', (f) => is('denim')(f) && f.type !== 'OUTER', 0.3],
  [is('tailored'), is('hood'), 0.55],
  [is('tailored'), ({ marks }) => marks.has('open') && marks.has('knitted'), 0.4],
  [is('tailored'), is('shortLegs', 'athleisure', 'tight'), 0.75],
  [is('tailored'), is('bulky'), 0.6],
  [({ kind }) => kind === 'trench', (f) => is('tailored')(f) && !is('suit')(f), 0.5],
  [is('suit'), (f) => f.type === 'TOP' && f.formality < 40, 0.45],
  [is('dressy'), is('athleisure', 'sport', 'swim'), 0.65],
  [is('leatherShoe', 'heel'), is('athleisure', 'sport', 'tight'), 0.75],
  [is('heel', 'lowHeel'), is('hood'), 0.5],
  [(f) => f.type === 'SHOES' && f.formality > 80, (f) => f.type === 'BOTTOM' && is('denim', 'shortLegs')(f), 0.35],
  [is('boot'), ({ marks }) => marks.has('shortLegs') && !marks.has('skirt'), 0.55],
  [is('slippers'), (f) => is('dressy', 'tailored')(f) || f.formality > 62, 0.75],
  [is('bareFeet'), (f) => is('heavy', 'warmLined', 'knitted')(f) && f.clo > 0.25, 0.5],
  [(f) => f.marks.has('shortLegs') && !is('skirt', 'sport')(f), is('heavy', 'padded', 'bulky'), 0.5],
  [(f) => f.type === 'SHOES' && f.marks.has('sport'), (f) => f.marks.has('skirt') && f.formality > 45, 0.35],
  [is('skirt'), (f) => f.type === 'SHOES' && f.marks.has('hiking'), 0.5],
  [(f) => f.type === 'BOTTOM' && f.marks.has('tight'), (f) => f.type === 'TOP' && f.formality > 50, 0.5],
  [is('bareBelly'), (f) => f.formality > 55, 0.4],
  [is('hiking'), is('dressy', 'tailored'), 0.7],
  // A collar has no room under a high neck.
  [
    (f) => f.type === 'TOP' && (f.kind === 'turtleKnit' || f.says.has('turtle')),
    (f) => f.type === 'TOP' && /^(?:dressShirt|shirt|linenShirt|denimShirt|blouse)$/.test(f.kind),
    0.85,
  ],
  [({ kind }) => kind === 'hanbok', (f) => is('tailored')(f) || f.kind === 'trench', 0.9],
  [({ kind }) => kind === 'hanbokTop' || kind === 'hanbokPants', (f) => f.type !== 'SHOES' && f.sporty >= 50, 0.7],
]

type Sides = { ones: number; others: number }

/** Returns the rules that the piece matches as `one` and as `other`, as bits. */
export const sidesOf = memoized(new WeakMap<Facts, Sides>(), (f) => {
  const sides = { ones: 0, others: 0 }
  pairRules.forEach(([one, other], at) => {
    if (one(f)) sides.ones |= 1 << at
    if (other(f)) sides.others |= 1 << at
  })
  return sides
})
