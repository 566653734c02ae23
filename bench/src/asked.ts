import type { EncodedRequest, tables } from '@otday/contract'
import type { Clients } from '@otday/contract/api-user'

interface Given {
  headers?: Record<string, string>
  body?: EncodedRequest['body']
}
/** One of several API clients that call at the same time with the token of the same user. */
export interface Caller {
  calls: Clients
  /**
   * Sends a request that `calls` cannot express.
   * @throws NotServed when the server refused it, or when what it names is no longer there
   */
  send(method: string, path: string, given?: Given): Promise<Response>
  /** Number of the caller, counted from 0. */
  nth: number
}

export type Ask = (caller: Caller) => Promise<unknown>
/** How an endpoint is called. Endpoints with the same `row` are called in turn and measured together. */
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
