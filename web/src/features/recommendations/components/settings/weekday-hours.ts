import type { WeekdayHours } from '@otday/contract'

/** Defaults where only one is given: leaves in the morning, home for dinner. */
const usual = { leave: 8, home: 19 } as const

type Change = Partial<Pick<WeekdayHours, 'leave' | 'home' | 'staysIn'>>

export const hoursOf = (hours: readonly WeekdayHours[], weekday: number): WeekdayHours | undefined =>
  hours.find((row) => row.weekday === weekday)

/** Fills a missing hour with the default. */
export function withHours(hours: readonly WeekdayHours[], weekday: number, change: Change): WeekdayHours[] {
  const row = { ...usual, staysIn: false, ...hoursOf(hours, weekday), ...change, weekday }
  return [...withoutHours(hours, weekday), row]
}

/** The hours with one weekday left to the stylist again. */
export const withoutHours = (hours: readonly WeekdayHours[], weekday: number): WeekdayHours[] =>
  hours.filter((row) => row.weekday !== weekday)

/** Whether one comes home on the morning after. */
export const isOvernight = ({ leave, home, staysIn }: WeekdayHours): boolean => !staysIn && home <= leave
