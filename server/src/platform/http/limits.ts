import type { RateName } from '@otday/contract'
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { Config, Rate } from '../config/index.ts'
import { AppError } from '../errors.ts'
import { viewerOfRequest } from './mount.ts'

type Check = (request: FastifyRequest) => Promise<void>

/** Requests per time: a signed-in person by their id, anyone else by address (IPv6 by its /64). */
export function createLimits(app: FastifyInstance, rates: Config['rates']) {
  if (!rates) return (): onRequestAsyncHookHandler => async () => {}
  const byAddress = (request: FastifyRequest) => networkOf(request.ip)
  const byPerson = (request: FastifyRequest) => viewerOfRequest(request)?.id ?? byAddress(request)
  const checkOf = ({ max, window }: Rate, keyGenerator: (request: FastifyRequest) => string): Check => {
    const check = app.createRateLimit({ max, timeWindow: window * 1000, keyGenerator })
    return async (request) => {
      const result = await check(request)
      if (!result.isAllowed && result.isExceeded) throw new AppError('TooManyRequests', {}, result.ttlInSeconds)
    }
  }
  const anonymous = checkOf(rates.anonymous, byAddress)
  const user = checkOf(rates.user, byPerson)
  const named: Record<RateName, Check> = {
    signIn: checkOf(rates.signIn, byAddress),
    signUp: checkOf(rates.signUp, byAddress),
    reset: checkOf(rates.reset, byAddress),
    password: checkOf(rates.password, byPerson),
    upload: checkOf(rates.upload, byPerson),
    comment: checkOf(rates.comment, byPerson),
    linkImport: checkOf(rates.linkImport, byPerson),
  }
  return (rate: RateName | 'default'): onRequestAsyncHookHandler =>
    async (request) => {
      await (viewerOfRequest(request) ? user : anonymous)(request)
      if (rate !== 'default') await named[rate](request)
    }
}

const networkOf = (ip: string) => (ip.includes(':') && !ip.includes('.') ? ip.split(':').slice(0, 4).join(':') : ip)
