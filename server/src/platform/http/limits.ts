import type { RateName } from '@otday/contract'
import type { onRequestAsyncHookHandler } from 'fastify'
import { type RateLimiters, requireWithinRate } from '../rate-limits/index.ts'
import { viewerOfRequest } from './mount.ts'
import { networkOf } from './networks.ts'

/** What is done before one is somebody: counted by network whoever is signed in. */
const anonymousRates: ReadonlySet<RateName> = new Set(['signIn', 'signUp', 'reset'])

/** Requests per time: a signed-in person by their id, anyone else by network. */
export const createLimits =
  (rateLimiters: RateLimiters) =>
  (rate: RateName | 'default'): onRequestAsyncHookHandler =>
  async (request) => {
    const viewer = viewerOfRequest(request)
    const network = networkOf(request.ip)
    await requireWithinRate(viewer ? rateLimiters.user : rateLimiters.anonymous, viewer?.id ?? network)
    if (rate === 'default') return
    await requireWithinRate(rateLimiters[rate], viewer && !anonymousRates.has(rate) ? viewer.id : network)
  }
