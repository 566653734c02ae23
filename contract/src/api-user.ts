import { type Client, createClient, type Transport } from './client.ts'
import type { EndpointTable } from './endpoint.ts'
import { tables } from './tables.ts'
import type { UserId } from './vocabulary.ts'

/** A client for every module of the API. */
export type Clients = { [K in keyof typeof tables]: Client<(typeof tables)[K]> }

/** A user of tests and benchmarks, who calls the API with an account of their own. */
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
 * @throws Error when the response has an error status; its message has the method, path, status and body
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
