import type { FastifyRequest } from 'fastify'
import type { Caller } from '../concurrency/callers.ts'
import { networkOf } from './network.ts'

/**
 * Returns the caller of a request. Its key is the network until the viewer is known; it is computed when it is asked
 * for, which for most requests it never is.
 */
export function newCaller(request: Pick<FastifyRequest, 'ip'>): Caller {
  let known: string | undefined
  return {
    kind: 'call',
    isBegun: false,
    get key() {
      return (known ??= networkOf(request.ip))
    },
    set key(key) {
      known = key
    },
  }
}
