import type { WeekdayHours } from '@otday/contract'

/** Hours (0–23) of leaving and of coming home that are set for a weekday until the user chooses others. */
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

/** Returns the plan that all these weekdays share; null if their plans differ. */
export const planOf = (hours: readonly WeekdayHours[], days: readonly number[]): DayPlan | null =>
  same(days.map((day) => planOn(hoursOf(hours, day)))) ?? null

/** Returns the hours that all these weekdays share; an hour that differs between them, or is not set, is left out. */
export function commonHours(hours: readonly WeekdayHours[], days: readonly number[]): Partial<Times> {
  const rows = days.map((day) => hoursOf(hours, day))
  const [leave, home] = [same(rows.map((row) => row?.leave)), same(rows.map((row) => row?.home))]
  return { ...(leave !== undefined && { leave }), ...(home !== undefined && { home }) }
}

const same = <T>([first, ...rest]: readonly T[]): T | undefined =>
  rest.every((value) => value === first) ? first : undefined

/**
 * Returns the hours after a plan was set for some weekdays. `AUTO` removes the hours of these weekdays; `IN` keeps
 * them, so that they are used again after a change to `OUT`.
 */
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
