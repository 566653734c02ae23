import { defineModule, type HandlersOf } from '#platform/define-module.ts'
import { answerQuestion } from './answer-question.ts'
import { dayOfOccasion, describeDay } from './describe-day.ts'
import { fillOutfit } from './fill-outfit.ts'
import { createGaps } from './gaps.ts'
import { recommendationJobs } from './jobs.ts'
import { judgeOutfit } from './judge-outfit.ts'
import { keepPick, picksOf } from './keep-pick.ts'
import { forgetLearned, learnedOf } from './learned.ts'
import { listAlternatives } from './list-alternatives.ts'
import { presentPreferences } from './preferences.ts'
import { findPreferences } from './queries-preferences.ts'
import { correctReading, readingOf } from './readings.ts'
import { basisOf } from './outfit-basis.ts'
import { recommendOutfit } from './recommend-outfit.ts'
import { openStyling, type RecommendationDeps, type StylingDeps } from './styling-deps.ts'
import { updateOwnPreferences } from './update-preferences.ts'
import { castVote } from './vote.ts'

export { type BriefedOutfit, briefOutfit, briefPlan } from './brief-outfit.ts'
export { feltUntil, offsetOf } from './comfort.ts'
export { feelingsSince } from './queries-comfort.ts'
export { followByCloset } from './follow-outfit.ts'
export { forgetOutfitsOf } from './queries.ts'
export { openStyling, type StylingDeps } from './styling-deps.ts'
export { type DayAway, openTravel } from './travel.ts'
export { comfortRange, matchesOf } from './outfit-matches.ts'
export { forecastWorn, observedWorn } from './worn-weather.ts'

export const recommendations = defineModule('recommendations', (deps: RecommendationDeps) => {
  const uses = openStyling(deps)
  return {
    handlers: {
      recommendations: recommendationHandlers(uses),
      stylist: stylistHandlers(uses),
      styling: stylingHandlers(uses),
    },
    jobs: recommendationJobs(deps),
    uses,
  }
})

const recommendationHandlers = (deps: StylingDeps): HandlersOf<'recommendations'> => ({
  get: ({ viewer, query, exchange }) =>
    recommendOutfit(deps, viewer, query, exchange.header('sec-purpose')?.includes('prefetch')),
})

const stylingHandlers = (deps: StylingDeps): HandlersOf<'styling'> => ({
  judge: ({ viewer, query }) => judgeOutfit(deps, viewer.id, query),
  alternatives: ({ viewer, query }) => listAlternatives(deps, viewer.id, query),
  fill: ({ viewer, query }) => fillOutfit(deps, viewer.id, query),
  basis: ({ viewer, query }) => basisOf(deps, viewer.id, query),
  picks: async ({ viewer, query }) => ({ data: await picksOf(deps, viewer.id, query.weatherId) }),
  pick: ({ viewer, body }) => keepPick(deps, viewer, body),
})

function stylistHandlers(deps: StylingDeps): HandlersOf<'stylist'> {
  const gapsFor = createGaps(deps)
  return {
    get: async ({ viewer }) => presentPreferences(await findPreferences(deps.db, viewer.id)),
    update: ({ viewer, body }) => updateOwnPreferences(deps, viewer, body),
    day: ({ viewer, params }) => dayOfOccasion(deps.db, viewer, params),
    describeDay: ({ viewer, params, body }) => describeDay(deps, viewer, params, body),
    vote: ({ viewer, body }) => castVote(deps, viewer, body),
    answer: ({ viewer, body }) => answerQuestion(deps, viewer, body),
    learned: ({ viewer }) => learnedOf(deps, viewer),
    forget: ({ viewer }) => forgetLearned(deps, viewer),
    gaps: async ({ viewer, query }) => ({ gaps: await gapsFor(viewer.id, query.on) }),
    read: ({ viewer, params }) => readingOf(deps.db, viewer.id, params.clothesId),
    correct: ({ viewer, params, body }) => correctReading(deps, viewer, params.clothesId, body),
  }
}
