import type { Avoided, FixedOutfit, FormalEvent, Occasion, Sport, StylistPreferences } from '@otday/contract'
import type { StylistQuestion, WeekdayHours, WeekdayOccasion, WorkLook } from '@otday/contract'

/** What a person told the stylist, with what the stylist remembers of its own questions. */
export interface Preferences {
  workLook: WorkLook | null
  formalEvent: FormalEvent | null
  formalEventAt: Date | null
  sport: Sport | null
  hours: WeekdayHours[]
  fixedOutfits: FixedOutfit[]
  avoided: Avoided[]
  occasions: WeekdayOccasion[]
  /** The day in Korea on which the last question was sent. */
  askedOn: string | null
  /** Kinds of questions that were skipped. */
  skipped: string[]
  /** Outfits shown until then say nothing of what one likes. */
  forgottenAt: Date | null
}

export const noPreferences: Preferences = {
  workLook: null,
  formalEvent: null,
  formalEventAt: null,
  sport: null,
  hours: [],
  fixedOutfits: [],
  avoided: [],
  occasions: [],
  askedOn: null,
  skipped: [],
  forgottenAt: null,
}

/** What the owner sees of it. */
export const presentPreferences = (stored: Preferences): StylistPreferences => {
  const { workLook, formalEvent, sport, hours, fixedOutfits, avoided, occasions } = stored
  return { workLook, formalEvent, sport, hours, fixedOutfits, avoided, occasions }
}

/** Answers that come with a call; those that are absent stay as they were. */
export interface Answers {
  workLook?: WorkLook | null | undefined
  formalEvent?: FormalEvent | null | undefined
  sport?: Sport | null | undefined
}

export type Change = Partial<Omit<Preferences, 'fixedOutfits'>>

/** What the answers change; an event of today is told from one of last year. */
export function changeOf({ workLook, formalEvent, sport }: Answers, at: Date): Change {
  return {
    ...(workLook !== undefined && { workLook }),
    ...(formalEvent !== undefined && { formalEvent, formalEventAt: formalEvent && at }),
    ...(sport !== undefined && { sport }),
  }
}

/** The occasions with the one chosen last for a weekday. */
export const withOccasion = (stored: readonly WeekdayOccasion[], weekday: number, occasion: Occasion) => [
  ...stored.filter((one) => one.weekday !== weekday),
  { weekday, occasion },
]

export type QuestionKind = StylistQuestion['kind']
