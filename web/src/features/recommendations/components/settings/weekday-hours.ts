import type { WeekdayHours } from '@otday/contract'

/** Assumed when only one of the two is told: leaving in the morning, home for dinner. */
const usual = { leave: 8, home: 19 } as const

type Change = Partial<Pick<WeekdayHours, 'leave' | 'home' | 'staysIn'>>

export const hoursOf = (hours: readonly WeekdayHours[], weekday: number): WeekdayHours | undefined =>
  hours.find((row) => row.weekday === weekday)

/** The hours with one weekday changed; what was not told before becomes usual. */
export function withHours(hours: readonly WeekdayHours[], weekday: number, change: Change): WeekdayHours[] {
  const row = { ...usual, staysIn: false, ...hoursOf(hours, weekday), ...change, weekday }
  return [...withoutHours(hours, weekday), row]
}

/** The hours with one weekday left to the stylist again. */
export const withoutHours = (hours: readonly WeekdayHours[], weekday: number): WeekdayHours[] =>
  hours.filter((row) => row.weekday !== weekday)

/** Whether one comes home on the morning after. */
export const isOvernight = ({ leave, home, staysIn }: WeekdayHours): boolean => !staysIn && home <= leave
