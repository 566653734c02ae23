import * as hours from '../note-words/hours.data.ts'
import { type Meaning, weights } from '../note-words/meaning.data.ts'
import { between, has, isDuty, isEvent, type Line, timeMeaning, weightOf } from './line.ts'
import { eventAt, inPart, partOf, roleOf } from './role.ts'
import type { Said } from './state.ts'

/** Hours at which work usually begins and ends: people whose meeting ends between them go back to work, not home. */
export const workBegins = 9
const workEnds = 18

export const isLate = (home: number) => home >= 22 || home <= 4

/** Returns whether an event usually begins in the morning or in the evening; null if it may begin in either. */
function usuallyAt({ occasion, sport, marks = [] }: Meaning): 'morning' | 'evening' | null {
  if (marks.includes('evening')) return 'evening'
  const isEarly = marks.includes('morning') || occasion === 'TRAVEL' || occasion === 'FORMAL' || sport === 'HIKING'
  return isEarly ? 'morning' : null
}

/** Returns the hour (0–24) at which something starts, from an hour without 오전 or 오후; null if both are plausible. */
function bareStart(hour: number, meaning: Meaning, isAfterWork: boolean, until: number | null): number | null {
  const { occasion, plans } = meaning
  const usually = isAfterWork ? 'evening' : usuallyAt(meaning)
  const isEarly = usually === 'morning' && (occasion === 'SPORT' || occasion === 'TRAVEL')
  if (hour >= 12) return hour
  if (hour <= 5 || (hour <= 7 && occasion === 'FORMAL')) return hour >= 4 && isEarly ? hour : hour + 12
  if (usually === 'evening') return hour >= 10 && !plans?.includes('LATE') ? hour : hour + 12
  // 알바 6시~2시 may be in the evening; 알바 9시~2시 and 알바 6시~3시 are by day.
  const isByDay = until !== null && (until === 12 || (until < hour && (hour >= 8 || until >= 3)))
  if (hour >= 10 || isByDay || (hour === 9 && until !== null)) return hour
  // If it begins by 7, a span is one of the evening unless the event usually begins early: 과외 7-9, but not 학교지킴이 8-10.
  if (until !== null && until > hour && (usually === null || occasion === 'SCHOOL') && hour <= 7) return hour + 12
  if (usually === 'morning' && (hour >= 8 || isEarly || occasion === 'WORK')) return hour
  return hour === 6 && usually === null && occasion !== 'SPORT' ? 18 : null
}

function bareLeave(hour: number, said: readonly Said[]): number {
  if (hour >= 12) return hour
  const isEarly = said.some(
    ({ meaning }) =>
      meaning.sport ||
      meaning.occasion === 'TRAVEL' ||
      has(meaning, 'far') ||
      meaning.formal === 'FUNERAL' ||
      (has(meaning, 'morning') && meaning.plans?.includes('OUTDOORS')),
  )
  // People leave for a night shift in the evening: 나이트 9시반에 나감.
  const isNightShift = said.some(
    ({ meaning }) => meaning.occasion === 'WORK' && has(meaning, 'evening') && meaning.plans,
  )
  return hour <= 3 || (hour <= 5 && !isEarly) || (hour >= 6 && isNightShift) ? hour + 12 : hour
}

/**
 * Returns the first hour after `from` that an hour without 오전 or 오후 can be; if it is not above `from`, it is the next
 * day's.
 */
const spanEnd = (hour: number, from: number) => (hour > from ? hour : hour > from - 12 ? hour + 12 : hour)

/** Whether a line mentions something that goes on until late in the evening. */
const isNightly = (line: Line, said: readonly Said[]) =>
  hours.nightly.test(line.letters) ||
  said.some(({ meaning }) => meaning.plans?.includes('LATE') || (has(meaning, 'evening') && !isDuty(meaning)))

/**
 * Returns the hour at which something ends, from an hour without 오전 or 오후, or null if both are plausible. `from` is the
 * hour at which it began, if known.
 */
function bareEnd(
  hour: number,
  meaning: Meaning,
  from: number | null,
  {
    isNight,
    isByNoon,
    isMorning,
    isLong,
    isHome,
  }: Readonly<Record<'isNight' | 'isByNoon' | 'isMorning' | 'isLong' | 'isHome', boolean>>,
): number | null {
  if (from !== null) return spanEnd(hour % 12, from)
  // Sport of the morning ends before noon: 아침 등산 9시 귀가.
  if (isMorning && meaning.sport && hour >= 7) return hour
  // A night shift ends in the morning: 나이트 7시 퇴근.
  if (hour >= 6 && hour <= 9 && meaning.occasion === 'WORK' && has(meaning, 'evening')) return hour
  if (hour === 12) {
    const { occasion } = meaning
    const isOpen = occasion === 'SCHOOL' || occasion === 'FORMAL' || occasion === 'TRAVEL' || isByNoon
    if (isNight || isLong || !isOpen) return 0
    return isByNoon && isHome ? 12 : null
  }
  return hour <= 4 && isNight ? hour : hour + 12
}

