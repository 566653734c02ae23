import type {
  ClothesId,
  DayPlan,
  FormalEvent,
  Occasion,
  PutAwayPlace,
  Sport,
  StylistPreferences,
  UserId,
  VoteReason,
  WeatherHour,
  WeatherId,
  WorkLook,
} from '@otday/contract'
import type { Weather } from '../day/weather.ts'
import type { Felt, Posted, Taste } from '../learning/index.ts'
import type { Facts } from '../reading/facts.ts'

/** All data by which a user's outfits of a day are chosen and judged. */
export type Context = {
  /** Time at which the data was read. */
  at: Date
  day: {
    /** Forecast of the day; `date` is in Korea. */
    weather: { id: WeatherId; date: string; forecast: Weather }
    hours: readonly WeatherHour[]
    said: readonly SaidDay[]
  }
  closet: {
    ownerId: UserId
    facts: readonly Facts[]
    /** Pieces that are in the wash or packed away for the season on that day. */
    away: readonly { clothesId: string; place: PutAwayPlace }[]
    /** Ids of pieces that are planned for one of the next days. */
    reserved: readonly string[]
    /** Ids of pieces about whose kind the user skipped the question. */
    skipped: readonly string[]
  }
  /** `sensitivity`: 1 (feels the cold) to 5 (feels the heat). */
  preferences: StylistPreferences & { sensitivity: number }
  taste: {
    feelings: readonly Felt[]
    /** Learns from the votes of earlier days and from what is locked in this call. */
    learn: (pinned: Pinned | null) => Taste
  }
  history: {
    /** Outfits shown for the day, oldest first. */
    shown: readonly { key: string; occasion: Occasion }[]
    worn: readonly Worn[]
  }
}

/** A user's statements about one occasion of a day. */
export type SaidDay = {
  occasion: Occasion
  plans: DayPlan[]
  /** Hours in Korea. */
  leave: number | null
  home: number | null
  without: ClothesId[]
  /** Time of the last change. */
  saidAt: Date
}

/** A piece of the latest posts and records, or of plans before the requested day. */
export type Worn = Posted & {
  clothesId: string
  /** Days from the last post or record to the requested day; 0 if the post or record is later than that day. */
  days: number
}

export type CastVote = {
  clothesIds: ClothesId[]
  occasion: Occasion
  liked: boolean
  reason: VoteReason | null
  /** Days from the vote to today, by dates in Korea. */
  daysAgo: number
}

/** An outfit that was shown before another one was requested. */
export type PassedOver = { key: string; occasion: Occasion; daysAgo: number }

/** Ids of locked pieces. */
export type Pinned = { ids: readonly string[]; occasion: Occasion }

/** Answers that count for one request; undefined ones are taken from the preferences. */
export type Asked = {
  occasion?: Occasion | undefined
  workLook?: WorkLook | null | undefined
  formalEvent?: FormalEvent | null | undefined
  sport?: Sport | null | undefined
  /** Ids of the user's pieces that the outfit must keep. */
  locked?: readonly ClothesId[]
}

export const saidFor = ({ day }: Context, occasion: Occasion): SaidDay | undefined => saidOn(day.said, occasion)

/**
 * Returns what holds for an occasion of a day. If nothing was said about it, plans and pieces put off are those of the
 * day's other occasions, which share them; the hours are as usual.
 */
export function saidOn(said: readonly SaidDay[], occasion: Occasion): SaidDay | undefined {
  const own = said.find((one) => one.occasion === occasion)
  if (own) return own
  const [last] = said.toSorted((one, other) => other.saidAt.getTime() - one.saidAt.getTime())
  const isOfDay = last && last.plans.length + last.without.length > 0
  return isOfDay ? { ...last, occasion, leave: null, home: null } : undefined
}
