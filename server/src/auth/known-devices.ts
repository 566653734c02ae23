import { emailKeyOf } from '@otday/contract'
import type { Exchange } from '#platform/http/mount.ts'
import { randomToken } from '#platform/ids.ts'
import type { Keys } from '#platform/crypto/keys.ts'
import { deviceTokenOf, readDeviceToken } from './tokens.ts'

const deviceCookie = 'DEVICE_TOKEN'
/** Seconds for which a browser stays known. */
const deviceLife = 180 * 24 * 60 * 60

/**
 * Counts guesses in known browsers separately, so that guessing elsewhere cannot lock the owner out
 * (https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies).
 */
export interface KnownDevices {
  /** Returns the rate limit key of this browser; null unless somebody has signed in to the account in it. */
  counterOf(exchange: Exchange, email: string): string | null
  remember(exchange: Exchange, email: string): void
}

export function createKnownDevices(keys: Keys, basePath: string): KnownDevices {
  const nonceOf = (exchange: Exchange, emailKey: string) =>
    readDeviceToken(keys, exchange.cookies[deviceCookie], emailKey)
  return {
    counterOf: (exchange, email) => {
      const nonce = nonceOf(exchange, emailKeyOf(email))
      return nonce === null ? null : `device ${nonce}`
    },
    remember: (exchange, email) => {
      const emailKey = emailKeyOf(email)
      const token = deviceTokenOf(keys, nonceOf(exchange, emailKey) ?? randomToken(16), emailKey)
      exchange.setCookie(deviceCookie, token, { path: `${basePath}/api/auth`, maxAge: deviceLife, httpOnly: true })
    },
  }
}
