import type { DayPlan, FormalEvent, Occasion, Sport, WorkLook } from '@otday/contract'

export type { DayPlan, Occasion }

export type Answers = { work?: WorkLook | null; formal?: FormalEvent | null; sport?: Sport | null }

/** Occasions, split by the user's answers about the kind of work, event or sport. */
export const purposes = [
  ...(['WORK SUIT', 'WORK NEAT', 'WORK FREE', 'WORK SITE', 'SCHOOL', 'CASUAL', 'DATE'] as const),
  ...(['FORMAL WEDDING', 'FORMAL INTERVIEW', 'FORMAL FUNERAL', 'FORMAL EVENT'] as const),
  ...(['SPORT HIKING', 'SPORT RUNNING', 'SPORT GYM', 'SPORT BALL', 'SPORT GOLF', 'SPORT CYCLING', 'TRAVEL'] as const),
] as const
export type Purpose = (typeof purposes)[number]

/**
 * Returns how people dress for work: guests make it neat unless it is a suit, and a day on foot outdoors turns neat
 * into free.
 */
function workLook(work: WorkLook, plans: ReadonlySet<DayPlan>): WorkLook {
  if (plans.has('GUESTS')) return work === 'SUIT' ? work : 'NEAT'
  return work === 'NEAT' && plans.has('OUTDOORS') && plans.has('WALKING') ? 'FREE' : work
}

export function purposeOf(occasion: Occasion, answers: Answers = {}, plans: ReadonlySet<DayPlan> = new Set()): Purpose {
  if (occasion === 'WORK') return `WORK ${workLook(answers.work ?? 'NEAT', plans)}`
  if (occasion === 'FORMAL') return `FORMAL ${answers.formal ?? 'WEDDING'}`
  if (occasion === 'SPORT') return `SPORT ${answers.sport ?? 'HIKING'}`
  // People who present at school dress as for an office.
  if (occasion === 'SCHOOL' && plans.has('GUESTS')) return 'WORK NEAT'
  return occasion
}

/** Hours 0–23 in Korea; `home` before `leave` means the next morning. */
export type HoursOut = { leave: number; home: number }

/** Usual hours out, measured on the labels (design/stylist.md 6). */
export const usualHours: Readonly<Record<Occasion, HoursOut>> = {
  WORK: { leave: 8, home: 19 },
  SCHOOL: { leave: 8, home: 19 },
  CASUAL: { leave: 11, home: 18 },
  DATE: { leave: 12, home: 21 },
  FORMAL: { leave: 10, home: 17 },
  SPORT: { leave: 7, home: 13 },
  TRAVEL: { leave: 8, home: 21 },
}

const sportHours: Readonly<Partial<Record<Sport, HoursOut>>> = { BALL: { leave: 16, home: 21 } }

export const hoursFor = (occasion: Occasion, { sport }: Answers = {}): HoursOut =>
  (occasion === 'SPORT' && sport && sportHours[sport]) || usualHours[occasion]

/** Hour of coming home on a day that ends late. */
const lateHome = 22

/** Returns the hours with a later return if the plans say LATE, unless it is already late or past midnight. */
export const untilLate = (hours: HoursOut, plans: ReadonlySet<DayPlan>): HoursOut =>
  plans.has('LATE') && hours.home > hours.leave ? { ...hours, home: Math.max(hours.home, lateHome) } : hours

export const spentIndoors: ReadonlySet<Occasion> = new Set(['WORK', 'SCHOOL', 'DATE', 'FORMAL'])
