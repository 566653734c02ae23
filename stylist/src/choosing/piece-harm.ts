import type { Day } from '../day/day.ts'
import { type Purpose, purposes } from '../day/plan.ts'
import { isNeutral } from '../reading/color.ts'
import { type Facts, has } from '../reading/facts.ts'
import type { AnyKind, Modifier } from '../reading/lexicon/types.ts'
import { rowOf } from '../reading/kind-rows.ts'
import { harmOf, together } from './harm.ts'
import { conditionHarm } from './condition-harm.ts'
import { settings } from './settings.ts'
import type { Tables } from './tables.ts'
import { isTakenOff } from '../needs/dressed.ts'
import { isForFrost } from '../needs/sport.ts'
import { isDictated } from '../needs/shoes-in-wet.ts'
import { isForSoil } from '../needs/soil.ts'
import { isForSnow, isForWater } from '../needs/wet-play.ts'
import { wetShare } from './wet-harm.ts'

const logistic = (x: number) => 1 / (1 + Math.exp(-x))

const column = new Map(purposes.map((purpose, index) => [purpose, index]))

const sportWords = new Map<Modifier, readonly string[]>([
  ['running', ['RUNNING', 'GYM', 'HIKING']],
  ['gym', ['GYM', 'RUNNING', 'BALL']],
  ['yoga', ['GYM']],
  ['golf', ['GOLF']],
  ['hiking', ['HIKING']],
  ['tennis', ['BALL']],
  ['badminton', ['BALL']],
  ['cycling', ['CYCLING']],
  ['soccer', ['BALL']],
  ['basketball', ['BALL']],
  ['baseball', ['BALL']],
  ['climbing', ['GYM']],
  ['swim', []],
  ['ski', []],
  ['fishing', []],
])

const dressWords: readonly Modifier[] = ['wedding', 'interview', 'funeral', 'formal', 'party']
const dressPurposes = /^FORMAL|^WORK SUIT/
const looseWords: readonly Modifier[] = ['home', 'sleep', 'lounge']

/** Sport words in the name: this sport, another, or none practised here. */
function sportShare({ says, kind }: Facts, purpose: Purpose): number {
  let named = false
  for (const word of says) {
    const places = sportWords.get(word)
    if (!places || (word === 'tennis' && kind === 'tennisSkirt')) continue
    named = true
    if (purpose.startsWith('SPORT ') && places.includes(purpose.slice(6))) return 0
  }
  if (!named) return 0
  return purpose.startsWith('SPORT') ? settings.otherSport : settings.sportElsewhere
}

/** Sports too warming for a thick coat. */
const moving = new Set<Purpose>(['SPORT HIKING', 'SPORT RUNNING', 'SPORT CYCLING', 'SPORT BALL'])

/** Words that tie a piece to one purpose: 골프용 at the office, 하객룩 on a mountain. */
function wordShare(f: Facts, purpose: Purpose): number {
  if (f.slot === 'ETC' || f.slot === 'UNDERWEAR') return 0
  let share = sportShare(f, purpose)
  if (dressWords.some((word) => f.says.has(word)) && !dressPurposes.test(purpose))
    share = Math.max(share, purpose === 'DATE' || purpose === 'WORK NEAT' ? 0.25 : 0.6)
  if (looseWords.some((word) => f.says.has(word))) share = Math.max(share, purpose === 'CASUAL' ? 0.45 : 0.8)
  if (f.says.has('workwear') && purpose !== 'WORK SITE') share = Math.max(share, 0.75)
  if (f.says.has('resort') && !/TRAVEL|CASUAL|DATE/.test(purpose)) share = Math.max(share, 0.5)
  if (f.says.has('school') && purpose !== 'SCHOOL' && f.type !== 'BAG' && !f.marks.has('workwear'))
    share = Math.max(share, purpose.startsWith('FORMAL') ? 0.1 : 0.5)
  if (f.says.has('funeral') && purpose.startsWith('FORMAL') && purpose !== 'FORMAL FUNERAL')
    share = Math.max(share, 0.4)
  if (f.says.has('old') && f.type !== 'OUTER') share = Math.max(share, 0.35)
  if (f.marks.has('padded') && f.marks.has('heavy') && moving.has(purpose)) share = Math.max(share, 0.6)
  return share
}

/** Loudness (0–100) accepted per purpose. */
const bears: Readonly<Record<string, number>> = {
  'WORK SUIT': 24,
  'WORK NEAT': 34,
  'WORK FREE': 55,
  'WORK SITE': 90,
  SCHOOL: 55,
  CASUAL: 62,
  DATE: 50,
  'FORMAL WEDDING': 36,
  'FORMAL INTERVIEW': 14,
  'FORMAL FUNERAL': 8,
  'FORMAL EVENT': 32,
  TRAVEL: 65,
}

