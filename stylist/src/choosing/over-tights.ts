import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import { wearsRainTrousers } from '../needs/cover-in-wet.ts'
import { wearsOverLeggings } from '../needs/sport-way.ts'
import type { Modifier } from '../reading/lexicon/types.ts'

/** Sports in which shorts are worn over tights, each with the word of a name that marks shorts for it. */
const withTights: Readonly<Partial<Record<Day['purpose'], Modifier>>> = {
  'SPORT RUNNING': 'running',
  'SPORT HIKING': 'hiking',
  'SPORT GYM': 'gym',
  'SPORT BALL': 'soccer',
}

/** Names of tights; leggings are not among them, as they are worn by themselves. */
const named = /타이즈|타이츠|tights/i

/** Whether a piece is called tights and is for a sport: shorts go over them. */
export const isTights = (f: Facts) =>
  f.type === 'BOTTOM' && has(f, 'tight') && !has(f, 'shortLegs') && named.test(f.name) && f.condition === 'fine'

const isOver = (f: Facts) =>
  f.type === 'BOTTOM' && has(f, 'sport') && has(f, 'shortLegs') && !has(f, 'tight', 'skirt') && f.condition === 'fine'

/** Whether a piece is leggings, over which lined trousers go on the way to a gym in the frost. */
const isLeggings = (f: Facts) =>
  f.type === 'BOTTOM' && has(f, 'tight') && has(f, 'sport') && !has(f, 'shortLegs') && f.condition === 'fine'
const isWarmOver = (f: Facts) =>
  f.type === 'BOTTOM' &&
  has(f, 'warmLined') &&
  has(f, 'athleisure', 'sport') &&
  !has(f, 'tight') &&
  f.condition === 'fine'

/** Names say 비옷 바지, 우비 하의: trousers of rain gear, which go over others where people work in rain. */
const isRainTrousers = (f: Facts) => f.type === 'BOTTOM' && has(f, 'rainOnly') && f.condition === 'fine'
const isWorkTrousers = (f: Facts) =>
  f.type === 'BOTTOM' && !has(f, 'rainOnly', 'shortLegs') && (has(f, 'workwear') || f.says.has('workwear'))

/** Number of a closet's tights that are tried. */
const tried = 2

/** Two pieces for the legs that are judged as one `piece`, as warm as the tights; `halves` are the two. */
export type Layered = { piece: Facts; halves: readonly [tights: Facts, shorts: Facts] }

/**
 * Returns layered legs: shorts over tights that the closet has for a sport; in the frost lined trousers over leggings;
 * at work in rain rain trousers over work trousers.
 */
export function layeredLegs(facts: readonly Facts[], day: Day): readonly Layered[] {
  const trousers = wearsOverLeggings(day) ? facts.find(isWarmOver) : undefined
  if (trousers)
    return facts
      .filter(isLeggings)
      .slice(0, tried)
      .map((leggings) => ({ piece: layered(leggings, trousers), halves: [leggings, trousers] }))
  if (wearsRainTrousers(day)) {
    const over = facts.find(isRainTrousers)
    if (!over) return []
    return facts
      .filter((f) => isWorkTrousers(f) && f.condition !== 'unworn')
      .map((under) => ({ piece: inRainTrousers(under, over), halves: [under, over] }))
  }
  const word = withTights[day.purpose]
  if (!word) return []
  const all = facts.filter(isOver)
  const shorts = all.find(({ says }) => says.has(word)) ?? all[0]
  if (!shorts) return []
  return facts
    .filter(isTights)
    .slice(0, tried)
    .map((tights) => ({ piece: layered(tights, shorts), halves: [tights, shorts] }))
}

const inRainTrousers = (under: Facts, over: Facts): Facts => ({
  ...under,
  id: `${under.id}+${over.id}`,
  waterproof: true,
  windproof: true,
  spoiltByRain: false,
})

const layered = (tights: Facts, over: Facts): Facts => ({
  ...tights,
  id: `${tights.id}+${over.id}`,
  marks: new Set([...tights.marks, 'sport'].filter((mark) => mark !== 'tight')),
  formality: Math.max(tights.formality, over.formality),
  clo: Math.max(tights.clo, over.clo),
  from: Math.min(tights.from, over.from),
})

/** Returns an outfit with layered legs replaced by their two halves. */
export const apart = (items: readonly Facts[], all: readonly Layered[]): readonly Facts[] =>
  items.flatMap((f) => all.find(({ piece }) => piece === f)?.halves ?? f)

/** Returns an outfit with two halves replaced by the one piece as which they are worn. */
export function asOne(items: readonly Facts[], all: readonly Layered[]): readonly Facts[] {
  const whole = all.find(({ halves }) => halves.every((half) => items.includes(half)))
  return whole ? [...items.filter((f) => !whole.halves.includes(f)), whole.piece] : items
}
