import { createHmac, randomUUID } from 'node:crypto'
import { type Endpoint, idempotencyKeyHeader, idempotencyKeys, isCreating } from '@otday/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RawBuilder } from 'kysely'
import type { Db } from '../db/database.ts'
import { AppError } from '../errors.ts'

export interface KeyedRequest {
  /** Id of the user; `public` for anonymous requests. */
  owner: string
  route: string
  key: string
  /** Id of this try of the request. */
  requestId: string
  /**
   * MAC (keyed hash) of the request's contents, which shows whether two requests with the same key differ. A plain hash
   * would not be safe, as sign-ups contain passwords.
   */
  fingerprint: string
}

/** A stored response; `body` is JSON. */
export interface StoredResponse {
  status: number
  body: string
}

export interface Repeats {
  /**
   * Finds the response of another try with the same key.
   * @throws IdempotencyKeyReused when that had other contents; AlreadyProcessed when its response was not stored
   */
  find(request: KeyedRequest): Promise<StoredResponse | null>
  /** Stores the key in the transaction of the write. @throws AlreadyProcessed if another try has committed */
  claim(tx: Db, request: KeyedRequest): Promise<void>
  /**
   * SQL that stores the key together with the response if `from` has a row; it returns a row unless another try has
   * stored the key.
   */
  claimWith(request: KeyedRequest, response: StoredResponse, from: RawBuilder<unknown>): RawBuilder<unknown>
  keep(request: KeyedRequest, response: StoredResponse): Promise<void>
  /**
   * Waits for the response of another try that has just committed.
   * @throws AlreadyProcessed when none is stored in time
   */
  await(request: KeyedRequest): Promise<StoredResponse>
}

const claiming = new WeakSet<object>()

/**
 * Marks the handler of a creating request that writes in one statement (`inOneStatement`) and stores the key with its
 * answer there, so that no statement has to look for the key before.
 */
export function claimingKeys<Handle extends object>(handle: Handle): Handle {
  claiming.add(handle)
  return handle
}

export const isClaimingKeys = (handle: object): boolean => claiming.has(handle)

const mostLength = idempotencyKeys.length

interface Asked {
  endpoint: Endpoint
  owner: string
  parsed: { params: unknown; query: unknown; body: unknown; image: Uint8Array | null }
}

/**
 * Returns the idempotency key of a creating request and the data stored with it; null for a request without a key, or
 * one that creates nothing.
 * @throws InvalidInput when the key is malformed
 */
export function keyedRequest(request: FastifyRequest, { endpoint, owner, parsed }: Asked, secret: Buffer) {
  const key = request.headers[idempotencyKeyHeader]
  if (key === undefined || !isCreating(endpoint)) return null
  if (typeof key !== 'string' || key.length > mostLength || !/^[\x21-\x7e]+$/.test(key))
    throw new AppError('InvalidInput', { [idempotencyKeyHeader]: `1~${mostLength}자의 보이는 ASCII 문자여야 해요.` })
  const { image, ...asked } = parsed
  const mac = createHmac('sha256', secret).update(JSON.stringify(asked))
  if (image) mac.update(image)
  const route = `${endpoint.method} ${endpoint.path}`
  return { owner, route, key, requestId: randomUUID(), fingerprint: mac.digest('base64url') } satisfies KeyedRequest
}

/** Sends a stored response, byte for byte. */
export const replay = (reply: FastifyReply, { status, body }: StoredResponse) =>
  reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'idempotency-replayed': 'true' })
    .type('application/json; charset=utf-8')
    .send(body)
