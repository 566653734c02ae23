import { monthDay } from '@otday/common/date-words'
import { daysAfter } from '@otday/common/seoul-time'

export { fullDay, monthDay, weekdayOf, weekdays } from '@otday/common/date-words'

/**
 * Returns the start of a date in UTC. In this file, dates are `YYYY-MM-DD`, months `YYYY-MM`, and weeks begin on
 * Sunday.
 */
const utc = (date: string) => new Date(`${date}T00:00:00Z`)

const partsOf = (date: string) => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { year, month, day }
}

export const dayOf = (date: string) => partsOf(date).day
export const monthOf = (date: string) => date.slice(0, 7)

/** Formats a month as '2026년 11월'. */
export const monthTitle = (month: string) => `${partsOf(month).year}년 ${partsOf(month).month}월`

/** Formats a week by its first day as '11월 15일 – 21일', or with both months if they differ. */
export function weekTitle(first: string): string {
  const last = daysAfter(first, 6)
  return monthOf(first) === monthOf(last)
    ? `${monthDay(first)} – ${dayOf(last)}일`
    : `${monthDay(first)} – ${monthDay(last)}`
}

/** Formats the third of the month that a date is in, as '11월 하순'; forecasters describe the climate by such thirds. */
export function thirdOfMonth(date: string): string {
  const { month, day } = partsOf(date)
  return `${month}월 ${day <= 10 ? '상순' : day <= 20 ? '중순' : '하순'}`
}

export const isDate = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(utc(text).getTime()) && daysAfter(text, 0) === text

export const isMonth = (text: string | null): text is string => text !== null && isDate(`${text}-01`)

/** Returns the same day of another month, or the last day if that month is shorter. */
export function monthsAfter(date: string, months: number): string {
  const { year, month, day } = partsOf(date)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(day, length))
  return first.toISOString().slice(0, 10)
}

/** Returns the Sunday on which the week of a day begins. */
export const weekOf = (date: string) => daysAfter(date, -utc(date).getUTCDay())

export const weekFrom = (first: string) => Array.from({ length: 7 }, (_, day) => daysAfter(first, day))

/** Returns the whole weeks of a month, including days of the adjacent months. */
export function weeksOf(month: string): string[][] {
  const weeks: string[][] = []
  for (let first = weekOf(`${month}-01`); monthOf(first) <= month; first = daysAfter(first, 7))
    weeks.push(weekFrom(first))
  return weeks
}

/** Returns the day to which a key moves the focus in a calendar; undefined for keys without a meaning. */
export function dayByKey(date: string, key: string, shift: boolean, today: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return daysAfter(date, -1)
    case 'ArrowRight':
      return daysAfter(date, 1)
    case 'ArrowUp':
      return daysAfter(date, -7)
    case 'ArrowDown':
      return daysAfter(date, 7)
    case 'Home':
      return weekOf(date)
    case 'End':
      return daysAfter(weekOf(date), 6)
    case 'PageUp':
      return monthsAfter(date, shift ? -12 : -1)
    case 'PageDown':
      return monthsAfter(date, shift ? 12 : 1)
    case 't':
    case 'T':
    case 'ㅅ':
      return today
    default:
      return undefined
  }
}
