import { atSeoul, daysAfter, fullHour, seoulDate, seoulHour } from '@otday/common/seoul-time'

// Timetable of the KMA guide (단기예보 조회서비스 활용가이드, 241128), plus two minutes.
const minute = 60_000
const hour = 60 * minute
const vilageHours = [2, 5, 8, 11, 14, 17, 20, 23] as const
const vilageDelay = 12 * minute
/** Milliseconds from an observation until it can be fetched, which is also the time between its updates. */
const observationDelay = 10 * minute
const ultraDelay = 45 * minute
const midDelay = 15 * minute
/** Number of older issues to try when the newest is late. */
const stepsBack = 3
/** Hour in Seoul: issues from this hour on include the date four days after their own. */
const firstReachingFive = 17

/** Returns the four newest short-term issues due by now, newest first. */
export function vilageBases(now: Date): Date[] {
  const days = [0, -1].map((by) => daysAfter(seoulDate(now), by))
  const issues = days.flatMap((date) => vilageHours.toReversed().map((at) => atSeoul(date, at)))
  return issues.filter((base) => base.getTime() + vilageDelay <= now.getTime()).slice(0, stepsBack + 1)
}

export const vilageDueAfter = (base: Date) => new Date(base.getTime() + 3 * hour + vilageDelay)

/**
 * Returns the first date (in Seoul) for which an issue gives values every three hours, and classes in place of amounts.
 */
export const extensionStart = (base: Date) => daysAfter(seoulDate(base), seoulHour(base) < firstReachingFive ? 3 : 4)

export function lacksFifthDay(now: Date): boolean {
  const [newest] = vilageBases(now)
  return !newest || seoulDate(newest) !== seoulDate(now) || seoulHour(newest) < firstReachingFive
}

/**
 * Returns the time of the earliest issue that is still offered and contains yesterday's weather at the present hour.
 */
export const baseCoveringYesterday = (now: Date) =>
  seoulHour(now) < 3 ? atSeoul(daysAfter(seoulDate(now), -2), 23) : atSeoul(daysAfter(seoulDate(now), -1), 2)

export const observationTimes = (now: Date) => ({
  base: fullHour(new Date(now.getTime() - observationDelay)),
  dueAt: new Date(now.getTime() + observationDelay),
})

/** Returns the newest issue of the six-hour forecast, always at half past, and when the next is due. */
export function ultraTimes(now: Date) {
  const base = new Date(fullHour(new Date(now.getTime() - ultraDelay)).getTime() + hour / 2)
  return { base, dueAt: new Date(base.getTime() + hour + ultraDelay - hour / 2) }
}

/**
 * Returns the times of the issues that contain the date four days after today, best first: today's 06:00, then
 * yesterday's 18:00. Issues of 18:00 begin with the fifth date after their own, which is the fourth after today.
 */
export function midTimes(now: Date): { bases: Date[]; dueAt: Date } {
  const today = seoulDate(now)
  const [evening, morning] = [atSeoul(daysAfter(today, -1), 18), atSeoul(today, 6)]
  const isThere = morning.getTime() + midDelay <= now.getTime()
  return isThere
    ? { bases: [morning, evening], dueAt: atSeoul(today, 24) }
    : { bases: [evening], dueAt: new Date(morning.getTime() + midDelay) }
}
