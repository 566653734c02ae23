import type { ClothesId, Occasion } from '@otday/contract'
import { comfortBound } from '@otday/contract'
import type { Plan } from '@otday/stylist'
import type { Answers, Preferences } from './preferences.ts'
import { weekdayOf } from './weekdays.ts'

/** What a call asks for; what is absent is taken from the preferences. */
export interface Asked extends Answers {
  occasion?: Occasion | undefined
}

/** Who dresses on which day. */
export interface Wearer {
  /** Date in Korea. */
  date: string
  /** The hour it is in Korea when the date is today, else null. */
  now: number | null
  /** 1–5. */
  sensitivity: number
  /** °C learned of this person. */
  offset: number
}

const hoursOf = ({ hours }: Preferences, date: string) => hours.find(({ weekday }) => weekday === weekdayOf(date))

/** The occasion asked for, else CASUAL on a day at home, else the weekday's last choice, else CASUAL. */
export function occasionOf({ occasion }: Asked, stored: Preferences, date: string): Occasion {
  const usual = stored.occasions.find(({ weekday }) => weekday === weekdayOf(date))
  return occasion ?? (hoursOf(stored, date)?.staysIn ? undefined : usual?.occasion) ?? 'CASUAL'
}

const within = (value: number, bound: number) => Math.min(bound, Math.max(-bound, value))

/** The stylist's plan of a day: what for, when out, and as whom. */
export function planOf(asked: Asked, stored: Preferences, { date, now, sensitivity, offset }: Wearer): Plan {
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
    hoursOut: hours && !hours.staysIn ? { leave: hours.leave, home: hours.home } : null,
    now,
    // Who asks for more than a casual look on such a day goes out after all.
    staysIn: occasion === 'CASUAL' && (hours?.staysIn ?? false),
  }
}

/** Uniforms are for work and school, and for whatever the day is usually for. */
export function fixedOf({ occasion }: Asked, stored: Preferences, date: string): readonly ClothesId[] {
  if (occasion !== undefined && occasion !== 'WORK' && occasion !== 'SCHOOL') return []
  return stored.fixedOutfits.find(({ weekday }) => weekday === weekdayOf(date))?.clothesIds ?? []
}
