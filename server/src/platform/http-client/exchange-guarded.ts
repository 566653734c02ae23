import type { IncomingMessage } from 'node:http'
import { type Exchange, exchange } from './exchange.ts'
import { createGuard, type GuardOptions, portOf } from './guard.ts'

/**
 * Returns a function that sends requests to untrusted URLs, but to public hosts only.
 * @throws HttpFailure, errors of the connection
 */
export function exchangeGuarded(options: GuardOptions) {
  const guard = createGuard(options)
  return async (url: URL, sent: Omit<Exchange, 'lookup'>): Promise<IncomingMessage> => {
    guard.check(url)
    return exchange(url, { ...sent, lookup: guard.lookup(portOf(url)) })
  }
}
