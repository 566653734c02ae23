import {
  type Endpoint,
  type EndpointTable,
  isStoring,
  type ParsedOf,
  type RateName,
  type ResponseOf,
  type Role,
  type SessionId,
} from '@otday/contract'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
  onRequestHookHandler,
} from 'fastify'
import { asCaller, type Caller } from '../concurrency/callers.ts'
import { AppError } from '../errors.ts'
import { type RecordSecurity, securityLog } from '../observability/security-log.ts'
import type { FreeSpace } from '../storage/index.ts'
import type { Writer } from '../writer.ts'
import { type HandlingTimes, inTime } from './in-time.ts'
import type { Lanes } from './lanes.ts'
import { requireMediaType } from './media-type.ts'
import { loggedNetworkOf, networkOf } from './network.ts'
import { parse, readBody, withoutEmpty } from './read.ts'
import { newCaller } from './new-caller.ts'
import type { Payload } from './json-writer.ts'
import { type CheckResponse, type Writers, writersOf } from './writers.ts'
import { once } from './once.ts'
import { isClaimingKeys, keyedRequest, replay, type Repeats } from './repeats.ts'
import type { UploadMemory } from './upload-memory.ts'

/** The signed-in user of a request, authorized by a live session. */
export interface Viewer extends Writer {
  role: Role
  sessionId: SessionId
  /** Whether only password change and sign-out are allowed. */
  mustChangePassword: boolean
}

/** The part of HTTP that handlers may see. */
export interface Exchange {
  cookies: Record<string, string | undefined>
  header(name: string): string | undefined
  setCookie(name: string, value: string, options: CookieOptions): void
  ip: string
  record: RecordSecurity
}
interface CookieOptions {
  path: string
  /** Seconds for which the browser keeps the cookie; 0 removes it. */
  maxAge: number
  httpOnly: boolean
}

type ViewerOf<E extends Endpoint> = E['access'] extends 'public' ? { viewer: Viewer | null } : { viewer: Viewer }

/** Handlers of all endpoints of a table; missing ones do not compile. */
export type Handlers<T extends EndpointTable> = {
  [K in keyof T]: (
    request: ParsedOf<T[K]> & ViewerOf<T[K]> & { exchange: Exchange },
  ) => Promise<Payload<ResponseOf<T[K]>>>
}

export type ViewerOfToken = (token: string, fresh: boolean) => Viewer | null | Promise<Viewer | null>

export interface MountOptions {
  prefix: string
  /** Returns the user of an access token; null if the token is invalid. `fresh` bypasses caches. */
  viewerOf: ViewerOfToken
  limit(rate: RateName | 'default'): onRequestAsyncHookHandler
  secureCookies: boolean
  /** Returns what accounts for the memory of one request's uploads; `owner` is a user or network. */
  uploadMemory(owner: string): UploadMemory
  lanes: Lanes
  repeats: Repeats
  repeatSecret: Buffer
  freeSpace: Pick<FreeSpace, 'isShort' | 'require'>
  times?: MountTimes
  checkResponse?: CheckResponse | undefined
}

interface MountTimes {
  json: HandlingTimes
  picture: HandlingTimes
}

/** Limits in ms: `picture` for multipart requests, which upload pictures, `json` for all others. */
const mountTimes: MountTimes = {
  json: { handling: 10_000, commit: 30_000 },
  picture: { handling: 30_000, commit: 30_000 },
}
/** ms until Fastify's own timeout; longer than our deadlines, which begin after the body was read. */
const lastResort = 240_000

const viewers = new WeakMap<FastifyRequest, Viewer>()
const callers = new WeakMap<FastifyRequest, Caller>()

/** Returns the signed-in user of a request; null if the request is anonymous. */
export const viewerOfRequest = (request: FastifyRequest) => viewers.get(request) ?? null

export type AllHandlers<T extends Readonly<Record<string, EndpointTable>>> = { [K in keyof T]: Handlers<T[K]> }

export function mountAll<T extends Readonly<Record<string, EndpointTable>>>(
  app: FastifyInstance,
  tables: T,
  handlers: AllHandlers<T>,
  options: MountOptions,
): void {
  for (const [name, table] of Object.entries(tables)) mount(app, table, handlers[name as keyof T] as never, options)
}

function mount<T extends EndpointTable>(
  app: FastifyInstance,
  table: T,
  handlers: Handlers<T>,
  options: MountOptions,
): void {
  for (const [name, endpoint] of Object.entries(table)) {
    const handle = handlers[name] as (request: object) => Promise<unknown>
    const serving = { endpoint, handle, options, ...writersOf(endpoint, options.checkResponse) }
    app.route({
      method: endpoint.method,
      url: `${options.prefix}${endpoint.path}`,
      handlerTimeout: lastResort,
      onRequest: [...guards({ ...endpoint, isFresh: endpoint.method !== 'GET' }, options), requireMediaType(endpoint)],
      handler: (request, reply) =>
        asCaller(callers.get(request) ?? newCaller(request), () => serve(request, reply, serving)),
    })
  }
}

interface Serving extends Writers {
  endpoint: Endpoint
  handle: (request: object) => Promise<unknown>
  options: MountOptions
}

