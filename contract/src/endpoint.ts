import type * as z from 'zod'
import type { ErrorName } from './errors.ts'

type Shape = z.ZodType

/** Rate limits, set in the server's configuration. */
export type RateName =
  | 'signIn'
  | 'social'
  | 'refresh'
  | 'signUp'
  | 'reset'
  | 'password'
  | 'upload'
  | 'post'
  | 'comment'
  | 'export'
  | 'briefing'
  | 'linkImport'

/**
 * Queues for the calls that cost the most work. A person has two slots in each lane; a caller who waits too long, or
 * behind too many, gets TooManyRequests with Retry-After. The work stops when the caller has gone. The daily outfit has
 * a lane to itself.
 */
export type Lane = 'outfit' | 'heavy'

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: `/api/${string}`
  /** `session` also admits users who signed in with a temporary password; they may call only endpoints of this kind. */
  readonly access: 'public' | 'session' | 'user' | 'admin'
  readonly summary: string
  readonly params?: Shape
  readonly query?: Shape
  readonly body?: Shape
  /** JSON by default. `multipart`: a JSON part `request` and an optional file `image`. */
  readonly encoding?: 'form' | 'multipart'
  /** Most bytes of `image`; for multipart only. */
  readonly imageLimit?: number
  readonly rate?: RateName
  readonly lane?: Lane
  /** `picture`: the response is a `Blob` instead of JSON. */
  readonly produces?: 'picture'
  readonly status: 200 | 201 | 204
  /** Whether the call stores something, if `isStoring` cannot infer it from method and status. */
  readonly stores?: boolean
  readonly response: Shape
  readonly errors?: readonly ErrorName[]
}
/** Header of a creating request: later requests with the same value get the first response again. */
export const idempotencyKeyHeader = 'idempotency-key'
/** Idempotency keys have up to `length` visible ASCII characters and are remembered for `hours`. */
export const idempotencyKeys = { length: 64, hours: 24 } as const

export const isCreating = ({ method, status }: Pick<Endpoint, 'method' | 'status'>): boolean =>
  method === 'POST' && status === 201

/** Returns whether a call stores something, so that it is refused when the disk is full, like uploads of pictures. */
export const isStoring = ({ method, status, stores }: Endpoint): boolean =>
  stores ?? (method === 'PUT' || status === 201)

export type EndpointTable = Readonly<Record<string, Endpoint>>

/** Returns the table itself; the type parameter keeps the literal types of its endpoints. */
export const endpoints = <const T extends EndpointTable>(table: T): T => table

type In<E, K extends keyof Endpoint> = E extends { [P in K]: infer S extends Shape }
  ? { [P in K]: z.input<S> }
  : unknown
type Out<E, K extends keyof Endpoint> = E extends { [P in K]: infer S extends Shape }
  ? { [P in K]: z.output<S> }
  : unknown

/** Params, query and body of a call before they are encoded, as callers pass them. */
export type RequestOf<E> = In<E, 'params'> &
  In<E, 'query'> &
  In<E, 'body'> &
  (E extends { encoding: 'multipart' } ? { image?: Blob | null } : unknown)

/** Params, query and body of a call after decoding, as handlers receive them; an image is bytes. */
export type ParsedOf<E> = Out<E, 'params'> &
  Out<E, 'query'> &
  Out<E, 'body'> &
  (E extends { encoding: 'multipart' } ? { image: Uint8Array | null } : unknown)

/** Response after decoding, in which times are Dates, not strings. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>
