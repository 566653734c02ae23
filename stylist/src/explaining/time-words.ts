import type { Day } from '../day/day.ts'
import type { Hour } from '../day/weather.ts'

/** Number of hours in a day; hours after midnight continue with 24. */
const hoursOfDay = 24

/** Returns the part of the day of an hour, for temperatures: 아침 3°. */
export function partOfDay(of: number): string {
  const hour = of % hoursOfDay
  if (hour < 5) return '새벽'
  if (hour < 10) return '아침'
  if (hour < 12) return '오전'
  if (hour < 17) return '낮'
  return hour < 21 ? '저녁' : '밤'
}

/** Returns words for the hours out, also for a day at home and days that are partly over: 남은 시간, 저녁, 밤. */
export function outWords({ span, out }: Day): string {
  const first = out[0]?.hour ?? 0
  if (span === 'plan') return '나가 있는 동안'
  if (span === 'home') return '집 안은'
  if (span === 'rest') return '남은 시간'
  return first >= 21 ? '오늘 밤' : first >= 17 ? '오늘 저녁' : '남은 시간'
}

const halfOf = (hour: number) => (hour < 6 ? '새벽' : hour < 12 ? '오전' : hour === 12 ? '낮' : '오후')
const onClock = (hour: number) => (hour > 12 ? hour - 12 : hour)
const timeOf = (hour: number) => `${halfOf(hour % hoursOfDay)} ${onClock(hour % hoursOfDay)}시`

function rangeWords(from: number, to: number): string {
  if (from === to) return timeOf(from)
  const [first, last] = [from % hoursOfDay, to % hoursOfDay]
  const isOneDay = Math.floor(from / hoursOfDay) === Math.floor(to / hoursOfDay)
  if (halfOf(first) === halfOf(last) && isOneDay) return `${halfOf(first)} ${onClock(first)}~${onClock(last)}시`
  return `${timeOf(from)}~${timeOf(to)}`
}

type Run = { from: number; to: number }

/**
 * Groups hours into runs: hours that follow each other in `out` are in one run, even if `out` has only every third
 * hour.
 */
function runsOf(hours: readonly number[], out: readonly Hour[]): readonly Run[] {
  const runs: { from: number; to: number; at: number }[] = []
  out.forEach(({ hour }, at) => {
    if (!hours.includes(hour)) return
    const last = runs.at(-1)
    if (last && last.at === at - 1) [last.to, last.at] = [hour, at]
    else runs.push({ from: hour, to: hour, at })
  })
  return runs
}

export type Spoken = { words: string; hours: readonly number[]; between: boolean }

/** Returns `오전 9~11시` or `오전 9시, 오후 2~4시`; for more than two runs, the time `between` the first and the last hour. */
export function hourWords(hours: readonly number[], out: readonly Hour[]): Spoken {
  const runs = runsOf(hours, out)
  const [first, last] = [runs[0], runs.at(-1)]
  if (!first || !last) return { words: '', hours: [], between: false }
  if (runs.length > 2) return { words: `${rangeWords(first.from, last.to)} 사이`, hours, between: true }
  return { words: runs.map(({ from, to }) => rangeWords(from, to)).join(', '), hours, between: false }
}

export function longestRun(hours: readonly number[], out: readonly Hour[]): readonly number[] {
  const runs = runsOf(hours, out).map(({ from, to }) => hours.filter((hour) => hour >= from && hour <= to))
  return runs.reduce((kept, run) => (run.length > kept.length ? run : kept), [])
}

/** Formats degrees as −3°, with a true minus sign. */
export const degreesWord = (degrees: number) => `${degrees < 0 ? '−' : ''}${Math.abs(degrees)}°`
