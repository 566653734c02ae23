import type { Day } from '../day/day.ts'
import type { DayPlan } from '../day/plan.ts'
import { type Facts, has } from '../reading/facts.ts'

/** °C by which rain makes an hour count as colder. */
const wetChills = 1.5

/** Returns the °C of the air in the coldest hour out, lowered by rain. */
export const lowestOut = ({ out }: Day) =>
  Math.min(...out.map(({ air, falling }) => air - (falling !== null && falling !== 'SNOW' ? wetChills : 0)))

/**
 * Sensitivity of a person: `cold` for people who feel the cold more than others do, `hot` for people who feel the heat
 * more.
 */
export type Feeling = 'cold' | 'usual' | 'hot'
export const feelingOf = ({ shift }: Day): Feeling => (shift <= -0.8 ? 'cold' : shift >= 0.8 ? 'hot' : 'usual')

/** Whether a piece counts as an outer garment that warms: a vest does, as it warms the chest. */
export const isOuter = (f: Facts) => f.type === 'OUTER' && !has(f, 'home', 'sunCover', 'rainOnly')

/** Whether a piece is brushed or lined, so that its warmth cannot be taken off. */
export const isLined = (f: Facts) => has(f, 'warmLined') || f.says.has('fleeced')

/**
 * Felt °C of the warmest hour (`Day.heat`) from which it is hot (`from`), very hot (`great`) and extremely hot
 * (`greatest`).
 */
export const heat = { from: 31, great: 33, greatest: 35 } as const

export const isLinen = (f: Facts) => f.kind === 'linenJacket' || f.says.has('linen')

export const isLongSleeve = (f: Facts) =>
  (f.type === 'TOP' || (f.type === 'DRESS' && f.clo >= 0.3)) &&
  !has(f, 'shortSleeve', 'bareArms', 'strappy', 'vest', 'sheer') &&
  !f.says.has('short') &&
  !f.says.has('sevenTenths') &&
  !f.says.has('sleeveless')

const plansOutside: readonly DayPlan[] = ['OUTDOORS', 'WALKING', 'KIDS', 'WET']

/** Whether people spend much of the day outside. */
export const isOutside = ({ plans }: Day) => plansOutside.some((plan) => plans.has(plan))
