import { randomInt } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { guards, type MountOptions, type Viewer, viewerOfRequest } from '../http/mount.ts'
import { type Claims, createClaims } from './claims.ts'
import type { SendBuffer, SendBuffers } from './send-buffers.ts'
import { hijackResponse } from './hijack-response.ts'

/** A stream of server-sent events: https://html.spec.whatwg.org/multipage/server-sent-events.html */
interface Stream {
  /** Id of the last event that the client received, as the client reports it. */
  readonly lastEventId: string | undefined
  /** Sends an event; `data` must be one line. */
  send(event: { name: string; id: string; data: string }): void
  /** Sends a comment of one line, which clients ignore. */
  comment(text: string): void
  /** Registers a listener that is called when either side has ended the stream. */
  onClose(listener: () => void): void
  end(): void
}

export interface StreamOptions {
  path: string
  guard: Pick<MountOptions, 'viewerOf' | 'limit'>
  sendBuffers: SendBuffers
  /** Most streams per user and instance. */
  perPerson: number
  /**
   * Returns a function that starts a stream; called before the response begins.
   * @throws AppError, sent as the response
   */
  open(viewer: Viewer, lastEventId: string | undefined): Promise<(stream: Stream) => void>
}

/** Times in ms: clients reconnect after `retry`, and a keep-alive comment is sent every `beat`. */
const times = { retry: 1000, beat: 15_000 }
/** Range in ms from which each client's delay until it reconnects after a shutdown is chosen at random. */
const reconnectDelay = { from: 1000, to: 5000 }
/** ms for which a shutdown waits for streams to end. */
const gracePeriod = 1000
/** Retry-After in seconds for users with too many streams. */
const retryAfter = 30

/** Serves streams, which the server ends only at shutdown; clients then reconnect. */
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
        // The connection ends with the stream, so that shutdown need not wait for it.
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

/** Returns the last event id, which clients send as header or query, in two spellings. */
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
    // The client may have disconnected during authentication.
    if (this.#response.closed) queueMicrotask(listener)
    else this.#response.once('close', listener)
  }

  /** Ends the stream; `retry` is the ms after which the client reconnects. */
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
