import { defineModule, type HandlersOf } from '#platform/define-module.ts'
import type { StylingDeps } from '../outfits/index.ts'
import { recordOf, similarDays, type StatisticsDeps, statisticsOf } from './statistics.ts'

type StatisticsParts = Omit<StatisticsDeps, 'styling'> & { outfits: StylingDeps }

export const statistics = defineModule('statistics', ({ outfits: styling, ...parts }: StatisticsParts) => ({
  handlers: { statistics: statisticsHandlers({ ...parts, styling }) },
}))

const statisticsHandlers = (deps: StatisticsDeps): HandlersOf<'statistics'> => ({
  get: ({ viewer, query }) => statisticsOf(deps, viewer.id, query.period),
  similar: ({ viewer, query }) => similarDays(deps, viewer.id, query.weatherId),
  record: ({ viewer }) => recordOf(deps, viewer.id),
})