export type Timed = { role: hours.Role; clock: number | null; index: number; event: Said | null; meaning: Meaning }

/** Returns the hour up to which a span lasts that begins with this time; null if no span does. */
function spanTo(line: Line, said: readonly Said[], index: number): number | null {
  const [time, next] = [said[index], said[index + 1]]
  return time && next?.time && hours.spans.test(between(line, time, next)) ? next.time.hour : null
}

export function timesIn(line: Line, said: readonly Said[]): readonly Timed[] {
  const timed: Timed[] = []
  const isNight = isNightly(line, said)
  const isMorning = /오전|아침|새벽/.test(line.letters)
  const isLong = hours.untilMidnight.test(line.letters)
  const isByNoon = isMorning || said.some((one) => has(one.meaning, 'morning'))
  said.forEach(({ time, clause, end }, index) => {
    if (!time) return
    const role = roleOf(line, said, index)
    const event = eventAt(line, said, index)
    const meaning = event?.meaning ?? timeMeaning
    const before = said.slice(0, index)
    const named = role === 'ends' ? undefined : before.findLast((one) => one.clause === clause && partOf(line, one))
    const part = time.part || (named ? partOf(line, named) : '')
    const isAfterWork = before.some(
      (one) => line.letters.slice(one.at).startsWith('퇴근') || line.letters.slice(one.at).startsWith('칼퇴'),
    )
    const from = role === 'ends' && said[index - 1]?.time ? (timed.at(-1)?.clock ?? null) : null
    const isOpen = role === 'ends' && timed.at(-1)?.index === index - 1 && timed.at(-1)?.clock === null
    const bare = () => {
      // 탁구 8시~10시: if the beginning is ambiguous, so is the end.
      if (isOpen) return null
      if (role === 'leaves') return bareLeave(time.hour, said)
      const until = spanTo(line, said, index)
      // A night shift begins in the evening: 편의점 야간 11-7.
      if (role === 'starts' && until !== null && time.hour >= 6 && hours.nightShift.test(line.letters))
        return time.hour + 12
      // After a night shift, people come home in the morning: 나이트 끝나고 9시 집.
      if (role === 'home' && time.hour >= 6 && time.hour <= 10 && /나이트|야간/.test(line.letters)) return time.hour
      if (role === 'starts' && time.hour >= 5 && hours.beginsDay.test(line.letters.slice(end))) return time.hour
      return role === 'starts'
        ? bareStart(time.hour, meaning, isAfterWork, until)
        : bareEnd(time.hour, meaning, from, {
            isNight,
            isByNoon,
            isMorning,
            isLong,
            isHome: /집|귀가/.test(line.letters),
          })
    }
    const hour = time.hour > 12 ? time.hour % 24 : part ? inPart(part, time.hour) : bare()
    timed.push({ role, clock: hour === null ? null : hour + time.minute / 60, index, event, meaning })
  })
  return timed
}

export const beginsLate = ({ role, clock }: Timed) => role === 'starts' && clock !== null && (clock >= 22 || clock <= 2)

/**
 * `alone`: hour from which company or leisure lasts until late; `afterwards`: the hour for what follows work, lessons, a
 * ceremony or sport, as drinks at seven follow work.
 */
const late = { alone: 20, afterwards: 18 } as const
const isLeisure = ({ occasion }: Meaning) => occasion === 'DATE' || occasion === 'CASUAL'

/** Whether company or leisure begins so late that people come home later than usual on such a day. */
export function lastsLate(timed: readonly Timed[], chosen: Meaning | null): boolean {
  const isAfter = chosen !== null && !isLeisure(chosen) && chosen.occasion !== 'TRAVEL'
  return timed.some(
    ({ role, clock, event, index }) =>
      role === 'starts' &&
      clock !== null &&
      event !== null &&
      isLeisure(event.meaning) &&
      !timed.some((other) => other.role === 'ends' && other.index > index) &&
      clock >= (isAfter ? late.afterwards : late.alone),
  )
}

/** Whether a span lasts all night: 밤 9시부터 아침 7시. */
export const lastsAllNight = (timed: readonly Timed[]) =>
  timed.some(({ role, clock }, index) => {
    const until = timed[index + 1]
    return role === 'starts' && (clock ?? 0) >= 18 && until?.role === 'ends' && until.clock !== null && until.clock < 12
  })

/** Hours on the way to an event; those before a plane include the time at the airport. */
const onTheWay = { usual: 1, flown: 3 } as const

