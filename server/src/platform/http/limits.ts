import type { RateName } from '@otday/contract'
import type { onRequestAsyncHookHandler } from 'fastify'
import { type RateLimiters, requireWithinRate } from '../rate-limits/index.ts'
import { viewerOfRequest } from './mount.ts'
import { networkOf } from './network.ts'

/** Before sign-in: always counted by network. */
const anonymousRates: ReadonlySet<RateName> = new Set(['signIn', 'signUp', 'reset'])

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
