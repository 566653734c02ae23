const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Seoul is nine hours ahead of UTC all year, and has been since 1988 (IANA time zone database, Asia/Seoul). */
const seoulAhead = 9 * hour

/** The clock on a wall in Seoul, read with the `getUTC…` methods. `Intl` would cost 40 ms before the first picture. */
const inSeoul = (at: Date) => new Date(at.getTime() + seoulAhead)
const twoDigits = (value: number) => String(value).padStart(2, '0')

/** 'M월 D일' in Seoul. */
export function monthDayOf(at: Date): string {
  const wall = inSeoul(at)
  return `${wall.getUTCMonth() + 1}월 ${wall.getUTCDate()}일`
}

/** '월요일' in Seoul. */
export const weekdayOf = (at: Date) => `${'일월화수목금토'.charAt(inSeoul(at).getUTCDay())}요일`

/** 'HH:mm' in Seoul. */
export function clockOf(at: Date): string {
  const wall = inSeoul(at)
  return `${twoDigits(wall.getUTCHours())}:${twoDigits(wall.getUTCMinutes())}`
}

/** 'YYYY-MM-DD' in Seoul: two moments of one calendar day have the same. */
export const calendarDayOf = (at: Date) => inSeoul(at).toISOString().slice(0, 10)
/** Hour of the day in Seoul, 0–23. */
export const hourOf = (at: Date) => inSeoul(at).getUTCHours()

/** How long ago: 방금 전, N분 전, N시간 전, N일 전, after seven days the date. A moment ahead of the clock is 방금 전. */
export function agoOf(at: Date, now: Date): string {
  const age = now.getTime() - at.getTime()
  if (age < minute) return '방금 전'
  if (age < hour) return `${Math.floor(age / minute)}분 전`
  if (age < day) return `${Math.floor(age / hour)}시간 전`
  if (age < 7 * day) return `${Math.floor(age / day)}일 전`
  return `${inSeoul(at).getUTCFullYear()}년 ${monthDayOf(at)}`
}

/** A whole number with a real minus sign; '-' for what is missing. 0 is a value, and -0.4 is 0. */
export function wholeOf(value: number | null, unit = ''): string {
  if (value === null || !Number.isFinite(value)) return '-'
  const rounded = Math.round(value)
  return `${rounded < 0 ? '\u2212' : ''}${countOf(Math.abs(rounded))}${unit}`
}

/** A count with its thousands grouped; small ones don't wake `Intl`. */
export const countOf = (count: number) => (count < 1000 ? String(count) : count.toLocaleString('ko-KR'))

/** '6°'. */
export const degreesOf = (value: number | null) => wholeOf(value, '°')

/** The particle that fits the last syllable: `particleOf('코트', '을', '를')` is '를'. */
export function particleOf(word: string, afterConsonant: string, afterVowel: string): string {
  const code = word.codePointAt(word.length - 1) ?? 0
  const hangul = code >= 0xac00 && code <= 0xd7a3
  return hangul && (code - 0xac00) % 28 > 0 ? afterConsonant : afterVowel
}
