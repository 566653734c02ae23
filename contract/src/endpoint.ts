import type * as z from 'zod'
import type { ErrorName } from './errors.ts'

type Shape = z.ZodType

/** Which bucket of requests per time a call draws from (limits live in the server's configuration). */
export type RateName = 'signIn' | 'signUp' | 'reset' | 'password' | 'upload' | 'comment' | 'export' | 'linkImport'

/** One row of the endpoint table: everything server, client and OpenAPI need to know about a route. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: `/api/${string}`
  /** `session`: any live one, also one from a temporary password, which opens nothing else. */
  readonly access: 'public' | 'session' | 'user' | 'admin'
  readonly summary: string
  readonly params?: Shape
  readonly query?: Shape
  readonly body?: Shape
  /** How `body` travels: JSON unless said. `multipart` = a JSON part `request` and an optional file `image`. */
  readonly encoding?: 'form' | 'multipart'
  /** Bytes that `image` may have at most (multipart only). */
  readonly imageLimit?: number
  readonly rate?: RateName
  readonly status: 200 | 201 | 204
  readonly response: Shape
  readonly errors?: readonly ErrorName[]
}
export type EndpointTable = Readonly<Record<string, Endpoint>>

/** Keeps literal types; costs nothing at run time. */
export const endpoints = <const T extends EndpointTable>(table: T): T => table

type In<E, K extends keyof Endpoint> = E extends { [P in K]: infer S extends Shape }
  ? { [P in K]: z.input<S> }
  : unknown
type Out<E, K extends keyof Endpoint> = E extends { [P in K]: infer S extends Shape }
  ? { [P in K]: z.output<S> }
  : unknown

/** What a caller passes (the wire side of every codec). */
export type RequestOf<E> = In<E, 'params'> &
  In<E, 'query'> &
  In<E, 'body'> &
  (E extends { encoding: 'multipart' } ? { image?: Blob | null } : unknown)

/** What a handler receives: parsed and branded; of a picture only its bytes count. */
export type ParsedOf<E> = Out<E, 'params'> &
  Out<E, 'query'> &
  Out<E, 'body'> &
  (E extends { encoding: 'multipart' } ? { image: Uint8Array | null } : unknown)

/** What a handler returns and what a client gets back (decoded: Dates, not strings). */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>
