import type { ClothesId, Occasion, StylistPreferences } from '@otday/contract'
import type { Plan } from '../day/day.ts'
import type { HoursOut } from '../day/plan.ts'
import { weekdayOf } from '../day/weekdays.ts'
import type { Asked, SaidDay } from './context.ts'

/** The user's statements about the day for the occasion. */
type Said = Pick<SaidDay, 'plans' | 'leave' | 'home'>

type Wearer = {
  /** Date in Korea. */
  date: string
  /** The present hour in Korea if the date is today; null otherwise. */
  now: number | null
  /** 1 (feels the cold) to 5 (feels the heat). */
  sensitivity: number
  /** Correction in °C that was learned from the person's feelings, added to the temperatures of the day. */
  offset: number
}

const hoursOf = ({ hours }: StylistPreferences, date: string) =>
  hours.find(({ weekday }) => weekday === weekdayOf(date))

/**
 * Returns the requested occasion; without one, CASUAL on a day at home, or the user's last choice for the weekday, or
 * CASUAL.
 */
export function occasionOf({ occasion }: Asked, preferences: StylistPreferences, date: string): Occasion {
  const usual = preferences.occasions.find(({ weekday }) => weekday === weekdayOf(date))
  return occasion ?? (hoursOf(preferences, date)?.staysIn ? undefined : usual?.occasion) ?? 'CASUAL'
}

/** Returns the hours out; those stated for the day take precedence over those of every week. */
function hoursOut(usual: HoursOut | null, said: Said | undefined): NonNullable<Plan['hoursOut']> | null {
  const leave = said?.leave ?? usual?.leave ?? null
  const home = said?.home ?? usual?.home ?? null
  return leave === null && home === null ? null : { leave, home }
}

export function planOf(
  asked: Asked,
  preferences: StylistPreferences,
  { date, now, sensitivity, offset }: Wearer,
  said?: Said,
): Plan {
  const { workLook = preferences.workLook, formalEvent = preferences.formalEvent, sport = preferences.sport } = asked
  const hours = hoursOf(preferences, date)
  const occasion = occasionOf(asked, preferences, date)
  return {
    occasion,
    answers: { work: workLook, formal: formalEvent, sport },
    sensitivity,
    offset,
    hoursOut: hoursOut(hours && !hours.staysIn ? hours : null, said),
    plans: said?.plans ?? [],
    now,
    date,
    // A request for another occasion than CASUAL means that the user goes out after all.
    staysIn: occasion === 'CASUAL' && (hours?.staysIn ?? false),
  }
}

/** Returns the weekday's fixed outfit, such as a uniform; it applies to WORK, SCHOOL and the day's usual occasion. */
export function fixedOf({ occasion }: Asked, { fixedOutfits }: StylistPreferences, date: string): readonly ClothesId[] {
  if (occasion !== undefined && occasion !== 'WORK' && occasion !== 'SCHOOL') return []
  return fixedOutfits.find(({ weekday }) => weekday === weekdayOf(date))?.clothesIds ?? []
}
