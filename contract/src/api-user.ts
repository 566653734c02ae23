import { type Client, createClient, type Transport } from './client.ts'
import type { EndpointTable } from './endpoint.ts'
import { tables } from './tables.ts'
import type { UserId } from './vocabulary.ts'

/** A client for every module of the API. */
export type Clients = { [K in keyof typeof tables]: Client<(typeof tables)[K]> }

/** Somebody with an account who calls the API: a person of the tests. */
export interface ApiUser extends Clients {
  id: UserId
  name: string
  email: string
  password: string
}

export function createClients(transport: Transport): Clients {
  const entries = Object.entries(tables).map(([module, table]) => [
    module,
    createClient(table as EndpointTable, transport),
  ])
  return Object.fromEntries(entries) as Clients
}

/**
 * Calls the API at `url` (without trailing slash) with an access token; '' calls without one.
 * @throws for an error status, with call and body in the message.
 */
export const tokenTransport =
  (url: string, token: string): Transport =>
  async ({ endpoint, url: path, body }) => {
    const response = await fetch(`${url}${path}`, {
      method: endpoint.method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    })
    if (!response.ok) throw new Error(`${endpoint.method} ${path}: ${response.status} ${await response.text()}`)
    return response.status === 204 ? undefined : response.json()
  }
