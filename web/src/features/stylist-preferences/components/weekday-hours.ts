import type { WeekdayHours } from '@otday/contract'

/** Hours (0–23) at which the user leaves and comes home, for those that are not given. */
const usual = { leave: 8, home: 19 } as const

type Times = Pick<WeekdayHours, 'leave' | 'home'>

/** `AUTO`: the stylist's usual hours; `OUT`: the user's own hours; `IN`: the user stays at home. */
export type DayPlan = 'AUTO' | 'OUT' | 'IN'

export const hoursOf = (hours: readonly WeekdayHours[], weekday: number): WeekdayHours | undefined =>
  hours.find((row) => row.weekday === weekday)

function planOn(row: WeekdayHours | undefined): DayPlan {
  if (!row) return 'AUTO'
  return row.staysIn ? 'IN' : 'OUT'
}

/** Returns the plan of the weekdays; null if they differ. */
export function planOf(hours: readonly WeekdayHours[], days: readonly number[]): DayPlan | null {
  return same(days.map((day) => planOn(hoursOf(hours, day)))) ?? null
}

/** Returns the hours that are the same on all days. */
export function commonHours(hours: readonly WeekdayHours[], days: readonly number[]): Partial<Times> {
  const rows = days.map((day) => hoursOf(hours, day))
  const [leave, home] = [same(rows.map((row) => row?.leave)), same(rows.map((row) => row?.home))]
  return { ...(leave !== undefined && { leave }), ...(home !== undefined && { home }) }
}

const same = <T>([first, ...rest]: readonly T[]): T | undefined =>
  rest.every((value) => value === first) ? first : undefined

/** Sets the plan of weekdays; with the plan `IN`, their hours are kept for later. */
export function withPlan(
  hours: readonly WeekdayHours[],
  days: readonly number[],
  plan: DayPlan,
  times: Partial<Times> = {},
): WeekdayHours[] {
  const others = hours.filter(({ weekday }) => !days.includes(weekday))
  if (plan === 'AUTO') return others
  const staysIn = plan === 'IN'
  return [...others, ...days.map((weekday) => ({ ...usual, ...hoursOf(hours, weekday), ...times, staysIn, weekday }))]
}

/** Whether the user comes home on the next morning. */
export const isOvernight = ({ leave, home }: Partial<Times>): boolean =>
  leave !== undefined && home !== undefined && home <= leave

/** Returns the hours of a weekday in words, such as `8–19`. */
export function hoursText(row: WeekdayHours | undefined): string {
  const plan = planOn(row)
  if (!row || plan === 'AUTO') return '자동'
  return plan === 'IN' ? '집' : `${row.leave}–${row.home}`
}
