import { defineModule } from '#platform/define-module.ts'
import type { StylingDeps } from '../recommendations/index.ts'
import { followFeed } from './follow-feed.ts'

export const followAlong = defineModule('follow-along', (deps: { recommendations: StylingDeps }) => ({
  handlers: {
    followAlong: {
      get: ({ viewer, params, query }) => followFeed(deps.recommendations, viewer.id, { ...params, ...query }),
    },
  },
}))
