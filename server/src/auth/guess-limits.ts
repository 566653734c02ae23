import { emailKeyOf } from '@otday/contract'
import { networkOf } from '#platform/http/network.ts'
import type { Exchange } from '#platform/http/mount.ts'
import { type RateLimiters, requireWithinRate, slowWithinRate } from '#platform/rate-limits/index.ts'
import type { KnownDevices } from './known-devices.ts'

/**
 * Rate limits of password guesses. Known browsers have counters of their own, which strangers cannot use up
 * (docs/limits.md).
 */
export interface LimitingDeps {
  knownDevices: KnownDevices
  rateLimiters: Pick<
    RateLimiters,
    'signIn' | 'signInAccount' | 'refreshSession' | 'reset' | 'resetAddress' | 'resetMailbox'
  >
}

/**
 * Limits the rate of sign-ins.
 * @returns null if any password may be tried; else the seconds for which only a mailed temporary password is accepted,
 * whose tries are counted separately
 * @throws TooManyRequests
 */
export async function limitSignIn(
  { knownDevices, rateLimiters }: LimitingDeps,
  exchange: Exchange,
  email: string,
): Promise<number | null> {
  const browser = knownDevices.counterOf(exchange, email)
  if (browser !== null) {
    await requireWithinRate(rateLimiters.signInAccount, browser)
    return null
  }
  await slowWithinRate(rateLimiters.signIn, networkOf(exchange.ip))
  return (await rateLimiters.signInAccount.step(`account ${emailKeyOf(email)}`)).wait
}

/** Limits the rate of requests for a temporary password. @throws TooManyRequests */
export async function limitReset(
  { knownDevices, rateLimiters }: LimitingDeps,
  exchange: Exchange,
  email: string,
): Promise<void> {
  const browser = knownDevices.counterOf(exchange, email)
  if (browser !== null) return void (await requireWithinRate(rateLimiters.resetAddress, browser))
  const network = networkOf(exchange.ip)
  await requireWithinRate(rateLimiters.reset, network)
  await requireWithinRate(rateLimiters.resetAddress, `${network} ${emailKeyOf(email)}`)
  await requireWithinRate(rateLimiters.resetMailbox, emailKeyOf(email))
}
