import type { Day } from '../day/day.ts'
import type { JudgedOutfit } from './judge.ts'
import { tooCold, tooHot } from './piece-harm.ts'
import { wrongWeather } from './recommend.ts'
import { fittedTables } from './tables.ts'
import { warmthShares } from './warmth-harm.ts'
import { wetShare } from './wet-harm.ts'

/** The weather for which an outfit was chosen, with `cold` and `warm` in °C as in `Day`. */
export type WeatherThen = { cold: number; warm: number; wet: 'NONE' | 'RAIN' | 'SNOW' }

export type WeatherChange = 'COLDER' | 'WARMER' | 'RAIN' | 'SNOW'

export const weatherNow = ({ cold, warm, rain }: Day): WeatherThen => ({
  cold,
  warm,
  wet: rain.said ? (rain.snow ? 'SNOW' : 'RAIN') : 'NONE',
})

/** °C by which a forecast must differ to count as changed. */
const changeFrom = 1
/** A change of the weather counts if at least this share (0–1) of people find the outfit wrong because of it. */
const wrongFrom = 0.5

const gated = new Set(['TOP', 'BOTTOM', 'DRESS', 'OUTER', 'SHOES'])

/**
 * Returns the change that makes the outfit wrong for the day; null if it is still right, or was wrong in this way from
 * the start.
 */
export function turnedWrong(outfit: JudgedOutfit, day: Day, then: WeatherThen): WeatherChange | null {
  if (outfit.weather <= wrongWeather) return null
  const tables = fittedTables()
  const { felt, inside, ...wanted } = outfit.warmth
  const shares = warmthShares(felt, inside, wanted)
  const main = outfit.items.filter(({ type }) => gated.has(type))
  const now = weatherNow(day)
  const worst = (share: (f: (typeof main)[number]) => number) => Math.max(0, ...main.map(share))
  const faults: readonly (readonly [WeatherChange | null, number])[] = [
    [
      now.cold <= then.cold - changeFrom ? 'COLDER' : null,
      Math.max(
        shares.cold,
        shares.thin,
        worst((f) => tooCold(f, day, tables)),
      ),
    ],
    [
      now.warm >= then.warm + changeFrom ? 'WARMER' : null,
      Math.max(
        shares.hot,
        shares.stuffy,
        worst((f) => tooHot(f, day, tables)),
      ),
    ],
    [now.wet === 'NONE' || now.wet === then.wet ? null : now.wet, worst((f) => wetShare(f, day))],
  ]
  const [first] = faults
    .filter(([change, share]) => change !== null && share >= wrongFrom)
    .toSorted(([, a], [, b]) => b - a)
  return first?.[0] ?? null
}
