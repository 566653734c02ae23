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

/** The occasion asked for, else the weekday's last choice, else CASUAL. */
export function occasionOf({ occasion }: Asked, { occasions }: Preferences, date: string): Occasion {
  const weekday = weekdayOf(date)
  return occasion ?? occasions.find((one) => one.weekday === weekday)?.occasion ?? 'CASUAL'
}

const within = (value: number, bound: number) => Math.min(bound, Math.max(-bound, value))

/** The stylist's plan of a day: what for, when out, and as whom. */
export function planOf(asked: Asked, stored: Preferences, { date, now, sensitivity, offset }: Wearer): Plan {
  const hours = stored.hours.find(({ weekday }) => weekday === weekdayOf(date))
  return {
    occasion: occasionOf(asked, stored, date),
    answers: {
      work: asked.workLook ?? stored.workLook,
      formal: asked.formalEvent ?? stored.formalEvent,
      sport: asked.sport ?? stored.sport,
    },
    sensitivity,
    offset: within(offset, comfortBound),
    hoursOut: hours ? { leave: hours.leave, home: hours.home } : null,
    now,
    staysIn: hours?.staysIn ?? false,
  }
}

/** Uniforms are for work and school, and for whatever the day is usually for. */
export function fixedOf({ occasion }: Asked, stored: Preferences, date: string): readonly ClothesId[] {
  if (occasion !== undefined && occasion !== 'WORK' && occasion !== 'SCHOOL') return []
  return stored.fixedOutfits.find(({ weekday }) => weekday === weekdayOf(date))?.clothesIds ?? []
}
