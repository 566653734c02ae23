// Korea has kept UTC+9 without summer time since 1988, so plain arithmetic is right and needs no time zone of the host.
const OFFSET = 9 * 3_600_000
const HOUR = 3_600_000
const DAY = 86_400_000

/** The calendar day in Seoul, `YYYY-MM-DD`. */
export const seoulDate = (instant: Date) => new Date(instant.getTime() + OFFSET).toISOString().slice(0, 10)

/** The hour on a clock in Seoul, 0–23. */
export const seoulHour = (instant: Date) => new Date(instant.getTime() + OFFSET).getUTCHours()

/** The instant at which clocks in Seoul show the full hour; 24 is the midnight that ends the day. */
export const atSeoul = (date: string, hour: number) => new Date(Date.parse(`${date}T00:00:00+09:00`) + hour * HOUR)

/** The same day moved by whole days. */
export const daysAfter = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)

/** The last full hour. */
export const fullHour = (instant: Date) => new Date(Math.floor(instant.getTime() / HOUR) * HOUR)

/** ISO 8601 with the offset of Seoul: `2026-11-20T17:00:00+09:00`. */
export const seoulIso = (instant: Date) => `${new Date(instant.getTime() + OFFSET).toISOString().slice(0, 19)}+09:00`
