import type { Day } from '../day/day.ts'
import { isLowShoe } from '../needs/slush.ts'
import { type Facts, has } from '../reading/facts.ts'

export const leathern = (shoes: Facts | null) => shoes !== null && has(shoes, 'leatherShoe')
export const booted = (shoes: Facts | null) => shoes !== null && has(shoes, 'boot')

/** Whether shoes are cut so low that every sock shows. */
export const isLow = (shoes: Facts) => isLowShoe(shoes) || shoes.kind === 'mules'

/** Whether shoes have a shaft that chafes what a short sock leaves bare. */
export const isTall = (shoes: Facts) =>
  has(shoes, 'boot', 'rainShoe', 'warmShoe', 'workwear') || (has(shoes, 'hiking') && !has(shoes, 'sneaker'))

/** Whether people dress for others on this day. */
export const isDressed = ({ purpose, plans }: Day) =>
  /^(?:FORMAL|WORK SUIT|WORK NEAT)/.test(purpose) || plans.has('SPECIAL') || plans.has('GUESTS')

/** Limits in felt °C for bare feet in low shoes. */
export const degrees = {
  /** Felt °C up to which people cover the whole foot, the instep included. */
  freezing: 9,
  /** Felt °C below which feet in low shoes get cold by the evening. */
  cool: 15,
  /** Felt °C above which bare feet in shoes are nothing unusual. */
  hot: 27,
} as const
