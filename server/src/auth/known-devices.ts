import { emailKeyOf } from '@otday/contract'
import type { Exchange } from '#platform/http/mount.ts'
import { randomToken } from '#platform/ids.ts'
import type { Keys } from '#platform/keys.ts'
import { deviceTokenOf, readDeviceToken } from './tokens.ts'

const deviceCookie = 'DEVICE_TOKEN'
/** Seconds for which a browser is known after a sign-in. */
const deviceLife = 180 * 24 * 60 * 60

/**
 * Browsers in which somebody has signed in before. They are counted apart, so that whoever guesses at an account from
 * elsewhere cannot keep its owner out
 * (https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies).
 */
export interface KnownDevices {
  /** By what a try at an account is counted: a browser that is known there for itself, all others together. */
  counterOf(exchange: Exchange, email: string): string
  /** Remembers that somebody has signed in to the account in this browser. */
  remember(exchange: Exchange, email: string): void
}

export function createKnownDevices(keys: Keys, basePath: string): KnownDevices {
  const nonceOf = (exchange: Exchange, emailKey: string) =>
    readDeviceToken(keys, exchange.cookies[deviceCookie], emailKey)
  return {
    counterOf: (exchange, email) => {
      const emailKey = emailKeyOf(email)
      const nonce = nonceOf(exchange, emailKey)
      return nonce === null ? `account ${emailKey}` : `device ${nonce}`
    },
    remember: (exchange, email) => {
      const emailKey = emailKeyOf(email)
      const token = deviceTokenOf(keys, nonceOf(exchange, emailKey) ?? randomToken(16), emailKey)
      exchange.setCookie(deviceCookie, token, { path: `${basePath}/api/auth`, maxAge: deviceLife, httpOnly: true })
    },
  }
}
