import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import type { Modifier } from '../reading/lexicon/types.ts'
import { isForOtherSport } from './sport-words.ts'
import { getsDirty, playsInSnow } from './dressed.ts'

/** Whether a piece is a pair of cotton work gloves; these have the same kind as gloves for sports. */
export const isWorkGlove = (f: Facts) => f.kind === 'sportGloves' && f.says.has('workwear')

const staysDry = (f: Facts) => f.waterproof || f.says.has('ski')
const soaking: readonly Modifier[] = ['boa', 'fleeced', 'knitted', 'wool']
const soaksUp = (f: Facts) => has(f, 'leather') || soaking.some((word) => f.says.has(word))

/** Felt °C above which dress gloves of leather are wrong for a sport. */
const anyGlovesTo = -5
/** Felt °C up to which bare fingers freeze on handlebars. */
const fingersTo = 12
const moves = (day: Day) => day.occasion === 'SPORT' && day.purpose !== 'SPORT GYM'

/**
 * Returns how cold (0–1) a piece leaves the hands. Gloves made for the day's sport are best for it, and wool soon gets
 * wet in snow.
 */
export function handsLack(f: Facts, day: Day): number {
  const isOfSport = f.kind === 'sportGloves' && moves(day)
  if (f.kind === 'leatherGloves' && moves(day) && day.cold > anyGlovesTo) return 1
  if (day.purpose === 'SPORT RUNNING' && isForOtherSport(f, day.purpose)) return 1
  if (isWorkGlove(f)) return day.purpose === 'WORK SITE' || getsDirty(day) ? 0.2 : 1
  if (!has(f, 'warmHands') && !isOfSport) return 1
  if (f.says.has('fingerless')) return !isOfSport ? 0.45 : day.cold <= fingersTo ? 0.7 : 0.2
  if (day.purpose === 'SPORT CYCLING' && !isOfSport) return 0.2
  if (getsDirty(day)) return staysDry(f) ? 0 : 0.7
  if (day.purpose === 'SPORT HIKING' && has(f, 'leather')) return 0.2
  if (!playsInSnow(day) || staysDry(f)) return 0
  return f.kind === 'padGloves' && !soaksUp(f) ? 0.2 : 0.45
}
