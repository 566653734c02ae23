import type { Day } from '../day/day.ts'
import type { Purpose } from '../day/plan.ts'
import { type Facts, has } from '../reading/facts.ts'
import type { AnyKind } from '../reading/lexicon/types.ts'
import { harmOf, together } from './harm.ts'
import { conditionHarm } from './condition-harm.ts'
import { rangeOf } from './range.ts'
import { settings } from './settings.ts'
import type { Tables } from './tables.ts'
import { isTakenOff } from '../needs/dressed.ts'
import { isLinedKit } from '../needs/lined-kit.ts'
import { isForFrostyWay } from '../needs/sport-way.ts'
import { isJacketForNight } from '../needs/night.ts'
import { isDictated } from '../needs/shoes-in-wet.ts'
import { isForRoughWork, isSiteHat } from '../needs/site.ts'
import { isForSoil, isForWetWork } from '../needs/soil.ts'
import { isHatForGame } from '../needs/sun.ts'
import { isForSnow, isForWater } from '../needs/wet-play.ts'
import { unsuitable } from './unsuitable.ts'
import { wetShare } from './wet-harm.ts'

const logistic = (x: number) => 1 / (1 + Math.exp(-x))

/** °C by which each sport warms the body, before `settings.sportWarming` multiplies it. */
const warming: Readonly<Record<string, number>> = {
  'SPORT HIKING': 2,
  'SPORT RUNNING': 5,
  'SPORT GYM': 2,
  'SPORT BALL': 4,
  'SPORT GOLF': 1,
  'SPORT CYCLING': 1,
}

/** Returns the °C by which the sport of a purpose warms the body. */
export const warmingBy = (purpose: Purpose) => (warming[purpose] ?? 0) * settings.sportWarming

/** Least and most °C inside a gym; training clothes are hardly worn on the way. */
const gymRoom = { from: 17, to: 26 } as const

/** °C by which the warmest hours count as cooler, as people spend a part of them in air-conditioned buildings. */
const cooledBy = 1

/** °C by which the warmest hours count as cooler for a ceremony's jacket, as it is carried on the way. */
const carriedFor = 3

type Met = { cold: number; warm: number }

/** The piece that was asked for last: most questions about one follow each other. */
let last: { f: Facts; day: Day; met: Met } | null = null

/** Returns the coldest and warmest °C of the day in which the piece is worn. */
export function metBy(f: Facts, day: Day): Met {
  if (last?.f === f && last.day === day) return last.met
  const met = meeting(f, day)
  last = { f, day, met }
  return met
}

function meeting(f: Facts, day: Day): Met {
  // Lined running trousers are made for cold air, so the runner's warmth does not count.
  const isMadeForCold = f.slot === 'BOTTOM' && day.purpose === 'SPORT RUNNING' && isLinedKit(f)
  const warmed = f.slot === 'SHOES' || isMadeForCold ? 0 : warmingBy(day.purpose)
  const isInside = day.purpose === 'SPORT GYM' && f.layer !== 'outer'
  const coldest = isInside ? Math.max(day.cold, gymRoom.from) : day.cold
  const warmest = isInside ? Math.min(day.warm, gymRoom.to) : day.warm
  const put = day.occasion === 'FORMAL' && f.marks.has('tailored') ? carriedFor : 0
  const warm = warmest - (day.indoors ? cooledBy : 0) - put
  return { cold: coldest + warmed, warm: warm + (f.layer === 'outer' ? 0.6 : 1) * warmed }
}

/** Felt °C of the day's high from which warm outer garments stay at home (design/stylist.md 6). */
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

/** Returns the °C of the day's high above which a warm outer garment stays at home. */
export const coatEnd = (f: Facts) => ends[f.kind] ?? Number.POSITIVE_INFINITY

const pastItsEnd = (f: Facts, day: Day) => (day.high + day.shift > coatEnd(f) ? pastEnd : 0)

/** m/s from which people avoid short skirts. */
const strongWind = 9

const windShare = (f: Facts, day: Day) =>
  day.wind >= strongWind && f.marks.has('skirt') && f.marks.has('shortLegs') ? 0.6 : 0

/**
 * Returns the share of people who find the piece too cold, 0–1.
 * @param warmer °C that something over it adds
 */
