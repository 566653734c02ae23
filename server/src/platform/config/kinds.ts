import { isIP } from 'node:net'
import { emailPattern, passwordMaxLength, passwordPattern } from '@otday/contract'
import * as z from 'zod'
import { durableSettings } from './database.ts'

export const isLoopback = (host: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/.test(host)

/** Accepts a list separated by commas. */
export const list = (isEntry: (entry: string) => boolean, words: string) =>
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ''),
    )
    .refine((entries) => entries.every(isEntry), words)

export const email = z.string().regex(emailPattern, 'must be an e-mail address.')

export function whole(min: number, max: number) {
  const words = `must be a whole number from ${min} to ${max}.`
  return z.coerce.number(words).refine((value) => Number.isInteger(value) && value >= min && value <= max, words)
}

export const onOff = (usual: boolean) =>
  z
    .enum(['on', 'off'], 'must be on or off.')
    .default(usual ? 'on' : 'off')
    .transform((text) => text === 'on')

/** Accepts a URL of one of these protocols and removes a trailing slash. */
export const url = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `must be a URL beginning with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`,
    )
    .transform((text) => text.replace(/\/$/, ''))

export const secretLength = 32
const guessable = /^(password|admin|secret|change.?me|otday|qwerty|12345|abc123)/i
const isEndpoint = (text: string) => /^(?:\d+(?:\.\d+){3}|\[[0-9a-f:]+\]):\d{1,5}$/i.test(text)
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text
export const isName = (host: string) => /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/.test(host)
export const isService = (host: string) => isName(host) || isEndpoint(host)

/**
 * Returns whether a trusted proxy is an address or a range, but not `/0`: trusting all would let callers choose their
 * IP address.
 */
function isNamed(proxy: string) {
  const [address = '', length] = proxy.split('/', 2)
  const bits = { 4: 32, 6: 128 }[isIP(address)]
  if (bits === undefined || proxy.split('/').length > 2) return false
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) >= 1 && Number(length) <= bits)
}

export function isGuessable(given: string, owner: string): boolean {
  const name = owner.split('@')[0]?.toLowerCase() ?? ''
  const isNamedIn = name !== '' && given.toLowerCase().includes(name)
  return guessable.test(given) || isNamedIn || given.length < 10 || new Set(given).size < 6
}

export const basePath = z
  .string()
  .regex(/^(?:\/[A-Za-z0-9_-]+)*\/?$/, 'must look like /otday.')
  .transform((text) => text.replace(/\/$/, ''))
const isDurable = (name: string) => durableSettings.some((each) => each === name)
export const durable = list(isDurable, `must list names among ${durableSettings.join(', ')}.`).transform((names) =>
  durableSettings.filter((name) => names.includes(name)),
)
export const secret = z
  .string()
  .min(secretLength, { abort: true, error: `is too short: give ${secretLength} or more characters.` })
  .refine((text) => !guessable.test(text) && new Set(text).size >= 8, 'is guessable: give random characters.')
export const password = z
  .string()
  .refine(
    (text) => passwordPattern.test(text) && text.length <= passwordMaxLength,
    'needs 6 or more of letters, digits and @$!%*?&, with a letter and a digit.',
  )
export const text = z.string().optional()
export const oneOf = <const Choices extends readonly string[]>(choices: Choices) =>
  z.enum(choices, `must be one of ${choices.join(', ')}.`)
/** Accepts `address:port` entries that link import may read though they are private; none in production. */
export const linkAllow = (production: boolean) =>
  production
    ? list(() => false, 'is not possible in production.')
    : list(isEndpoint, 'must list addresses with a port, like 127.0.0.1:8099.')
export const proxies = list(isNamed, 'must list addresses or ranges like 10.0.0.1, 10.0.0.0/8.')
export const origins = list(isOrigin, 'must list origins like https://club.otday.kr.')
