import { seoulDate } from '@otday/common/seoul-time'
import type { StylistQuestion, WeekdayOccasion } from '@otday/contract'
import { type Asked, weekdayOf } from '@otday/stylist'
import type { Db } from '#platform/db/index.ts'
import type { Context } from '../outfits/index.ts'
import {
  type Change,
  changeOf,
  lockPreferences,
  type Preferences,
  updatePreferences,
  withOccasion,
} from '../stylist-preferences/index.ts'

export interface Remembering {
  context: Context
  asked: Asked
  question: StylistQuestion | null
}

/** Returns the answers that are to be stored. The same kind of event again within a day is not a new event. */
function newAnswers({ asked, context: { at } }: Remembering, stored: Preferences): Change {
  const sameDay = stored.formalEventAt !== null && at.getTime() - stored.formalEventAt.getTime() < 86_400_000
  return changeOf(
    {
      ...(asked.workLook !== stored.workLook && { workLook: asked.workLook }),
      ...((asked.formalEvent !== stored.formalEvent || !sameDay) && { formalEvent: asked.formalEvent }),
      ...(asked.sport !== stored.sport && { sport: asked.sport }),
    },
    at,
  )
}

function newsOf(remembering: Remembering, stored: Preferences): Change {
  const { occasion } = remembering.asked
  const weekday = weekdayOf(remembering.context.day.weather.date)
  const isKnown = stored.occasions.some((one) => one.weekday === weekday && one.occasion === occasion)
  return {
    ...newAnswers(remembering, stored),
    ...(occasion && !isKnown && { occasions: withOccasion(stored.occasions, weekday, occasion) }),
  }
}

interface News {
  /** The occasion that becomes usual for the weekday; undefined if it is already. */
  usual: WeekdayOccasion | undefined
  /** Whether a question or an answer is to be stored, too. */
  hasMore: boolean
}

/** Returns what is to be stored beside the outfit. */
export function newsFor(remembering: Remembering): News {
  const { question, context } = remembering
  const { occasions, ...more } = newsOf(remembering, context.preferences)
  return { usual: occasions?.at(-1), hasMore: question !== null || Object.keys(more).length > 0 }
}

/**
 * Stores the occasion, the answers, and that a question was sent.
 * @returns the question; null if another call has asked today
 */
export async function remember(tx: Db, remembering: Remembering): Promise<StylistQuestion | null> {
  const { context, question } = remembering
  const { ownerId } = context.closet
  const today = seoulDate(context.at)
  const stored = await lockPreferences(tx, ownerId)
  const mayAsk = question !== null && stored.askedOn !== today
  await updatePreferences(tx, ownerId, { ...newsOf(remembering, stored), ...(mayAsk && { askedOn: today }) })
  return mayAsk ? question : null
}
