import type { StylistQuestion, UserId } from '@otday/contract'
import type { Db } from '#platform/db/index.ts'
import type { Asked } from './plan.ts'
import { type Change, changeOf, type Preferences, withOccasion } from './preferences.ts'
import { lockPreferences, updatePreferences } from './queries-preferences.ts'
import { weekdayOf } from './weekdays.ts'

export interface Remembering {
  asked: Asked
  /** Dates in Korea: the outfit's, and today's. */
  date: string
  today: string
  at: Date
  question: StylistQuestion | null
}

/** The same event within a day is not new. */
function newAnswers({ asked, at }: Remembering, stored: Preferences): Change {
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
  const { asked, date } = remembering
  const weekday = weekdayOf(date)
  const isKnown = stored.occasions.some((one) => one.weekday === weekday && one.occasion === asked.occasion)
  return {
    ...newAnswers(remembering, stored),
    ...(asked.occasion && !isKnown && { occasions: withOccasion(stored.occasions, weekday, asked.occasion) }),
  }
}

export const leavesNothing = (remembering: Remembering, stored: Preferences) =>
  remembering.question === null && Object.keys(newsOf(remembering, stored)).length === 0

/**
 * Stores occasion, answers, and that a question was sent.
 * @returns the question; null if another call has asked today
 */
export async function remember(tx: Db, userId: UserId, remembering: Remembering): Promise<StylistQuestion | null> {
  const { question, today } = remembering
  const stored = await lockPreferences(tx, userId)
  const mayAsk = question !== null && stored.askedOn !== today
  await updatePreferences(tx, userId, { ...newsOf(remembering, stored), ...(mayAsk && { askedOn: today }) })
  return mayAsk ? question : null
}
