import { defineModule } from '#platform/define-module.ts'
import type { StylingDeps } from '../outfits/index.ts'
import { followFeed } from './follow-feed.ts'

export const followAlong = defineModule('follow-along', (deps: { outfits: StylingDeps }) => ({
  handlers: {
    followAlong: {
      get: ({ viewer, params, query }) => followFeed(deps.outfits, viewer.id, { ...params, ...query }),
    },
  },
}))
