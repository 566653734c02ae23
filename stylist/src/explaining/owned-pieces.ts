import { unsuitable } from '../choosing/unsuitable.ts'
import { fittedTables } from '../choosing/tables.ts'
import type { Day } from '../day/day.ts'
import type { Facts } from '../reading/facts.ts'
import type { Scene } from './scene.ts'

/** Share (0–1) of people who would not wear a piece for a purpose, below which it is an option. */
const wornAnyway = 0.4

/** Whether people would think of wearing a piece on this day, whatever the weather. */
export const comesIntoQuestion = (f: Facts, day: Day) =>
  f.condition === 'fine' &&
  (f.keptAt === null || f.keptAt === 'car') &&
  isInSeason(f, day) &&
  unsuitable(f, day.purpose, fittedTables()) < wornAnyway

const warmMonths = { from: 5, to: 9 } as const
/** Whether a day is in the warm half of the year, as far as its date is known. */
export const isWarmHalf = (date: Day['date']) =>
  date !== null && date.month >= warmMonths.from && date.month <= warmMonths.to

/**
 * Whether a piece is in season. A piece for winter alone is not in the warm half of the year, a piece for summer alone
 * is not in the cold half; all other pieces always are.
 */
function isInSeason({ seasons }: Facts, { date, high }: Day): boolean {
  if (seasons.length !== 1) return true
  const isWarm = date ? isWarmHalf(date) : high >= 20
  return !(seasons[0] === '겨울' && isWarm) && !(seasons[0] === '여름' && !isWarm)
}

/** Returns the most suitable piece of the closet that `serves` and is not worn; null if there is none. */
export function spareOf({ closet, items, day }: Scene, serves: (f: Facts) => boolean): Facts | null {
  const [best] = closet
    .filter((f) => serves(f) && !items.some(({ id }) => id === f.id) && comesIntoQuestion(f, day))
    .map((f) => ({ f, share: unsuitable(f, day.purpose, fittedTables()) }))
    .toSorted((a, b) => a.share - b.share)
  return best?.f ?? null
}

/** Whether a day is spent on foot or in the open. */
export const isAfoot = ({ plans, occasion, purpose }: Day) =>
  occasion === 'TRAVEL' ||
  (occasion === 'SPORT' && purpose !== 'SPORT GYM') ||
  plans.has('OUTDOORS') ||
  plans.has('WALKING') ||
  plans.has('KIDS')
