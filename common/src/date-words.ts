/** Returns the start of a date (`YYYY-MM-DD`) in UTC. */
const utc = (date: string) => new Date(`${date}T00:00:00Z`)

/** Names of the days of a week, from Sunday on. */
export const weekdays = ['일', '월', '화', '수', '목', '금', '토'] as const
export const weekdayOf = (date: string) => weekdays[utc(date).getUTCDay()] ?? ''

/** Formats a date as '11월 18일'. */
export const monthDay = (date: string) => `${utc(date).getUTCMonth() + 1}월 ${utc(date).getUTCDate()}일`
/** Formats a date as '11월 18일 수요일'. */
export const fullDay = (date: string) => `${monthDay(date)} ${weekdayOf(date)}요일`
