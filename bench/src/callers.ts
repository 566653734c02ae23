import { createClient, type EndpointTable, type Reader, tables, type Transport } from '@otday/contract'
import type { Clients } from '@otday/contract/api-user'
import type { Caller } from './asked.ts'

/**
 * `refused`: the server had no free slot or time for the call. `missed`: another caller had changed or deleted what the
 * call names.
 */
export type How = 'served' | 'refused' | 'missed'
const hows: Readonly<Record<number, How>> = {
  404: 'missed',
  409: 'missed',
  413: 'refused',
  429: 'refused',
  503: 'refused',
}
class NotServed extends Error {
  override readonly name = 'NotServed'
  readonly how: How
  constructor(how: How) {
    super(how)
    this.how = how
  }
}
/**
 * Makes a call and returns its outcome.
 * @throws when the call failed in any way that `How` does not name
 */
export const answered = (ask: () => Promise<unknown>): Promise<How> =>
  ask().then(
    () => 'served',
    (error: unknown) => {
      if (error instanceof NotServed) return error.how
      throw error
    },
  )

/** Responses of more characters are not parsed, because that would take CPU from the server. */
const longAnswer = 500_000
const asItIs: Reader = (_schema, body) => body

/**
 * Returns the API calls of the user with this access token; `nth` is the number of the caller among those who call at
 * once.
 */
export function callerAt(url: string, token: string, nth: number): Caller {
  const authorization = `Bearer ${token}`
  const send: Caller['send'] = async (method, path, { headers, body } = {}) => {
    const init = { method, headers: { authorization, ...headers }, ...(body !== undefined && { body }) }
    // When the server refuses an upload, it closes the connection before the request is sent.
    const response = await fetch(`${url}${path}`, init).catch(() => Promise.reject(new NotServed('refused')))
    if (response.ok) return response
    const how = hows[response.status]
    const text = await response.text()
    throw how ? new NotServed(how) : new Error(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`)
  }
  const transport: Transport = async ({ endpoint: { method }, url: path, body }) => {
    const headers = typeof body === 'string' ? { 'content-type': 'application/json' } : {}
    const response = await send(method, path, { headers, body })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return isJson && text.length < longAnswer ? JSON.parse(text) : undefined
  }
  const clients = Object.entries(tables).map(([name, table]) => [
    name,
    createClient(table as EndpointTable, transport, asItIs),
  ])
  return { nth, calls: Object.fromEntries(clients) as Clients, send }
}