export const tooCold = (f: Facts, day: Day, tables: Tables, warmer = 0): number =>
  logistic((rangeOf(f, tables).from - 1 - metBy(f, day).cold - warmer) / settings.coldWidth)

/** Most clo of a piece that is carried for air-conditioned places, however hot it is outside. */
const carriedTo = 0.46
/** Most clo of a piece that a cyclist folds into a pocket. */
const pocketed = 0.3
const isCarriedIn = ({ type, clo, marks }: Facts, { plans, purpose }: Day) =>
  (type === 'SOCKS' && plans.has('COOL') && purpose === 'FORMAL EVENT' && marks.has('stocking')) ||
  (type === 'OUTER' && ((plans.has('COOL') && clo <= carriedTo) || (purpose === 'SPORT CYCLING' && clo <= pocketed)))

/** Returns the share of people who find the piece too hot, 0–1. */
export function tooHot(f: Facts, day: Day, tables: Tables): number {
  if (isCarriedIn(f, day)) return 0
  const met = metBy(f, day).warm
  return Math.max(logistic((met - rangeOf(f, tables).to - 1) / settings.hotWidth), pastItsEnd(f, day))
}

/** Largest share (0–1) that counts as too cold for thin stockings and thin vests, which are better than none. */
const thinInCold = 0.2
const isThinAnyway = (f: Facts) =>
  f.type === 'SOCKS' || f.kind === 'armSleeves' || (f.type === 'UNDERWEAR' && has(f, 'inner'))

/** Returns the share (0–1) of people who find the piece too cold, too hot, or wrong for rain or wind. */
export const wrongForWeather = (f: Facts, day: Day, tables: Tables): number =>
  together(
    Math.min(isThinAnyway(f) ? thinInCold : 1, tooCold(f, day, tables)),
    tooHot(f, day, tables),
    wetShare(f, day),
    windShare(f, day),
  )

/** Types that count in full; small pieces count less. */
const garments = new Set<Facts['type']>(['TOP', 'BOTTOM', 'DRESS', 'OUTER', 'SHOES'])

/**
 * Share (0–1) of a piece's oddness that counts if it is dictated: shoes by rain or snow, a coat by frost, swimwear by
 * water.
 */
export const dictatedShare = 0.45

/** Felt °C up to which gloves of every kind are right on the way to a sport; for a gym, scarves are, too. */
const warmsTo = 3
const warmsOnTheWay = (f: Facts, { occasion, purpose, cold }: Day) =>
  occasion === 'SPORT' && cold <= warmsTo && (has(f, 'warmHands') || (f.type === 'SCARF' && purpose === 'SPORT GYM'))

const isForgiven = (f: Facts, day: Day) =>
  isDictated(f, day) ||
  isForFrostyWay(f, day) ||
  isTakenOff(f, day) ||
  isForWater(f, day) ||
  isForSnow(f, day) ||
  isSiteHat(f, day) ||
  isHatForGame(f, day) ||
  isJacketForNight(f, day) ||
  isForWetWork(f, day) ||
  warmsOnTheWay(f, day)

const harmAs = (f: Facts, day: Day, tables: Tables, wrong = wrongForWeather(f, day, tables)): number =>
  (garments.has(f.type) ? settings.garmentWeight : 1) *
    harmOf(unsuitable(f, day.purpose, tables) * (isForgiven(f, day) ? dictatedShare : 1)) +
  settings.weatherWeight * harmOf(wrong) +
  (isForSoil(f, day) || isForRoughWork(f, day) ? 0 : conditionHarm(f))

/**
 * Returns the penalty points of a piece on a day (how badly it suits weather and purpose; 0 is none). If its kind is
 * unclear, the worst of its likely kinds counts.
 * @param wrong what `wrongForWeather` returns for the piece, if it is known
 */
export function pieceHarm(f: Facts, day: Day, tables: Tables, wrong?: number): number {
  if (f.confidence >= 0.6) return harmAs(f, day, tables, wrong)
  const read = f.couldBe.length > 0 ? f.couldBe : [f]
  return Math.max(...read.map((reading) => harmAs(reading, day, tables))) + settings.doubt * (1 - f.confidence)
}
