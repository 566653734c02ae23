import type { Endpoint } from '@otday/contract'
import type { onRequestHookHandler } from 'fastify'
import { AppError } from '../errors.ts'

/**
 * Requires JSON bodies to be declared as such, since pages of other sites can send forms and text without a preflight.
 * @throws UnsupportedMediaType
 */
export const requireMediaType =
  ({ encoding }: Pick<Endpoint, 'encoding'>): onRequestHookHandler =>
  ({ headers, method }, _reply, done) => {
    if (encoding !== undefined || method === 'GET') return done()
    if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0) {
      delete headers['content-type']
      return done()
    }
    const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
    done(type === 'application/json' ? undefined : new AppError('UnsupportedMediaType'))
  }