const shown = new Set<Facts['type']>(['TOP', 'BOTTOM', 'DRESS', 'OUTER', 'SHOES', 'BAG', 'SCARF', 'HAT', 'SOCKS'])

function loudShare(f: Facts, purpose: Purpose): number {
  if (!shown.has(f.type) || purpose.startsWith('SPORT')) return 0
  const over = f.loudness - (bears[purpose] ?? 50)
  return over <= 0 ? 0 : Math.min(0.9, over / settings.loudRange)
}

/** Dark for mourning, quiet for interviews, no white dress at a wedding. */
function colorShare(f: Facts, purpose: Purpose): number {
  const { color, type } = f
  if (!color || !shown.has(type)) return 0
  const whiteShirt = type === 'TOP' && color.l > 0.9 && /[sS]hirt$/.test(f.kind)
  if (purpose === 'FORMAL FUNERAL' && f.patterned && type === 'SCARF') return 0.8
  if (purpose === 'FORMAL FUNERAL')
    return whiteShirt || (color.l < 0.42 && color.c < 0.07) ? 0 : color.l < 0.55 && color.c < 0.03 ? 0.15 : 0.7
  if (purpose === 'FORMAL INTERVIEW') return isNeutral(color) || (type === 'TOP' && color.c < 0.08) ? 0 : 0.6
  if (purpose === 'FORMAL WEDDING' && type === 'DRESS' && color.l > 0.88 && color.c < 0.06) return 0.8
  return 0
}

type Known = { tables: Tables; shares: Map<Purpose, number> }
const known = new WeakMap<Facts, Known>()

function knownOf(f: Facts, tables: Tables): Known {
  const kept = known.get(f)
  if (kept?.tables === tables) return kept
  const made: Known = { tables, shares: new Map() }
  known.set(f, made)
  return made
}

/** Share of people who would not wear it for this purpose, 0–1, whatever the weather. */
export function unsuitable(f: Facts, purpose: Purpose, tables: Tables): number {
  const { shares } = knownOf(f, tables)
  const last = shares.get(purpose)
  if (last !== undefined) return last
  const share = unsuitableShare(f, purpose, tables)
  shares.set(purpose, share)
  return share
}

/** Lined tights and tops for runners are kit as thin ones are. */
const linedKit: Partial<Record<AnyKind, AnyKind>> = { fleecedLeggings: 'sportLeggings', fleeceTop: 'sportLongTee' }
export const isLinedKit = ({ kind, says }: Facts) =>
  linedKit[kind] !== undefined &&
  (says.has('sport') || (kind === 'fleeceTop' && (says.has('running') || says.has('gym'))))

function unsuitableShare(f: Facts, purpose: Purpose, tables: Tables): number {
  const own = purpose === 'SCHOOL' && f.marks.has('school') ? 0.2 : 1
  const kind = (isLinedKit(f) && purpose.startsWith('SPORT') && linedKit[f.kind]) || f.kind
  const table = own * (tables.kinds.get(kind)?.unsuitable[column.get(purpose) ?? 0] ?? 0.5)
  return together(table, wordShare(f, purpose), loudShare(f, purpose), colorShare(f, purpose))
}

/** °C. */
const warming: Readonly<Record<string, number>> = {
  'SPORT HIKING': 2,
  'SPORT RUNNING': 5,
  'SPORT GYM': 2,
  'SPORT BALL': 4,
  'SPORT GOLF': 1,
  'SPORT CYCLING': 1,
}

/** °C by which sport warms. */
export const warmingBy = (purpose: Purpose) => (warming[purpose] ?? 0) * settings.sportWarming

/** °C inside, at least and at most; training clothes are hardly worn on the way. */
const gymRoom = { from: 17, to: 26 } as const

/** °C of relief from indoor cooling. */
const cooledBy = 1

/** °C less for a ceremony's jacket, which is carried on the way. */
const carriedFor = 3

/** Coldest and warmest °C the piece meets. */
export function metBy(f: Facts, day: Day): { cold: number; warm: number } {
  const warmed = f.slot === 'SHOES' ? 0 : warmingBy(day.purpose)
  const isInside = day.purpose === 'SPORT GYM' && f.layer !== 'outer'
  const coldest = isInside ? Math.max(day.cold, gymRoom.from) : day.cold
  const warmest = isInside ? Math.min(day.warm, gymRoom.to) : day.warm
  const put = day.occasion === 'FORMAL' && f.marks.has('tailored') ? carriedFor : 0
  const warm = warmest - (day.indoors ? cooledBy : 0) - put
  return { cold: coldest + warmed, warm: warm + (f.layer === 'outer' ? 0.6 : 1) * warmed }
}

