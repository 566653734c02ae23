import type { PrecipitationType, SkyStatus } from '@otday/contract'
import type { Slot } from './provider.ts'
import { seoulHour } from '@otday/common/seoul-time'

/** Amount of rain in mm/h that stands for each class: 1 is weak, 2 moderate, 3 strong rain. */
const CLASS_AMOUNT = { 1: 1, 2: 7, 3: 20 } as const
/** Hours of the day in Seoul, inclusive, whose sky counts. */
const DAYTIME = { from: 6, to: 20 } as const

const SKIES_CLEAR_FIRST = ['CLEAR', 'MOSTLY_CLOUDY', 'CLOUDY'] as const satisfies SkyStatus[]

/** Precipitation of a day: `amount` in mm, `probability` in %. */
export interface DayPrecipitation {
  type: PrecipitationType | null
  amount: number | null
  probability: number | null
  /**
   * The amount is known as numbers, as a lower bound, or just as a class; then this is the heaviest class of the day (1
   * weak, 2 moderate, 3 strong).
   */
  known: 'amount' | 'at-least' | 1 | 2 | 3
}

export function precipitationOf(slots: readonly Slot[]): DayPrecipitation {
  const type = typeOf(slots)
  const amounts = slots.map(amountOf).filter((mm) => mm !== null)
  const probabilities = slots.map(({ pop }) => pop).filter((pop) => pop !== null)
  return {
    type,
    amount: type === 'NONE' ? 0 : amounts.length > 0 ? tenth(amounts.reduce((sum, mm) => sum + mm)) : null,
    probability: probabilities.length > 0 ? Math.max(...probabilities) : null,
    known: type === 'NONE' ? 'amount' : knownOf(slots),
  }
}

function knownOf(slots: readonly Slot[]): DayPrecipitation['known'] {
  const classes = slots.flatMap(({ mmClass }) => mmClass ?? [])
  if (classes.length > 0) return classes.reduce((most, each) => (each > most ? each : most))
  return slots.some(({ mmOpen }) => mmOpen === 'ge') ? 'at-least' : 'amount'
}

/**
 * Returns the type of a day's precipitation: RAIN_SNOW also if snow and rain or showers fall at different hours;
 * showers beside steady rain count as rain. Null if nothing is known.
 */
function typeOf(slots: readonly Slot[]): PrecipitationType | null {
  const types = new Set(slots.map(({ precip }) => precip))
  types.delete(null)
  const falls = (type: PrecipitationType) => types.has(type)
  if (falls('RAIN_SNOW') || (falls('SNOW') && (falls('RAIN') || falls('SHOWER')))) return 'RAIN_SNOW'
  if (falls('SNOW')) return 'SNOW'
  if (falls('RAIN')) return 'RAIN'
  if (falls('SHOWER')) return 'SHOWER'
  return types.size > 0 ? 'NONE' : null
}

const amountOf = ({ mm, mmClass, stepH }: Slot): number | null => mm ?? (mmClass ? CLASS_AMOUNT[mmClass] * stepH : null)

/** Returns the most frequent sky; on a tie the cloudier. */
export function skyOf(slots: readonly Slot[]): SkyStatus | null {
  const daytime = slots.filter(({ at }) => {
    const hour = seoulHour(new Date(at))
    return hour >= DAYTIME.from && hour <= DAYTIME.to
  })
  const skies = (daytime.length > 0 ? daytime : slots).map(({ sky }) => sky).filter((sky) => sky !== null)
  const frequency = (sky: SkyStatus) => skies.filter((each) => each === sky).length
  if (skies.length === 0) return null
  return SKIES_CLEAR_FIRST.reduce((most, sky) => (frequency(sky) >= frequency(most) ? sky : most))
}

/** Rounds to one decimal; never returns -0. */
export const tenth = (value: number) => Math.round(value * 10) / 10 + 0
