import http from 'node:http'
import https from 'node:https'
import webPush from 'web-push'
import { exchangeGuarded, type GuardOptions, HttpFailure, readBody } from '../http-client/index.ts'
import { pushHostRule } from './push-hosts.ts'
import type { VapidKeys } from './vapid.ts'

export { vapidKeysOf } from './vapid.ts'

interface PushSubscription {
  endpoint: string
  p256dh: string
  auth: string
}

/** `gone`: the subscription is invalid for good (RFC 8030, section 7.3); `refused`: only this message was refused. */
type PushOutcome = 'sent' | 'gone' | 'refused'

export interface Pusher {
  publicKey: string
  isAllowed(endpoint: string): boolean
  /** Sends a message; the push service keeps it for `ttl` seconds. @throws PushDelayed when it should be tried again */
  push(subscription: PushSubscription, message: object, ttl: number): Promise<PushOutcome>
}

/** Thrown when a message could not be sent yet. Contains no endpoint, as errors of jobs are logged. */
export class PushDelayed extends Error {
  override readonly name = 'PushDelayed'
  constructor(code: string) {
    super(`the push service did not take a message: ${code}`)
  }
}

export interface PusherOptions {
  vapid: VapidKeys
  /** E-mail address at which push services can reach the operator. */
  contact: string
  /** Hosts of push services that are allowed besides those of browsers. */
  hosts: readonly string[]
  resolve: GuardOptions['resolve']
}

/** Timeouts in ms: for connecting, without a byte, and for the whole request. */
const times = { connect: 4000, silence: 5000, all: 10_000 }
/** Most bytes of a response. */
const responseLimit = 4096
const mostSockets = 32

export function createPusher({ vapid, contact, hosts, resolve }: PusherOptions): Pusher {
  const urlOf = pushHostRule(hosts)
  const ask = exchangeGuarded({ resolve, allowed: hosts, ownHosts: [] })
  // Connections may be reused: an open one keeps the address that was checked.
  const options = { keepAlive: true, maxSockets: mostSockets }
  const agents = { 'http:': new http.Agent(options), 'https:': new https.Agent(options) }
  const vapidDetails = { subject: `mailto:${contact}`, ...vapid }

  return {
    publicKey: vapid.publicKey,
    isAllowed: (endpoint) => urlOf(endpoint) !== null,
    async push({ endpoint, p256dh, auth }, message, ttl) {
      const url = urlOf(endpoint)
      if (!url) return 'gone'
      const details = encrypted({ endpoint, keys: { p256dh, auth } }, message, { TTL: ttl, vapidDetails })
      if (!details) return 'gone'
      const signal = AbortSignal.timeout(times.all)
      try {
        const response = await ask(url, {
          method: 'POST',
          headers: Object.fromEntries(Object.entries(details.headers).map(([name, value]) => [name, String(value)])),
          body: details.body,
          agent: agents[url.protocol === 'http:' ? 'http:' : 'https:'],
          signal,
          connectMs: times.connect,
          silenceMs: times.silence,
        })
        await readBody(response, responseLimit)
        return outcomeOf(response.statusCode ?? 0)
      } catch (error) {
        throw error instanceof PushDelayed ? error : new PushDelayed(codeOf(error, signal))
      }
    },
  }
}

type Details = webPush.RequestDetails & { body: Buffer }

/** Encrypts a message (RFC 8291); null if the subscription's key is no point of the curve. */
function encrypted(
  subscription: webPush.PushSubscription,
  message: object,
  options: webPush.RequestOptions,
): Details | null {
  try {
    const more = { contentEncoding: 'aes128gcm', urgency: 'high', topic: 'briefing' } as const
    return webPush.generateRequestDetails(subscription, JSON.stringify(message), { ...options, ...more }) as Details
  } catch {
    return null
  }
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  if (status === 429 || status >= 500) throw new PushDelayed(String(status))
  return 'refused'
}

function codeOf(error: unknown, { aborted }: AbortSignal): string {
  if (aborted) return 'ETIMEDOUT'
  if (error instanceof HttpFailure) return error.code
  return error instanceof Error && 'code' in error ? String(error.code) : 'EUNKNOWN'
}
