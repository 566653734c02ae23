import type { ClothesId, Occasion } from '@otday/contract'
import { comfortBound } from '@otday/contract'
import type { HoursOut, Plan } from '@otday/stylist'
import type { SaidDay } from './queries-days.ts'
import type { Answers, Preferences } from './preferences.ts'
import { weekdayOf } from './weekdays.ts'

/** What is absent comes from the preferences. */
export interface Asked extends Answers {
  occasion?: Occasion | undefined
}

/** Said of the day and occasion. */
export type Said = Pick<SaidDay, 'plans' | 'leave' | 'home'>

export interface Wearer {
  /** In Korea. */
  date: string
  /** The hour in Korea if the date is today. */
  now: number | null
  /** 1–5. */
  sensitivity: number
  /** Learned, in °C. */
  offset: number
}

const hoursOf = ({ hours }: Preferences, date: string) => hours.find(({ weekday }) => weekday === weekdayOf(date))

/** As asked, else CASUAL on a day at home, else the weekday's last choice or CASUAL. */
export function occasionOf({ occasion }: Asked, stored: Preferences, date: string): Occasion {
  const usual = stored.occasions.find(({ weekday }) => weekday === weekdayOf(date))
  return occasion ?? (hoursOf(stored, date)?.staysIn ? undefined : usual?.occasion) ?? 'CASUAL'
}

const within = (value: number, bound: number) => Math.min(bound, Math.max(-bound, value))

/** What is said of the day goes before what holds every week. */
function hoursOut(usual: HoursOut | null, said: Said | undefined): NonNullable<Plan['hoursOut']> | null {
  const leave = said?.leave ?? usual?.leave ?? null
  const home = said?.home ?? usual?.home ?? null
  return leave === null && home === null ? null : { leave, home }
}

export function planOf(
  asked: Asked,
  stored: Preferences,
  { date, now, sensitivity, offset }: Wearer,
  said?: Said,
): Plan {
  const hours = hoursOf(stored, date)
  const occasion = occasionOf(asked, stored, date)
  return {
    occasion,
    answers: {
      work: asked.workLook ?? stored.workLook,
      formal: asked.formalEvent ?? stored.formalEvent,
      sport: asked.sport ?? stored.sport,
    },
    sensitivity,
    offset: within(offset, comfortBound),
    hoursOut: hoursOut(hours && !hours.staysIn ? hours : null, said),
    plans: said?.plans ?? [],
    now,
    date,
    // Asking for more than CASUAL means going out after all.
    staysIn: occasion === 'CASUAL' && (hours?.staysIn ?? false),
  }
}

/** Uniforms are for WORK, SCHOOL and the day's usual occasion. */
export function fixedOf({ occasion }: Asked, stored: Preferences, date: string): readonly ClothesId[] {
  if (occasion !== undefined && occasion !== 'WORK' && occasion !== 'SCHOOL') return []
  return stored.fixedOutfits.find(({ weekday }) => weekday === weekdayOf(date))?.clothesIds ?? []
}
