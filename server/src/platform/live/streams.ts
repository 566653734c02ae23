import { randomInt } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { guards, type MountOptions, type Viewer, viewerOfRequest } from '../http/mount.ts'
import { type Claims, createClaims } from './claims.ts'
import type { SendBuffer, SendBuffers } from './send-buffers.ts'
import { hijackResponse } from './hijack-response.ts'

/** Where a server's events flow to one client: https://html.spec.whatwg.org/multipage/server-sent-events.html */
export interface Stream {
  /** The last event that the client has heard, if it says so. */
  readonly lastEventId: string | undefined
  /** `data` is one line of text. */
  send(event: { name: string; id: string; data: string }): void
  /** What clients may pass over: one line of text. */
  comment(text: string): void
  /** Has `listener` called once the stream is over, whoever ended it. */
  onClose(listener: () => void): void
  end(): void
}

export interface StreamOptions {
  path: string
  guard: Pick<MountOptions, 'viewerOf' | 'limit'>
  sendBuffers: SendBuffers
  /** How many streams one person may have open. */
  perPerson: number
  /** @throws AppError before anything was sent: it becomes the answer. */
  open(viewer: Viewer, lastEventId: string | undefined): Promise<(stream: Stream) => void>
}

/** Milliseconds: after which a client that was cut off comes back, and between signs of life. */
const times = { retry: 1000, beat: 15_000 }
/** Milliseconds in which clients are spread when all are cut off at once. */
const reconnectDelay = { from: 1000, to: 5000 }
/** Milliseconds in which a client must take what it is owed when the house closes. */
const gracePeriod = 1000
/** Seconds after which another stream may be free. */
const retryAfter = 30

/** Serves event streams. They never end by themselves; when the house closes, the clients are asked to come back. */
export function serveStreams(app: FastifyInstance, options: StreamOptions): void {
  const claims = createClaims(options.perPerson)
  const open = new Set<OpenStream>()
  app.get(
    options.path,
    { exposeHeadRoute: false, onRequest: guards({ access: 'user', isFresh: true }, options.guard) },
    async (request, reply) => {
      const viewer = viewerOfRequest(request)
      if (!viewer) throw new AppError('Unauthenticated')
      const lastEventId = lastEventIdOf(request)
      const release = claim(claims, viewer)
      const begin = await options.open(viewer, lastEventId).catch((error: unknown) => {
        release()
        throw error
      })
      const response = hijackResponse(reply, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
        // The connection carries nothing else and ends with the stream, so that a house which closes need not wait.
        connection: 'close',
      })
      const stream = new OpenStream(response, lastEventId, options.sendBuffers)
      open.add(stream)
      stream.onClose(release)
      stream.onClose(() => open.delete(stream))
      begin(stream)
    },
  )
  app.addHook('preClose', async () => {
    const closed = Promise.all([...open].map((stream) => new Promise<void>((resolve) => stream.onClose(resolve))))
    for (const stream of open) stream.end(randomInt(reconnectDelay.from, reconnectDelay.to))
    await Promise.race([closed, setTimeout(gracePeriod, undefined, { ref: false })])
    for (const stream of open) stream.drop()
  })
}

function claim(claims: Claims, viewer: Viewer) {
  const release = claims.take(viewer.id)
  if (!release) throw new AppError('TooManyConnections', {}, retryAfter)
  return release
}

/** Clients differ in how they say where they were. */
function lastEventIdOf({ headers, query }: FastifyRequest): string | undefined {
  const { lastEventId, LastEventId } = query as Record<string, unknown>
  return [headers['last-event-id'], lastEventId, LastEventId].find((id) => typeof id === 'string' && id !== '') as
    | string
    | undefined
}

class OpenStream implements Stream {
  readonly lastEventId: string | undefined
  readonly #response: ServerResponse
  readonly #sendBuffer: SendBuffer
  readonly #beat: NodeJS.Timeout

  constructor(response: ServerResponse, lastEventId: string | undefined, sendBuffers: SendBuffers) {
    this.lastEventId = lastEventId
    this.#response = response
    this.#sendBuffer = sendBuffers.open(
      () => response.writableLength,
      () => response.destroy(),
    )
    this.#beat = setInterval(() => this.#write(':\n\n'), times.beat)
    this.onClose(() => {
      clearInterval(this.#beat)
      this.#sendBuffer.close()
    })
    this.#write(`retry: ${times.retry}\n\n`)
  }

  send({ name, id, data }: { name: string; id: string; data: string }): void {
    this.#write(`event: ${name}\nid: ${id}\ndata: ${data}\n\n`)
  }

  comment(text: string): void {
    this.#write(`: ${text}\n\n`)
  }

  onClose(listener: () => void): void {
    // The client may have gone while it was asked who it is.
    if (this.#response.closed) queueMicrotask(listener)
    else this.#response.once('close', listener)
  }

  /** `retry`: milliseconds after which this client is to come back. */
  end(retry?: number): void {
    if (retry !== undefined) this.#write(`retry: ${retry}\n\n`)
    this.#response.end()
  }

  drop(): void {
    this.#response.destroy()
  }

  #write(text: string) {
    if (this.#response.writableEnded || this.#response.destroyed) return
    this.#response.write(text)
    this.#sendBuffer.wrote(Buffer.byteLength(text))
  }
}
