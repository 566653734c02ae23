import { emailKeyOf } from '@otday/contract'
import { networkOf } from '#platform/http/network.ts'
import type { Exchange } from '#platform/http/mount.ts'
import { type RateLimiters, requireWithinRate, slowWithinRate } from '#platform/rate-limits/index.ts'
import type { KnownDevices } from './known-devices.ts'

/** Counters of guesses: what strangers use up is not what an owner has (docs/limits.md). */
export interface LimitingDeps {
  knownDevices: KnownDevices
  rateLimiters: Pick<
    RateLimiters,
    'signIn' | 'signInAccount' | 'refreshSession' | 'reset' | 'resetAddress' | 'resetMailbox'
  >
}

/**
 * Limits the rate of sign-ins. Null: go on; a number: seconds in which only a mailed password is accepted, whose tries
 * are counted by themselves.
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

/** @throws TooManyRequests */
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
