import { conditionsAt } from './conditions.ts'
import type { Slot } from './provider.ts'

/** A measurement is not believed if it differs by more than this many °C from the forecast for its hour. */
const mostOff = 12

/**
 * Returns whether a measurement can be right. Stations break in ways no range shows: one sends 0° for an hour amid 17°.
 * Without a forecast for its hour, a measurement is believed.
 */
export function isBelieved(observed: Slot, forecast: readonly Slot[]): boolean {
  if (observed.broken) return false
  const expected = conditionsAt(forecast, new Date(observed.at)).tempC
  return observed.tempC === null || expected === null || Math.abs(observed.tempC - expected) <= mostOff
}
