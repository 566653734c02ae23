import * as hours from '../note-words/hours.data.ts'
import type { Meaning } from '../note-words/meaning.data.ts'
import { between, has, type Line, timeMeaning, type Token, weightOf } from './line.ts'
import type { Said } from './state.ts'

/** Returns the word for a part of the day; empty for other words. */
export const partOf = (line: Line, { at, end, meaning }: Token) =>
  meaning.turn === 'part' ? line.letters.slice(at, end) : ''

/** Returns the hour (0–24) of an hour without 오전 or 오후, by the word for a part of the day that belongs to it. */
export function inPart(part: string, hour: number): number {
  if (part.startsWith('새벽')) return hour % 12
  if (/오전|아침/.test(part)) return hour
  if (/오후/.test(part)) return (hour % 12) + 12
  if (/저녁|밤/.test(part)) return hour === 12 ? 0 : hour <= 4 && part === '밤' ? hour : hour + 12
  return hour <= 5 ? hour + 12 : hour
}

/** Whether a word names an event, which can start at an hour, and not a thing to wear, carry or drive. */
const begins = (meaning: Meaning) => meaning.occasion !== undefined || has(meaning, 'midday')

/**
 * Returns the event that a time belongs to: the weightier of those directly before and after it in its clause, or
 * otherwise the last event before it.
 */
export function eventAt(line: Line, said: readonly Said[], index: number): Said | null {
  const time = said[index]
  if (!time) return null
  const within = said.filter(({ clause, meaning }) => clause === time.clause && begins(meaning))
  const before = within.findLast(({ at }) => at < time.at)
  const behind = within.find(({ at }) => at > time.at)
  // 수업 3시까지 알바 4시, 등원 9시 헬스 10시: each event has its own hour.
  const isTaken = said.some((one) => one.time && one.clause === time.clause && one.at < (before?.at ?? 0))
  const isNextTaken = said.some((one) => one.time && one.at === behind?.end)
  if (behind?.at === time.end && hours.beginsDay.test(line.letters.slice(time.end))) return behind
  if (before?.end === time.at && behind && !isTaken) {
    const isOwn = isNextTaken || isRidden(before.meaning) || weightOf(before.meaning) >= weightOf(behind.meaning)
    return isOwn ? before : behind
  }
  // The time is alone in its clause: 소개팅, 8시.
  const isAlone = line.begins.has(time.at) && (line.stops.has(time.end) || time.end === line.letters.length)
  return (
    behind ?? before ?? (isAlone ? (said.slice(0, index).findLast(({ meaning }) => begins(meaning)) ?? null) : null)
  )
}

/** Whether a word means a vehicle such as 비행기 or KTX, or where it leaves. */
const isRidden = (meaning: Meaning) => meaning.occasion === 'TRAVEL' && has(meaning, 'reached')

/** Whether an hour is certainly near midnight: a part of the day was said, or the hour is above twelve. */
const isMidnight = ({ time }: Said) => {
  const hour = time && (time.part || time.hour > 12) ? inPart(time.part, time.hour) % 24 : null
  return hour !== null && (hour >= 21 || hour <= 2)
}

const isUnderWay = (said: readonly Said[], index: number) =>
  said.slice(0, index).some(({ meaning }) => meaning.occasion !== undefined && !isRidden(meaning))

/**
 * Whether the person comes back at this time: 등산 4시에 옴, but not 손님 4시에 옴; an arrival in the evening may be elsewhere.
 */
function isBack(line: Line, said: readonly Said[], index: number): boolean {
  const time = said[index]
  if (!time) return false
  // 밤 10시 도착: the line mentions no event.
  const isAlone = !said.some(({ meaning }) => meaning.occasion !== undefined)
  if (!isAlone && !isUnderWay(said, index)) return false
  if (hours.comers.test(line.letters.slice(said[index - 1]?.end ?? 0, time.at))) return false
  const behind = line.letters.slice(time.end)
  return hours.comesBack.test(behind) || (hours.arrives.test(behind) && isMidnight(time))
}

export function roleOf(line: Line, said: readonly Said[], index: number): hours.Role {
  const time = said[index]
  if (!time) return 'none'
  const behind = line.letters.slice(time.end)
  const ahead = line.letters.slice(0, time.at)
  const last = said[index - 1]
  const isSpan = last?.time && hours.spans.test(between(line, last, time))
  if (isSpan && hours.until.test(behind)) return 'ends'
  if (hours.comingHome.test(ahead) || isBack(line, said, index)) return 'home'
  // 집 10시쯤, but not 고깃집 10시.
  if (ahead.endsWith('집') && line.begins.has(time.at - 1)) return 'home'
  const [role] =
    hours.rolesBehind.find(([, pattern]) => pattern.test(behind)) ??
    hours.rolesBefore.find(([, pattern]) => pattern.test(ahead)) ??
    []
  if (role === 'leaves' && /(?:끝나면|끝나고|마치면|마치고)$/.test(ahead)) return 'ends'
  if (role === 'ends' && isReached(line, said, index)) return 'starts'
  if (role === 'ends' && mayBeReached(line, said, index)) return 'none'
  // 출근 7시 퇴근 4시, but not 9시 출근 6시 퇴근.
  const isNext = last?.end === time.at && !line.stops.has(time.at)
  const isArrival = isNext && ahead.endsWith('출근')
  if (role === 'offWork' && isArrival && said[index - 2]?.end !== last.at) return 'starts'
  if (role === 'leaves' && last && isRidden(last.meaning) && last.end === time.at) return 'starts'
  if (role === 'leaves' && hours.comesOut.test(behind) && isMidnight(time) && isUnderWay(said, index)) return 'ends'
  if (role === 'leaves' && ahead.endsWith('퇴근')) return 'offWork'
  if (role) return role
  return isSpan ? 'ends' : 'starts'
}

/** Whether a place is to be reached by the time: 11시까지 공항, but not 11시까지 회사에서. */
function isReached({ letters }: Line, said: readonly Said[], index: number): boolean {
  const [time, next] = [said[index], said[index + 1]]
  if (!time || !next || !has(next.meaning, 'reached')) return false
  return letters.slice(time.end, next.at) === '까지' && !letters.startsWith('에서', next.end)
}

/** Whether a time with "until" may mean "by", as 회사 9시까지 can mean both. */
function mayBeReached(line: Line, said: readonly Said[], index: number): boolean {
  const [last, time] = [said[index - 1], said[index]]
  if (!time?.time || time.time.part) return false
  if (!hours.until.test(line.letters.slice(time.end)) || last?.time) return false
  const { meaning } = eventAt(line, said, index) ?? { meaning: timeMeaning }
  const { hour } = time.time
  if (meaning === timeMeaning) return hour <= 3 || (hour >= 7 && hour <= 12)
  return hour >= 7 && hour <= 10 && has(meaning, 'morning') && has(meaning, 'place')
}
