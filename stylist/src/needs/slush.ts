import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'

/** Slush: from `water` mm on the ground, up to `to` °C of the day's high. */
const slush = { water: 2, to: 4 } as const

/** Whether the streets are covered with slush or with rain that is hardly warmer. */
export const isSlushy = ({ ground, high }: Day) => ground.water >= slush.water && high <= slush.to

/** Whether shoes leave the instep bare, as pumps and flats do. */
export const isLowShoe = (f: Facts) => has(f, 'heel', 'lowHeel', 'flat') && !has(f, 'boot')

/** OKLCH lightness (0–1) up to which boots are dark, and least formality (0–100) of boots that pass under a suit. */
const smartBoot = { dark: 0.4, formality: 50 } as const

/** Whether a piece is black or nearly black boots of smooth leather. */
export const isDarkBoot = (f: Facts) =>
  has(f, 'boot') &&
  !has(f, 'suede', 'rainShoe', 'warmShoe') &&
  f.color !== null &&
  f.color.l <= smartBoot.dark &&
  f.color.c < 0.05

/** Whether a piece is dark plain boots that pass for dress shoes under a suit's trousers, on a day with slush. */
export const isBootUnderSuit = (f: Facts, day: Day) =>
  f.type === 'SHOES' && isSlushy(day) && isDarkBoot(f) && f.formality >= smartBoot.formality
