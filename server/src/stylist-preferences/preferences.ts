import type { Occasion, StylistPreferences, StylistQuestion, WeekdayOccasion } from '@otday/contract'
import type { Asked } from '@otday/stylist'

/** Preferences, including what the stylist remembers of its questions. */
export interface Preferences extends StylistPreferences {
  formalEventAt: Date | null
  /** Date in Korea of the last question. */
  askedOn: string | null
  /** Kinds of questions that the user has skipped. */
  skipped: string[]
  /** Outfits shown before this time do not count for the taste. */
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

export const presentPreferences = ({
  workLook,
  formalEvent,
  sport,
  hours,
  fixedOutfits,
  avoided,
  occasions,
}: Preferences): StylistPreferences => {
  return { workLook, formalEvent, sport, hours, fixedOutfits, avoided, occasions }
}

export type Change = Partial<Omit<Preferences, 'fixedOutfits'>>

/**
 * Returns the change of the stored preferences that answers make; absent answers keep their stored values. A formal
 * event is stored with its time, since today's event may be of another kind than last year's.
 */
export const changeOf = ({ workLook, formalEvent, sport }: Asked, at: Date): Change => ({
  ...(workLook !== undefined && { workLook }),
  ...(formalEvent !== undefined && { formalEvent, formalEventAt: formalEvent && at }),
  ...(sport !== undefined && { sport }),
})

export const withOccasion = (stored: readonly WeekdayOccasion[], weekday: number, occasion: Occasion) => [
  ...stored.filter((one) => one.weekday !== weekday),
  { weekday, occasion },
]

export type QuestionKind = StylistQuestion['kind']
