import { live, logTexts } from '@otday/contract'
import { createEventSource } from 'eventsource-client'
import { ApiError } from '../api/api-error.ts'
import { basePath } from '../navigation/base-path.ts'
import { log } from '../log.ts'
import { pause } from '../time/pause.ts'
import { renew } from '../api/renew.ts'
import { freshToken } from './fresh-token.ts'
import { streamStatus } from './connection-status.ts'
import { waitOf } from './backoff.ts'
import { notifyEvent, notifyStreamConnected, notifyTotal } from './stream.ts'
import { abortOnSilence } from './abort-on-silence.ts'

/** Keeps the stream connected until `signal` is aborted, resuming after the last event received. Idempotent. */
export function connectStream(signal: AbortSignal): void {
  if (signal.aborted || streamStatus.state() !== 'disconnected') return
  const attempts = createAttempts(signal)
  const source = createEventSource({
    url: `${basePath}${live.stream}`,
    credentials: 'include',
    fetch: (_url, init) => attempts.next(init?.headers ?? {}, AbortSignal.any([signal, init?.signal])),
    onMessage: ({ event, data }) => {
      if (event === live.event) notifyEvent(data)
    },
    onComment: (comment) => {
      const [name, total] = comment.split(' ')
      if (name === live.total) notifyTotal(Number(total))
    },
    onScheduleReconnect: ({ delay }) => attempts.failed(delay),
  })
  signal.addEventListener('abort', () => {
    source.close()
    streamStatus.close()
  })
}

class Refused extends Error {
  readonly retryAfter: number | null
  constructor(response: Response) {
    super(`${response.status}`)
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
    this.retryAfter = Number.isFinite(seconds) ? seconds : null
  }
}

/** Makes connection attempts one after the other, each with a valid token, after growing pauses. */
function createAttempts(closing: AbortSignal) {
  let failures = 0
  let wait = 0
  /** Why the connection ended; null if the server ended it properly. */
  let cause: unknown = null
  return {
    async next(headers: Record<string, string>, signal: AbortSignal): Promise<Response> {
      await pause(wait, signal)
      signal.throwIfAborted()
      streamStatus.setState('connecting')
      try {
        const response = await ask(headers, signal)
        failures = 0
        streamStatus.setState('connected')
        notifyStreamConnected()
        cause = new Error('broken off')
        return abortOnSilence(response, live.streamTimeout, () => {
          cause = null
        })
      } catch (error) {
        failures++
        cause = error
        throw error
      }
    },
    /** Sets the pause before the next attempt; the event source itself waits `delay` ms of it. */
    failed(delay: number): void {
      if (closing.aborted) return
      streamStatus.setState('disconnected')
      // A stream that the server has ended properly is not logged, because the server restarts or the session is over.
      if (cause !== null) log.failure(logTexts.streamFailed, cause)
      wait = waitOf(delay, failures, cause instanceof Refused ? cause.retryAfter : null) - delay
      cause = null
    },
  }
}

async function ask(headers: Record<string, string>, signal: AbortSignal): Promise<Response> {
  const token = await freshToken()
  const first = await request(headers, token, signal)
  if (first.status !== 401) return requireStream(first)
  await renew(token)
  return requireStream(await request(headers, await freshToken(), signal))
}

const request = (headers: Record<string, string>, token: string | undefined, signal: AbortSignal) =>
  fetch(`${basePath}${live.stream}`, {
    headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    credentials: 'include',
    cache: 'no-store',
    signal,
  }).catch((error: unknown) => {
    throw signal.aborted ? error : new ApiError(0, undefined)
  })

function requireStream(response: Response): Response {
  if (response.ok && response.headers.get('content-type')?.startsWith('text/event-stream')) return response
  void response.body?.cancel()
  throw new Refused(response)
}
