/** Hours ahead of UTC; no summer time since 1988 (IANA tzdb, Asia/Seoul). */
export const seoulOffsetHours = 9
export const seoulOffset = '+09:00'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/**
 * Shifts an instant so that the `getUTC…` methods give the time in Seoul; the first call of `Intl` would take 40 ms.
 */
export const inSeoul = (instant: Date) => new Date(instant.getTime() + seoulOffsetHours * hourMs)

/** Returns the date in Seoul as `YYYY-MM-DD`. */
export const seoulDate = (instant: Date) => inSeoul(instant).toISOString().slice(0, 10)

export const diaryDate = (instant: Date) => seoulDate(new Date(instant.getTime() - diaryDayFrom * hourMs))
/** Hour in Seoul at which one day of the diary ends and the next begins. */
export const diaryDayFrom = 4

/** Returns the hour of the day in Seoul, 0–23. */
export const seoulHour = (instant: Date) => inSeoul(instant).getUTCHours()

/** Returns the instant of an hour of a date in Seoul; hour 24 ends the day. */
export const atSeoul = (date: string, hour: number) =>
  new Date(Date.parse(`${date}T00:00:00${seoulOffset}`) + hour * hourMs)

/** Formats an instant in the time of Seoul: `2026-11-20T17:00:00+09:00`. */
export const seoulIso = (instant: Date) => `${inSeoul(instant).toISOString().slice(0, 19)}${seoulOffset}`

export const daysAfter = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

export const fullHour = (instant: Date) => new Date(Math.floor(instant.getTime() / hourMs) * hourMs)