async function serve(request: FastifyRequest, reply: FastifyReply, serving: Serving) {
  const { endpoint, handle, options, writeAtOnce } = serving
  const viewer = viewerOfRequest(request)
  const memory = options.uploadMemory(viewer?.id ?? networkOf(request.ip))
  try {
    const read = parsedOf(endpoint, request, memory)
    const parsed = read instanceof Promise ? await read : read
    const keyed = keyedRequest(request, { endpoint, owner: viewer?.id ?? 'public', parsed }, options.repeatSecret)
    // Without space nothing is written, not even a key, so that only a look for it finds an earlier try.
    const isSought = keyed && (!isClaimingKeys(handle) || options.freeSpace.isShort)
    const earlier = isSought && (await options.repeats.find(keyed))
    if (earlier) return replay(reply, earlier)
    if (isStoring(endpoint) || parsed.image !== null) options.freeSpace.require()
    const work = () => handle({ ...parsed, viewer, exchange: exchangeOf(request, reply, options) })
    const times = (options.times ?? mountTimes)[endpoint.encoding === 'multipart' ? 'picture' : 'json']
    if (keyed) return await once(reply, { endpoint, keyed, repeats: options.repeats, times, work, writeAtOnce })
    const { lane, method } = endpoint
    // Writes without a lane go on after a disconnect: the caller may repeat them with the same idempotency key.
    const gone = lane || method === 'GET' ? goneOf(reply) : undefined
    if (!viewer || !lane || !gone) return await respond(reply, serving, await inTime({ times, gone }, work))
    return await options.lanes.run({ person: viewer.id, lane, gone }, async () =>
      respond(reply, serving, await inTime({ times, gone }, work)),
    )
  } catch (error) {
    // If the body arrived too slowly, `limitBodies` has sent a response already.
    if (reply.sent) return reply
    throw error
  } finally {
    memory.leave()
  }
}

/** Returns a signal that aborts when the caller disconnects before the response was sent. */
function goneOf({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  const leave = () => {
    if (!raw.writableFinished) leaving.abort()
  }
  raw.once('close', leave)
  if (raw.closed) leave()
  return leaving.signal
}

async function respond(reply: FastifyReply, { endpoint: { status }, write }: Serving, result: unknown) {
  reply.code(status).header('cache-control', 'no-store')
  if (result instanceof Blob) return reply.type(result.type).send(Buffer.from(await result.arrayBuffer()))
  if (status === 204) return reply.send()
  return reply.type('application/json; charset=utf-8').send(await write(result))
}

/** Access rule and rate limit of a route; `isFresh` bypasses session caches. */
export type Guarded = Pick<Endpoint, 'access' | 'rate'> & { isFresh: boolean }

export const guards = (route: Guarded, options: Pick<MountOptions, 'viewerOf' | 'limit'>) => [
  identify(route, options),
  options.limit(route.rate ?? 'default'),
  admit(route),
]

interface Parsed {
  params: unknown
  query: unknown
  body: unknown
  image: Uint8Array | null
}

function parsedOf(endpoint: Endpoint, request: FastifyRequest, memory: UploadMemory): Parsed | Promise<Parsed> {
  const params = parse(endpoint.params, request.params)
  const query = endpoint.query && parse(endpoint.query, withoutEmpty(request.query))
  if (!endpoint.body) return { params, query, body: undefined, image: null }
  return readBody(endpoint, request, memory).then(({ body, image }) => ({
    params,
    query,
    body: parse(endpoint.body, body),
    image,
  }))
}

/**
 * Identifies the viewer by the bearer token. Invalid tokens count as none, since clients also send expired ones to
 * public endpoints.
 */
function identify({ isFresh }: Guarded, { viewerOf }: Pick<MountOptions, 'viewerOf'>): onRequestHookHandler {
  return (request, _reply, done) => {
    const [scheme, token] = (request.headers.authorization ?? '').split(' ')
    if (scheme !== 'Bearer' || !token) return done()
    const caller = newCaller(request)
    callers.set(request, caller)
    const recognize = (viewer: Viewer | null) => {
      if (viewer) {
        caller.key = viewer.id
        viewers.set(request, viewer)
      }
      done()
    }
    const viewer = asCaller(caller, () => viewerOf(token, isFresh))
    if (viewer instanceof Promise) viewer.then(recognize, done)
    else recognize(viewer)
  }
}

const admit =
  ({ access }: Guarded): onRequestHookHandler =>
  (request, _reply, done) =>
    done(refusalOf(access, request))

function refusalOf(access: Endpoint['access'], request: FastifyRequest): AppError | undefined {
  if (access === 'public') return undefined
  const viewer = viewers.get(request)
  if (!viewer) return new AppError('Unauthenticated')
  if (access === 'session') return undefined
  if (viewer.mustChangePassword) return new AppError('PasswordChangeRequired')
  if (access !== 'admin' || viewer.role === 'ADMIN') return undefined
  recordOf(request)({ event: 'administration.refused', who: viewer.id, result: 'refused', reason: 'Forbidden' })
  return new AppError('Forbidden')
}

const recordOf = ({ log, ip }: FastifyRequest) => securityLog(log, loggedNetworkOf(ip))

export const exchangeOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  { secureCookies }: Pick<MountOptions, 'secureCookies'>,
): Exchange => ({
  cookies: request.cookies,
  header: (name) => {
    const value = request.headers[name]
    return Array.isArray(value) ? value[0] : value
  },
  setCookie: (name, value, { path, maxAge, httpOnly }) => {
    void reply.setCookie(name, value, { path, maxAge, httpOnly, sameSite: 'lax', secure: secureCookies })
  },
  ip: request.ip,
  record: (event) => recordOf(request)(event),
})
