const zone = 'Asia/Seoul'
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const monthDay = new Intl.DateTimeFormat('ko-KR', { timeZone: zone, month: 'long', day: 'numeric' })
const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const fullDay = new Intl.DateTimeFormat('ko-KR', { timeZone: zone, dateStyle: 'long' })
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: zone })
const hourOnly = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' })

/** 'M월 D일' in Seoul. */
export const monthDayOf = (at: Date) => monthDay.format(at)
/** 'HH:mm' in Seoul. */
export const clockOf = (at: Date) => clock.format(at)
/** 'YYYY-MM-DD' in Seoul: two moments of one calendar day have the same. */
export const calendarDayOf = (at: Date) => calendar.format(at)
/** Hour of the day in Seoul, 0–23. */
export const hourOf = (at: Date) => Number(hourOnly.format(at))

/** How long ago: 방금 전, N분 전, N시간 전, N일 전, after seven days the date. A moment ahead of the clock is 방금 전. */
export function agoOf(at: Date, now: Date): string {
  const age = now.getTime() - at.getTime()
  if (age < minute) return '방금 전'
  if (age < hour) return `${Math.floor(age / minute)}분 전`
  if (age < day) return `${Math.floor(age / hour)}시간 전`
  if (age < 7 * day) return `${Math.floor(age / day)}일 전`
  return fullDay.format(at)
}

/** A whole number with a real minus sign; '-' for what is missing. 0 is a value, and -0.4 is 0. */
export function wholeOf(value: number | null, unit = ''): string {
  if (value === null || !Number.isFinite(value)) return '-'
  const rounded = Math.round(value)
  return `${rounded < 0 ? '\u2212' : ''}${Math.abs(rounded).toLocaleString('ko-KR')}${unit}`
}

/** '6°'. */
export const degreesOf = (value: number | null) => wholeOf(value, '°')

/** The particle that fits the last syllable: `particleOf('코트', '을', '를')` is '를'. */
export function particleOf(word: string, afterConsonant: string, afterVowel: string): string {
  const code = word.codePointAt(word.length - 1) ?? 0
  const hangul = code >= 0xac00 && code <= 0xd7a3
  return hangul && (code - 0xac00) % 28 > 0 ? afterConsonant : afterVowel
}
