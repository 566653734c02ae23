import type { ClothesType, FormalEvent, PrecipitationType, Sport } from '@otday/contract'
import { fittedTables } from '../../src/choosing/tables.ts'
import type { Day, Plan } from '../../src/day/day.ts'
import { isSpoiled, stepped } from '../../src/needs/need.ts'
import { needsOf } from '../../src/choosing/needs-of.ts'
import type { Facts } from '../../src/reading/facts.ts'
import { dayWith, hours } from '../support/dress.ts'
import { piece } from '../support/piece.ts'

export { piece }

/** Plans that contain the answer to the stylist's question. */
export const sport = (answer: Sport): Partial<Plan> => ({ occasion: 'SPORT', answers: { sport: answer } })
export const formal = (answer: FormalEvent): Partial<Plan> => ({ occasion: 'FORMAL', answers: { formal: answer } })
export const site: Partial<Plan> = { occasion: 'WORK', answers: { work: 'SITE' } }

/** A sport in the morning, from six o'clock. */
export const morningSport = (answer: Sport, more: Partial<Plan> = {}): Partial<Plan> => ({
  ...sport(answer),
  hoursOut: { leave: 6, home: 14 },
  ...more,
})

/** A piece that its owner wears in these seasons. */
export const seasonal = (type: ClothesType, name: string, ...seasons: readonly string[]) =>
  piece(type, name, { 계절: seasons })

type Weather = {
  low: number
  high?: number
  wind?: number
  falling?: PrecipitationType
  mm?: number
  wet?: readonly number[]
}

/** Temperatures in °C, wind in m/s; `mm` falls in all, spread over the hours `wet`. */
export function day(
  { low, high = low + 6, wind = 1, falling = 'RAIN', mm = 0, wet = [9, 10, 11, 12] }: Weather,
  plan: Partial<Plan> = {},
): Day {
  const rain = { precipitationType: falling, precipitationAmount: mm / wet.length, precipitationProbability: 90 }
  const slots = hours(low, high, { windSpeed: wind }).map((slot, hour) =>
    mm > 0 && wet.includes(hour) ? { ...slot, ...rain } : slot,
  )
  return dayWith(slots, plan, 'CLEAR')
}

/**
 * Returns the share (0–1) of a need that a piece leaves unmet; null if the day has no such need or if it does not
 * concern the type of the piece.
 */
export function unmet(id: string, f: Facts, on: Day): number | null {
  const need = needsOf(on, fittedTables()).find((one) => one.id === id)
  if (!need?.types.includes(f.slot)) return null
  return stepped(isSpoiled(need) ? need.spoils(f) : need.lacks(f))
}

/** Returns the rank of a need on a day; null if the day has no such need. */
export const rankOf = (id: string, on: Day) => needsOf(on, fittedTables()).find((need) => need.id === id)?.rank ?? null
