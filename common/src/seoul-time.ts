/** Korea has kept UTC+9 without summer time since 1988 (IANA time zone database, Asia/Seoul). */
export const seoulOffsetHours = 9
export const seoulOffset = '+09:00'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** The clock on a wall in Seoul, to be read with the `getUTC…` methods. `Intl` takes 40 ms before its first answer. */
export const inSeoul = (instant: Date) => new Date(instant.getTime() + seoulOffsetHours * hourMs)

/** Calendar day in Seoul, `YYYY-MM-DD`. */
export const seoulDate = (instant: Date) => inSeoul(instant).toISOString().slice(0, 10)

/** Hour of the day in Seoul, 0–23. */
export const seoulHour = (instant: Date) => inSeoul(instant).getUTCHours()

/** The instant of a wall clock in Seoul; hour 24 is the midnight that ends the day. */
export const atSeoul = (date: string, hour: number) =>
  new Date(Date.parse(`${date}T00:00:00${seoulOffset}`) + hour * hourMs)

/** ISO 8601 with offset: `2026-11-20T17:00:00+09:00`. */
export const seoulIso = (instant: Date) => `${inSeoul(instant).toISOString().slice(0, 19)}${seoulOffset}`

/** The calendar day `days` after `date`, both `YYYY-MM-DD`. */
export const daysAfter = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** The full hour that an instant lies in. */
export const fullHour = (instant: Date) => new Date(Math.floor(instant.getTime() / hourMs) * hourMs)