/** Whether a word means an event that takes time itself, unlike the way there and people who come along. */
const occupies = ({ words, occasion }: Meaning) => words !== '' && occasion !== undefined && occasion !== 'TRAVEL'

/** Whether the person leaves home for the event; not if the day out has already begun before it. */
function startsDay(said: readonly Said[], { clock, index, event, meaning }: Timed, isSpan: boolean): boolean {
  if (clock === null) return false
  // A span begins the day, as in 안전모 쓰고 8-5, unless work or lessons with an hour come before it, as in 수업 3시에 끝나고 알바
  // 5시-10시.
  const isHoured = ({ clause }: Said) => said.some((other) => other.time && other.clause === clause)
  const isEarlier = (one: Said) => isDuty(one.meaning) && one.clause !== said[index]?.clause && isHoured(one)
  if (isSpan && !said.slice(0, index).some(isEarlier)) return true
  if (!event || (has(meaning, 'midday') && !(isDuty(meaning) && clock < workBegins))) return false
  // An event named before has begun the day already, but an errand before work has not: 등원시키고 9시 출근.
  const isBefore = (one: Said) =>
    occupies(one.meaning) &&
    one.errand !== event.errand &&
    one.meaning.occasion !== meaning.occasion &&
    !(isDuty(meaning) && clock < 12 && weightOf(one.meaning) <= weights.errand + 2)
  if (said.slice(0, index).some(isBefore)) return false
  return isDuty(meaning) || clock < 12 || !said.some((one) => isDuty(one.meaning))
}

export function leaveOf(line: Line, said: readonly Said[], timed: readonly Timed[]): number | null {
  const exact = timed.find(({ role }) => role === 'leaves')
  const since = said[exact?.index ?? 0]?.errand ?? 0
  if (exact && !said.some(({ meaning, errand }) => isDuty(meaning) && errand < since))
    return Math.floor(exact.clock ?? 0)
  const first = timed.find(({ role }) => role !== 'none')
  const isSpan = first !== undefined && spanTo(line, said, first.index) !== null
  const starts =
    first?.role === 'starts' && startsDay(said, first, isSpan) ? [(first.clock ?? 0) - leadOf(first.meaning)] : []
  const words = said.flatMap(({ meaning: { leave } }) =>
    leave === undefined || (leave > 10 && said.some(({ meaning }) => isDuty(meaning))) ? [] : [leave],
  )
  const hour = Math.floor(Math.min(...starts, ...words, ...dawns(line, said)))
  return hour >= 0 && Number.isFinite(hour) ? hour : null
}

const leadOf = (meaning: Meaning) => (has(meaning, 'flown') ? onTheWay.flown : onTheWay.usual)

/**
 * Returns 5 (o'clock) for each 새벽 (dawn) that stands without an hour and with an event that usually begins in the
 * morning: for 새벽 골프, not for 새벽 3시 골프.
 */
const dawns = (line: Line, said: readonly Said[]) =>
  said
    .filter((one) => partOf(line, one).startsWith('새벽'))
    .filter(({ clause }) => said.some((one) => one.clause === clause && usuallyAt(one.meaning) === 'morning'))
    .map(() => 5)

/** Whether the person goes home at this time: nothing follows, and it is no meeting during a day at work. */
function endsDay(
  line: Line,
  said: readonly Said[],
  timed: readonly Timed[],
  { role, clock, index, meaning }: Timed,
): boolean {
  if (role === 'home') return true
  const time = said[index]
  if (!time || clock === null) return false
  const isMeeting = has(meaning, 'midday') && meaning.occasion !== 'SCHOOL' && !said[index - 1]?.time
  if (role === 'ends' && isMeeting && clock >= workBegins && clock < workEnds) return false
  if (
    role === 'offWork' &&
    said.some((one, at) => at > index && !one.time && one.clause > time.clause && isEvent(one.meaning))
  )
    return false
  if (timed.some((other) => other.role === 'starts' && other.index > index)) return false
  return !said.some((one, at) => at > index && one.clause > time.clause && isEvent(one.meaning))
}

export function homeOf(line: Line, said: readonly Said[], timed: readonly Timed[]): number | null {
  const ending: ReadonlySet<hours.Role> = new Set(['home', 'ends', 'offWork'])
  const last = timed.findLast(({ role, clock }) => clock !== null && ending.has(role))
  if (last && endsDay(line, said, timed, last))
    return (Math.ceil(last.clock ?? 0) + (last.role === 'offWork' ? onTheWay.usual : 0)) % 24
  const late = said.findLast(({ meaning }) => meaning.home !== undefined)
  // Before work or lessons in the morning, the late hours are those of the night before: 밤새 게임하고 1교시.
  const isOver =
    late && said.some(({ meaning, errand }) => isDuty(meaning) && has(meaning, 'morning') && errand > late.errand)
  return isOver ? null : (late?.meaning.home ?? null)
}
