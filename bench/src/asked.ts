import type { EncodedRequest, tables } from '@otday/contract'
import type { Clients } from '@otday/contract/api-user'

interface Given {
  headers?: Record<string, string>
  body?: EncodedRequest['body']
}
/** One of several clients that call at once on behalf of one person. */
export interface Caller {
  calls: Clients
  /** Sends requests that no client makes; throws for what was not served, too. */
  send(method: string, path: string, given?: Given): Promise<Response>
  /** Number of the caller, counted from 0. */
  nth: number
}

export type Ask = (caller: Caller) => Promise<unknown>
/** An endpoint that is called; those of the same row are called in turn. */
export interface Asked {
  row: string
  ask: Ask
}
/** An endpoint that is not called. */
export interface Excepted {
  why: string
}
export type Endpoints = {
  [T in keyof typeof tables]: { [K in keyof (typeof tables)[T]]: Asked | Excepted }
}

export const read = (ask: Ask): Asked => ({ row: 'the other reads in turn', ask })
export const write = (ask: Ask): Asked => ({ row: 'the other writes in turn', ask })
export const except = (why: string): Excepted => ({ why })

export const hashes = except('hashes on threads, in a queue of its own (limits.story)')
export const ofAdministrators = except('of administrators, who are trusted')
export const ofProviders = except('asks a provider')
export const mails = except('mails, a few a day')
export const byLink = except('by a link that was mailed or pushed')
export const ofSessions = except('by the cookie of a browser, of which there are few')
export const ofDevices = except('keeps a row of one browser')
export const forgets = except('takes away what the others are asked about')
