import * as z from 'zod'
import type { Endpoint, EndpointTable, RequestOf, ResponseOf } from './endpoint.ts'

export type Client<T extends EndpointTable> = {
  [K in keyof T]: (request: RequestOf<T[K]>, options?: CallOptions) => Promise<ResponseOf<T[K]>>
}
export interface CallOptions {
  signal?: AbortSignal
}
export interface EncodedRequest extends CallOptions {
  endpoint: Endpoint
  /** Path with query; begins with `/api/`. */
  url: string
  body: string | URLSearchParams | FormData | undefined
  idempotencyKey?: string
}
/** Returns the parsed JSON body (`undefined` for 204) or throws. */
export type Transport = (request: EncodedRequest) => Promise<unknown>

/** Decodes a body by its schema or throws. */
export type Reader = (schema: z.ZodType, body: unknown) => unknown

const strictly: Reader = (schema, body) => z.decode(schema, body as never)

interface Parts {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  image?: Blob | null
}

/**
 * Returns a client of a table of endpoints. `transport` owns base URL, credentials and error mapping; `read` may
 * tolerate invalid responses.
 */
export function createClient<T extends EndpointTable>(
  table: T,
  transport: Transport,
  read: Reader = strictly,
): Client<T> {
  const call =
    (endpoint: Endpoint) =>
    async (parts: Parts, options: CallOptions = {}) =>
      read(
        endpoint.response,
        await transport({ endpoint, url: urlOf(endpoint, parts), body: bodyOf(endpoint, parts), ...options }),
      )
  return Object.fromEntries(Object.entries(table).map(([name, row]) => [name, call(row)])) as unknown as Client<T>
}

function urlOf(endpoint: Endpoint, { params = {}, query = {} }: Parts) {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(given.map(([key, value]): [string, string] => [key, String(value)]))
  return search.size > 0 ? `${path}?${search.toString()}` : path
}

function bodyOf(endpoint: Endpoint, { body, image }: Parts) {
  if (body === undefined) return undefined
  if (endpoint.encoding === 'form') return new URLSearchParams(body as Record<string, string>)
  if (endpoint.encoding !== 'multipart') return JSON.stringify(body)
  const form = new FormData()
  form.append('request', new Blob([JSON.stringify(body)], { type: 'application/json' }))
  if (image) form.append('image', image)
  return form
}
