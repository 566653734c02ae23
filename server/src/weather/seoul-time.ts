// Korea has had no summer time since 1988: fixed UTC+9, whatever the host's zone.
const OFFSET = 9 * 3_600_000
const HOUR = 3_600_000
const DAY = 86_400_000

/** Calendar day, `YYYY-MM-DD`. */
export const seoulDate = (instant: Date) => new Date(instant.getTime() + OFFSET).toISOString().slice(0, 10)

/** Hour, 0–23. */
export const seoulHour = (instant: Date) => new Date(instant.getTime() + OFFSET).getUTCHours()

/** 24 is the midnight ending the day. */
export const atSeoul = (date: string, hour: number) => new Date(Date.parse(`${date}T00:00:00+09:00`) + hour * HOUR)

export const daysAfter = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)

export const fullHour = (instant: Date) => new Date(Math.floor(instant.getTime() / HOUR) * HOUR)

/** ISO 8601: `2026-11-20T17:00:00+09:00`. */
export const seoulIso = (instant: Date) => `${new Date(instant.getTime() + OFFSET).toISOString().slice(0, 19)}+09:00`
