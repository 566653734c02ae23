import type { recommendations, stylist } from '@otday/contract'
import type { Handlers } from '#platform/http/mount.ts'
import { answerQuestion } from './answer-question.ts'
import { createClosets } from './closets.ts'
import { createGaps } from './gaps.ts'
import { createHours } from './hours.ts'
import { forgetLearned, learnedOf } from './learned.ts'
import { presentPreferences } from './preferences.ts'
import { findPreferences } from './queries-preferences.ts'
import { correctReading, readingOf } from './readings.ts'
import { recommendOutfit, type RecommendationDeps, type StylingDeps } from './recommend-outfit.ts'
import { createTastes } from './tastes.ts'
import { createTurns } from './turns.ts'
import { updateOwnPreferences } from './update-preferences.ts'
import { castVote } from './vote.ts'

export { comfortHandlers } from './comfort.ts'
export { defineRecommendationJobs } from './jobs.ts'
export { forgetOutfitsOf } from './queries.ts'
export type { RecommendationDeps, StylingDeps } from './recommend-outfit.ts'

export const openStyling = (deps: RecommendationDeps): StylingDeps => ({
  ...deps,
  closets: createClosets(),
  hours: createHours(),
  tastes: createTastes(),
  turns: createTurns(),
})

export const recommendationHandlers = (deps: StylingDeps): Handlers<typeof recommendations> => ({
  get: ({ viewer, query, exchange }) =>
    recommendOutfit(deps, viewer, query, exchange.header('sec-purpose')?.includes('prefetch')),
})

export function stylistHandlers(deps: StylingDeps): Handlers<typeof stylist> {
  const gapsFor = createGaps(deps)
  return {
    get: async ({ viewer }) => presentPreferences(await findPreferences(deps.db, viewer.id)),
    update: ({ viewer, body }) => updateOwnPreferences(deps, viewer, body),
    vote: ({ viewer, body }) => castVote(deps, viewer, body),
    answer: ({ viewer, body }) => answerQuestion(deps, viewer, body),
    learned: ({ viewer }) => learnedOf(deps, viewer),
    forget: ({ viewer }) => forgetLearned(deps, viewer),
    gaps: async ({ viewer, query }) => ({ gaps: await gapsFor(viewer.id, query.on) }),
    read: ({ viewer, params }) => readingOf(deps.db, viewer.id, params.clothesId),
    correct: ({ viewer, params, body }) => correctReading(deps, viewer, params.clothesId, body),
  }
}
