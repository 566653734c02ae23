import type { SkyStatus, WindWord } from '@otday/contract'
import type { Slot } from './provider.ts'

/** Weather at a moment: temperature in °C, humidity in %, wind in m/s. */
export interface Conditions {
  tempC: number | null
  humidity: number | null
  windMs: number | null
  sky: SkyStatus | null
}

/**
 * A slot (values from a time on) is used for moments at most this many ms away from it. Between slots that are farther
 * apart than this, values are not interpolated.
 */
const REACH_MS = 3 * 3_600_000
/** Speed in m/s for each class of wind: the middle of the class. */
const CLASS_SPEED = { 1: 2, 2: 6, 3: 10 } as const

export const conditionsAt = (slots: readonly Slot[], moment: Date): Conditions => ({
  tempC: between(slots, moment, (slot) => slot.tempC),
  humidity: between(slots, moment, (slot) => slot.humidity),
  windMs: nearest(slots, moment, speedOf),
  sky: nearest(slots, moment, (slot) => slot.sky),
})

/** Returns the wind of a slot in m/s. */
export const speedOf = ({ windMs, windClass }: Slot): number | null =>
  windMs ?? (windClass ? CLASS_SPEED[windClass] : null)

/** Returns the word for a wind of `speed` m/s; null if it is unknown. */
export function windWord(speed: number | null): WindWord | null {
  if (speed === null) return null
  if (speed < 4) return 'WEAK'
  return speed < 9 ? 'MODERATE' : 'STRONG'
}

type Reading<T> = { distance: number; value: T }

/** Returns the known values of slots near a moment, each with its `distance` from it in milliseconds. */
const readings = <T>(slots: readonly Slot[], moment: Date, of: (slot: Slot) => T | null): Reading<T>[] =>
  slots.flatMap((slot) => {
    const distance = Date.parse(slot.at) - moment.getTime()
    const value = of(slot)
    return value === null || Math.abs(distance) > REACH_MS ? [] : [{ distance, value }]
  })

const closest = <T>(all: Reading<T>[]) =>
  all.toSorted((a, b) => Math.abs(a.distance) - Math.abs(b.distance) || a.distance - b.distance).at(0)

const nearest = <T>(slots: readonly Slot[], moment: Date, of: (slot: Slot) => T | null): T | null =>
  closest(readings(slots, moment, of))?.value ?? null

function between(slots: readonly Slot[], moment: Date, of: (slot: Slot) => number | null): number | null {
  const all = readings(slots, moment, of)
  const before = closest(all.filter(({ distance }) => distance <= 0))
  const after = closest(all.filter(({ distance }) => distance >= 0))
  if (!before || !after) return (before ?? after)?.value ?? null
  const gap = after.distance - before.distance
  if (gap === 0 || gap > REACH_MS) return before.value
  return before.value + ((after.value - before.value) * -before.distance) / gap
}
