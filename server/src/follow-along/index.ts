import type { followAlong } from '@otday/contract'
import type { Handlers } from '#platform/http/mount.ts'
import type { StylingDeps } from '../recommendations/index.ts'
import { followFeed } from './follow-feed.ts'

export const followAlongHandlers = (deps: StylingDeps): Handlers<typeof followAlong> => ({
  get: ({ viewer, params, query }) => followFeed(deps, viewer.id, { ...params, ...query }),
})
