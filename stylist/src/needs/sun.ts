import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import { dressed } from './dressed.ts'
import { seesSun } from './night.ts'
import { namesSport } from './sport-words.ts'

/** Felt °C of the warmest hour from which the sun requires a hat: of people outside, and of those at a game. */
const sunFrom = { outdoors: 24, game: 20 } as const

/** Whether people spend the day outside: on a tour, at a sport in the open, and wherever they say so. */
const isInTheOpen = (day: Day) =>
  day.occasion === 'TRAVEL' ||
  day.purpose === 'SPORT HIKING' ||
  day.purpose === 'SPORT GOLF' ||
  (day.plans.has('OUTDOORS') && !dressed(day) && day.purpose !== 'SPORT GYM' && day.purpose !== 'SPORT CYCLING')

/** Whether people stay in sun that requires a hat. */
export const isInSun = (day: Day) =>
  isInTheOpen(day) &&
  day.sunny &&
  !day.rain.said &&
  seesSun(day) &&
  day.heat >= (day.occasion === 'SPORT' && day.plans.has('OUTDOORS') ? sunFrom.game : sunFrom.outdoors)

/** Least sportiness (0–100) of a cap in which people play a ball game that its name does not say. */
const sportyCap = 60

/**
 * Whether a piece is a hat that the sun at a game makes right: with a ball, one for it, as footballers wear no cap of
 * the street.
 */
export const isHatForGame = (f: Facts, day: Day) =>
  f.type === 'HAT' &&
  (day.purpose !== 'SPORT BALL' || namesSport(f, day.purpose) || f.sporty >= sportyCap) &&
  day.occasion === 'SPORT' &&
  day.plans.has('OUTDOORS') &&
  has(f, 'sunHat', 'cap') &&
  !has(f, 'golfOnly') &&
  isInSun(day)