/** Felt daily high in °C from which warm outer garments stay at home (design/stylist.md 6). */
const ends: Partial<Record<AnyKind, number>> = {
  longPadding: 8,
  skiJacket: 4,
  winterParka: 9,
  shortPadding: 12,
  dressyPadding: 12,
  woolCoat: 15,
  dressCoat: 15,
  lightDown: 17,
  lightDownVest: 17,
  mustang: 8,
  tweedJacket: 25,
  furCoat: 8,
}
const pastEnd = 0.8

/** °C of the day's high from which it stays at home. */
export const coatEnd = (f: Facts) => ends[f.kind] ?? Number.POSITIVE_INFINITY

const pastItsEnd = (f: Facts, day: Day) => (day.high + day.shift > coatEnd(f) ? pastEnd : 0)

/** m/s from which people avoid short skirts. */
const strongWind = 9

const windShare = (f: Facts, day: Day) =>
  day.wind >= strongWind && f.marks.has('skirt') && f.marks.has('shortLegs') ? 0.6 : 0

/**
 * Share of people, 0–1.
 * @param warmer °C that something over it adds
 */
export function tooCold(f: Facts, day: Day, tables: Tables, warmer = 0): number {
  const table = tables.kinds.get(f.kind)
  const from = f.from + (table ? table.from - rowOf(f.slot, f.kind)[2] : 0)
  return logistic((from - 1 - metBy(f, day).cold - warmer) / settings.coldWidth)
}

/** clo of what is carried for cold rooms, whatever the heat outside. */
const carriedTo = 0.46
/** clo of what a cyclist folds into a pocket. */
const pocketed = 0.3
const isCarriedIn = ({ type, clo }: Facts, { plans, purpose }: Day) =>
  type === 'OUTER' && ((plans.has('COOL') && clo <= carriedTo) || (purpose === 'SPORT CYCLING' && clo <= pocketed))

/** Share of people, 0–1. */
export function tooHot(f: Facts, day: Day, tables: Tables): number {
  if (isCarriedIn(f, day)) return 0
  const table = tables.kinds.get(f.kind)
  const to = f.to + (table ? table.to - rowOf(f.slot, f.kind)[3] : 0)
  return Math.max(logistic((metBy(f, day).warm - to - 1) / settings.hotWidth), pastItsEnd(f, day))
}

/** Thin stockings are better than none, however cold it is, and a thin vest under a shirt. */
const thinInCold = 0.2
const isThinAnyway = (f: Facts) =>
  f.type === 'SOCKS' || f.kind === 'armSleeves' || (f.type === 'UNDERWEAR' && has(f, 'inner'))

/** Share of people who find it too cold, too hot or wrong in rain, 0–1. */
export const wrongForWeather = (f: Facts, day: Day, tables: Tables): number =>
  together(
    Math.min(isThinAnyway(f) ? thinInCold : 1, tooCold(f, day, tables)),
    tooHot(f, day, tables),
    wetShare(f, day),
    windShare(f, day),
  )

/** Small pieces matter less. */
const garments = new Set<Facts['type']>(['TOP', 'BOTTOM', 'DRESS', 'OUTER', 'SHOES'])

/** Share of what is odd about shoes that rain or snow dictates, and about a coat that frost, or swimwear that water does. */
export const dictatedShare = 0.45

/** Felt °C up to which any gloves and scarf are right on the way to a sport. */
const warmsTo = 3
const warmsOnTheWay = (f: Facts, { occasion, purpose, cold }: Day) =>
  occasion === 'SPORT' && cold <= warmsTo && (has(f, 'warmHands') || (f.type === 'SCARF' && purpose === 'SPORT GYM'))

const isForgiven = (f: Facts, day: Day) =>
  isDictated(f, day) ||
  isForFrost(f, day) ||
  isTakenOff(f, day) ||
  isForWater(f, day) ||
  isForSnow(f, day) ||
  warmsOnTheWay(f, day)

function harmAs(f: Facts, day: Day, tables: Tables): number {
  return (
    (garments.has(f.type) ? settings.garmentWeight : 1) *
      harmOf(unsuitable(f, day.purpose, tables) * (isForgiven(f, day) ? dictatedShare : 1)) +
    settings.weatherWeight * harmOf(wrongForWeather(f, day, tables)) +
    (isForSoil(f, day) ? 0 : conditionHarm(f))
  )
}

/** For an unclear piece: the worst of its likely readings. */
export function pieceHarm(f: Facts, day: Day, tables: Tables): number {
  if (f.confidence >= 0.6) return harmAs(f, day, tables)
  const read = f.couldBe.length > 0 ? f.couldBe : [f]
  return Math.max(...read.map((reading) => harmAs(reading, day, tables))) + settings.doubt * (1 - f.confidence)
}
