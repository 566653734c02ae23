import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import type { Modifier } from '../reading/lexicon/types.ts'
import { playsInSnow } from './dressed.ts'

/** Cotton gloves for work, which no kind tells from those for a sport. */
const working = /목장갑|코팅\s?장갑|작업/
export const isWorkGlove = (f: Facts) => f.kind === 'sportGloves' && (f.says.has('workwear') || working.test(f.name))

const staysDry = (f: Facts) => f.waterproof || f.says.has('ski')
const soaking: readonly Modifier[] = ['boa', 'fleeced', 'knitted', 'wool']
const soaks = (f: Facts) => has(f, 'leather') || soaking.some((word) => f.says.has(word))

/** How cold gloves leave the hands, 0–1: those of a sport are for that, and in the snow wool is soon wet. */
export function handsLack(f: Facts, day: Day): number {
  const isOfSport = f.kind === 'sportGloves' && day.occasion === 'SPORT' && day.purpose !== 'SPORT GYM'
  if (isWorkGlove(f)) return day.purpose === 'WORK SITE' ? 0.2 : 1
  if (!has(f, 'warmHands') && !isOfSport) return 1
  if (!playsInSnow(day) || staysDry(f)) return 0
  return f.kind === 'padGloves' && !soaks(f) ? 0.2 : 0.45
}
