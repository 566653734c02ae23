import type { RateName } from '@otday/contract'
import type { onRequestAsyncHookHandler } from 'fastify'
import { type RateLimiters, requireWithinRate, slowWithinRate } from '../rate-limits/index.ts'
import { viewerOfRequest } from './mount.ts'
import { networkOf } from './network.ts'

/** Rates that are counted per network, with limits that suffice for a campus, which is a single network. */
const networkRates: ReadonlySet<RateName> = new Set(['social', 'signUp', 'refresh'])
/**
 * Rates that the handlers of these calls count themselves, since they count by browser and e-mail address, which are
 * known to the handlers alone.
 */
const handlerRates: ReadonlySet<RateName> = new Set(['signIn', 'reset'])

export const createLimits =
  (rateLimiters: RateLimiters) =>
  (rate: RateName | 'default'): onRequestAsyncHookHandler =>
  async (request) => {
    if (rate === 'signUp') return slowWithinRate(rateLimiters.signUp, networkOf(request.ip))
    if (rate !== 'default' && networkRates.has(rate))
      return void (await requireWithinRate(rateLimiters[rate], networkOf(request.ip)))
    const viewer = viewerOfRequest(request)
    if (rate !== 'default' && handlerRates.has(rate)) return
    const key = viewer?.id ?? networkOf(request.ip)
    await requireWithinRate(viewer ? rateLimiters.user : rateLimiters.anonymous, key)
    if (rate !== 'default') await requireWithinRate(rateLimiters[rate], key)
  }
