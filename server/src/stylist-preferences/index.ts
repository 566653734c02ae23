import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/index.ts'
import { defineModule, type HandlersOf } from '#platform/define-module.ts'
import { answerQuestion } from './answer-question.ts'
import { createClosets, type LoadFacts } from './closets.ts'
import { dayOfOccasion, describeDay } from './describe-day.ts'
import { createHours, type LoadHours } from './hours.ts'
import { preferenceJobs } from './jobs.ts'
import { forgetLearned, learnedOf } from './learned.ts'
import { presentPreferences } from './preferences.ts'
import { findPreferences } from './queries-preferences.ts'
import { correctReading, readingOf } from './readings.ts'
import { updateOwnPreferences } from './update-preferences.ts'
import { castVote } from './vote.ts'

export { changeOf, type Change, type Preferences, type QuestionKind, withOccasion } from './preferences.ts'
export { feelingsSince, feltUntil } from './queries-comfort.ts'
export { readSaidDay, saidDaysOf, type StoredSaidDay } from './queries-days.ts'
export {
  findPreferences,
  fixedOutfitsOf,
  lockPreferences,
  preferencesOf,
  readPreferences,
  storeUsual,
  type StoredPreferences,
  updatePreferences,
} from './queries-preferences.ts'
export { passedDays, passedOverOf, votesOf } from './queries-votes.ts'
export { findRevisions, findSensitivity, forgetPreferencesOf } from './queries.ts'

/** Caches of what the stylist derived from pieces, and of the hourly weather of days. */
export interface Readings {
  closets: LoadFacts
  hours: LoadHours
}

export const openReadings = (): Readings => ({ closets: createClosets(), hours: createHours() })

interface PreferenceParts {
  db: Db
  clock: Clock
}

export const stylistPreferences = defineModule('stylist-preferences', (parts: PreferenceParts) => {
  const uses = openReadings()
  return { handlers: { stylist: preferenceHandlers({ ...parts, ...uses }) }, jobs: preferenceJobs(parts), uses }
})

const preferenceHandlers = (deps: PreferenceParts & Readings): Omit<HandlersOf<'stylist'>, 'gaps'> => ({
  get: async ({ viewer }) => presentPreferences(await findPreferences(deps.db, viewer.id)),
  update: ({ viewer, body }) => updateOwnPreferences(deps, viewer, body),
  day: ({ viewer, params }) => dayOfOccasion(deps.db, viewer, params),
  describeDay: ({ viewer, params, body }) => describeDay(deps, viewer, params, body),
  vote: ({ viewer, body }) => castVote(deps, viewer, body),
  answer: ({ viewer, body }) => answerQuestion(deps, viewer, body),
  learned: ({ viewer }) => learnedOf(deps, viewer),
  forget: ({ viewer }) => forgetLearned(deps, viewer),
  read: ({ viewer, params }) => readingOf(deps.db, viewer.id, params.clothesId),
  correct: ({ viewer, params, body }) => correctReading(deps, viewer, params.clothesId, body),
})
