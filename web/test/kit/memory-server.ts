import {
  type Endpoint,
  type ErrorBody,
  type ErrorName,
  errorCatalogue,
  live,
  Notification,
  type ParsedOf,
  type ResponseOf,
  tables,
} from '@otday/contract'
import * as z from 'zod'

type Content<E extends Endpoint> = ResponseOf<E> | Response
type Answer<E extends Endpoint> = (request: ParsedOf<E>) => Content<E> | Promise<Content<E>>
/** Runs before an answer; if it returns a `Response`, that is sent instead of the answer. */
type Obstacle<E extends Endpoint> = (request: ParsedOf<E>) => Response | undefined | Promise<undefined>

/** A request that arrived, decoded by the contract. */
export interface Call {
  endpoint: Endpoint
  request: unknown
}

/** Thrown by an answer to refuse a request as the server would. */
export class Refusal extends Error {
  readonly exceptionName: ErrorName
  readonly details: Record<string, string>

  constructor(exceptionName: ErrorName, details: Record<string, string> = {}) {
    super(exceptionName)
    this.exceptionName = exceptionName
    this.details = details
  }
}

/** Thrown by an answer to simulate that the server is not reached. */
export class NoAnswer extends Error {}

const throughNetwork = globalThis.fetch
const endpoints: Endpoint[] = Object.values(tables).flatMap((table) => Object.values<Endpoint>(table))

/**
 * A server in memory. It replaces `fetch` and fails for requests and answers that violate the contract. A request
 * without a given answer is refused and listed in `unanswered`.
 */
export class MemoryServer {
  readonly calls: Call[] = []
  readonly unanswered: string[] = []
  /** Clock for the Date header of responses; undefined leaves the header out. */
  clock: (() => Date) | undefined
  readonly #answers = new Map<Endpoint, Answer<never>>()
  readonly #obstacles = new Set<readonly [Endpoint, Obstacle<never>]>()
  readonly #streams = new Set<ReadableStreamDefaultController<Uint8Array>>()

  /**
   * Sets the answer to an endpoint, in place of an earlier one. If the answer is a `Response`, it is sent unchecked.
   */
  answer<E extends Endpoint>(endpoint: E, answer: Answer<E>): void {
    this.#answers.set(endpoint, answer as Answer<never>)
  }

  /** Runs `obstacle` before every answer of an endpoint, until the returned function is called. */
  hinder<E extends Endpoint>(endpoint: E, obstacle: Obstacle<E>): () => void {
    const hindrance = [endpoint, obstacle as Obstacle<never>] as const
    this.#obstacles.add(hindrance)
    return () => this.#obstacles.delete(hindrance)
  }

  /** Number of open event streams. */
  get streams(): number {
    return this.#streams.size
  }

  /** Sends a notification over the open event streams. */
  notify(notification: Notification): void {
    const data = JSON.stringify(z.encode(Notification, notification))
    const event = new TextEncoder().encode(`id: ${notification.id}\nevent: ${live.event}\ndata: ${data}\n\n`)
    for (const stream of this.#streams) stream.enqueue(event)
  }

  /** The requests that came for an endpoint, oldest first. */
  callsOf<E extends Endpoint>(endpoint: E): ParsedOf<E>[] {
    return this.calls.filter((call) => call.endpoint === endpoint).map(({ request }) => request as ParsedOf<E>)
  }

  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    const { pathname, searchParams } = new URL(request.url)
    // Only calls of the API are answered here; drawings and fonts come from the test's own web server.
    if (!pathname.startsWith('/api/')) return throughNetwork(request)
    if (pathname === live.stream) return openStream(request.signal, this.#streams)
    const found = findEndpoint(request.method, pathname)
    if (!found) return this.#refuse(request, pathname)
    const parts = { ...found, query: Object.fromEntries(searchParams), ...(await bodyOf(found.endpoint, request)) }
    const parsed = parse(found.endpoint, parts)
    this.calls.push({ endpoint: found.endpoint, request: parsed })
    const answer = this.#answers.get(found.endpoint)
    if (!answer) return this.#refuse(request, pathname)
    return untilAborted(request.signal, this.#respond(found.endpoint, answer, parsed))
  }

  async #respond(endpoint: Endpoint, answer: Answer<never>, request: unknown): Promise<Response> {
    for (const [hindered, obstacle] of this.#obstacles) {
      const instead = hindered === endpoint && (await obstacle(request as never))
      if (instead) return instead
    }
    const response = await respond(endpoint, answer, request)
    if (this.clock) response.headers.set('date', this.clock().toUTCString())
    return response
  }

  #refuse({ method }: Request, pathname: string): Response {
    this.unanswered.push(`${method} ${pathname}`)
    return errorResponse(new Refusal('NotFound'))
  }
}

function findEndpoint(method: string, pathname: string) {
  for (const endpoint of endpoints) {
    if (endpoint.method !== method) continue
    const match = new RegExp(`^${endpoint.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`).exec(pathname)
    if (!match) continue
    const params = Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)])
    return { endpoint, params: Object.fromEntries(params) as Record<string, string> }
  }
  return undefined
}

async function bodyOf({ encoding, body }: Endpoint, request: Request) {
  if (!body) return {}
  if (encoding === 'form') return { body: Object.fromEntries(new URLSearchParams(await request.text())) }
  if (encoding !== 'multipart') return { body: await request.json() }
  const form = await request.formData()
  const part = form.get('request')
  const image = form.get('image')
  return {
    body: part instanceof Blob ? JSON.parse(await part.text()) : undefined,
    image: image instanceof Blob ? new Uint8Array(await image.arrayBuffer()) : null,
  }
}

/** @throws ZodError when the request violates the contract */
function parse(endpoint: Endpoint, parts: Record<string, unknown>): unknown {
  const schemas = { params: endpoint.params, query: endpoint.query, body: endpoint.body }
  const decoded = Object.entries(schemas).flatMap(([name, schema]) =>
    schema ? [[name, z.decode(schema as z.ZodType, parts[name] as never)]] : [],
  )
  return { ...(Object.fromEntries(decoded) as object), ...('image' in parts && { image: parts['image'] }) }
}

async function respond(endpoint: Endpoint, answer: Answer<never>, request: unknown): Promise<Response> {
  try {
    const content: unknown = await answer(request as never)
    if (content instanceof Response) return content
    if (content instanceof Blob) return new Response(content, { status: endpoint.status })
    if (endpoint.status === 204) return new Response(null, { status: 204 })
    return Response.json(z.encode(endpoint.response as z.ZodType, content), { status: endpoint.status })
  } catch (error) {
    if (error instanceof NoAnswer) throw new TypeError('Failed to fetch')
    if (error instanceof Refusal) return errorResponse(error)
    throw error
  }
}

function errorResponse({ exceptionName, details }: Refusal): Response {
  const [status, message] = errorCatalogue[exceptionName]
  return Response.json({ exceptionName, message, details } satisfies ErrorBody, { status })
}

const untilAborted = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  ])

/** Opens an event stream and adds its controller to `streams`; events are sent through the controller. */
function openStream(signal: AbortSignal, streams: Set<ReadableStreamDefaultController<Uint8Array>>): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      streams.add(controller)
      signal.addEventListener('abort', () => {
        streams.delete(controller)
        controller.error(signal.reason)
      })
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}
