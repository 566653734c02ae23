import { atSeoul, daysAfter, fullHour, seoulDate, seoulHour } from '../seoul-time.ts'

// The timetable of the KMA guide (단기예보 조회서비스 활용가이드, 241128), with two minutes more than it promises.
const minute = 60_000
const hour = 60 * minute
const vilageHours = [2, 5, 8, 11, 14, 17, 20, 23] as const
const vilageDelay = 12 * minute
/** A measurement is there ten minutes after its hour, and renewed as often. */
const observationDelay = 10 * minute
const ultraDelay = 45 * minute
const midDelay = 15 * minute
/** How many issues back is looked when the newest is not there yet. */
const stepsBack = 3
/** From this issue of a day on the fifth day is told too. */
const firstReachingFive = 17

/** The newest short-term issue that can be there, and the three before it. */
export function vilageBases(now: Date): Date[] {
  const days = [0, -1].map((by) => daysAfter(seoulDate(now), by))
  const issues = days.flatMap((date) => vilageHours.toReversed().map((at) => atSeoul(date, at)))
  return issues.filter((base) => base.getTime() + vilageDelay <= now.getTime()).slice(0, stepsBack + 1)
}

/** When the short-term issue after one should be there. */
export const vilageDueAfter = (base: Date) => new Date(base.getTime() + 3 * hour + vilageDelay)

/** The first day (in Seoul) that an issue tells in steps of three hours and in classes. */
export const extensionStart = (base: Date) => daysAfter(seoulDate(base), seoulHour(base) < firstReachingFive ? 3 : 4)

/** Whether the newest short-term issue there can be leaves out the fifth day. */
export function lacksFifthDay(now: Date): boolean {
  const [newest] = vilageBases(now)
  return !newest || seoulDate(newest) !== seoulDate(now) || seoulHour(newest) < firstReachingFive
}

/** The short-term issue of the day before from which yesterday's same hour is told: the earliest that can still be had. */
export const baseTellingYesterday = (now: Date) =>
  seoulHour(now) < 3 ? atSeoul(daysAfter(seoulDate(now), -2), 23) : atSeoul(daysAfter(seoulDate(now), -1), 2)

/** The newest measurement, and when it may have been renewed. */
export function observationTimes(now: Date) {
  return {
    base: fullHour(new Date(now.getTime() - observationDelay)),
    dueAt: new Date(now.getTime() + observationDelay),
  }
}

/** The newest forecast of the next six hours (always at half past), and when the next is there. */
export function ultraTimes(now: Date) {
  const base = new Date(fullHour(new Date(now.getTime() - ultraDelay)).getTime() + hour / 2)
  return { base, dueAt: new Date(base.getTime() + hour + ultraDelay - hour / 2) }
}

/**
 * The mid-term issues that tell today's fifth day, the best first: today's of 06:00 (its fourth day) until midnight,
 * before it is there yesterday's of 18:00 (its fifth). Those of 18:00 leave out the fourth day.
 */
export function midTimes(now: Date): { bases: Date[]; dueAt: Date } {
  const today = seoulDate(now)
  const [evening, morning] = [atSeoul(daysAfter(today, -1), 18), atSeoul(today, 6)]
  const isThere = morning.getTime() + midDelay <= now.getTime()
  return isThere
    ? { bases: [morning, evening], dueAt: atSeoul(today, 24) }
    : { bases: [evening], dueAt: new Date(morning.getTime() + midDelay) }
}
