import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { asCaller } from '../../concurrency/callers.ts'
import { AppError, isServerFault } from '../../errors.ts'
import type { Claims } from '../claims.ts'
import { type AcceptConnection, closeCodes, type Connection, type ConnectionHandler } from '../connection.ts'
import { CommandHandler } from './command-handler.ts'
import { type Frame, FrameError, readHeaders, type StompVersion, writeFrame } from './frame.ts'
import { agreedVersion, errorHeaders, failureOf } from './failures.ts'
import { agreedBeat, Heartbeat, readBeat } from './heartbeat.ts'
import type { ApplicationSession, StompApplication } from './application.ts'
import { FrameParser } from './parser.ts'

export interface StompOptions {
  application: StompApplication
  /** Heart-beat interval in ms, in both directions. */
  beat: number
  /** ms within which a connection must be authenticated. */
  connectWithin: number
  /** Counts unauthenticated connections per IP address. */
  unauthenticated: Claims
  log: { error(context: object, message: string): void }
}

/** Numbers of queued frames: above `pauseAt`, receiving pauses; above `most`, the connection fails. */
const waiting = { pauseAt: 64, most: 4096 }

/**
 * Commands that send messages. When the database cannot keep up, such a frame waits in the queue for messages and may
 * be refused.
 */
const messageCommands: ReadonlySet<string> = new Set(['SEND', 'COMMIT'])

interface Received {
  frame: Frame | FrameError
  /** Time of arrival by `performance.now()`. */
  at: number
}

/** ms for which received frames are still handled at shutdown. */
const gracePeriod = 5000

export interface Stomp {
  accept: AcceptConnection
  /** Handles received frames, then closes all connections. */
  leave(): Promise<void>
}

export function createStomp(options: StompOptions): Stomp {
  const open = new Set<StompSession>()
  return {
    accept(connection) {
      const session = new StompSession(connection, options, (gone) => open.delete(gone))
      if (!session.isOver) open.add(session)
      return session
    },
    async leave() {
      await Promise.all([...open].map((session) => session.finish()))
    },
  }
}

/** A STOMP session of one connection; handles its frames in order, one at a time. */
class StompSession implements ConnectionHandler {
  readonly #connection: Connection
  readonly #options: StompOptions
  readonly #parser = new FrameParser()
  readonly #heartbeat = new Heartbeat()
  readonly #forget: () => void
  readonly #gone: (session: StompSession) => void
  readonly #deadline: NodeJS.Timeout
  #version: StompVersion = '1.0'
  #queue: Received[] = []
  #work: Promise<void> | null = null
  #finishing = false
  #over = false
  #session: ApplicationSession | null = null
  #commands: CommandHandler | null = null

  constructor(connection: Connection, options: StompOptions, gone: (session: StompSession) => void) {
    this.#connection = connection
    this.#options = options
    this.#gone = gone
    const claim = options.unauthenticated.take(connection.ip)
    this.#forget = claim ?? (() => {})
    this.#deadline = globalThis.setTimeout(() => this.#fail(new AppError('Unauthenticated')), options.connectWithin)
    if (!claim) this.#fail(new AppError('TooManyConnections'))
  }

  get isOver(): boolean {
    return this.#over
  }

  receive(octets: Uint8Array): void {
    if (this.#over || this.#finishing) return
    this.#heartbeat.heard()
    const at = performance.now()
    try {
      for (const frame of this.#parser.push(octets)) if (frame) this.#queue.push({ frame, at })
    } catch (error) {
      this.#queue.push({ frame: error instanceof FrameError ? error : new FrameError(String(error)), at })
    }
    if (this.#queue.length > waiting.most) return this.#fail(new AppError('TooManyRequests'))
    if (this.#queue.length > waiting.pauseAt) this.#connection.pause()
    if (this.#queue.length > 0) this.#work ??= this.#deal()
  }

  /** Handles the frames received so far, then closes the connection. */
  async finish(): Promise<void> {
    this.#finishing = true
    this.#connection.pause()
    const timeout = new AbortController()
    const elapsed = setTimeout(gracePeriod, undefined, { signal: timeout.signal }).catch(() => {})
    await Promise.race([this.#work, elapsed])
    timeout.abort()
    if (this.#over) return
    this.#leave()
    this.#connection.close(closeCodes.goingAway, '')
  }

  closed(): void {
    this.#leave()
  }

  async #deal() {
    for (let next = this.#queue.shift(); next && !this.#over; next = this.#queue.shift()) {
      if (this.#queue.length === 0 && !this.#finishing) this.#connection.resume()
      const { frame, at } = next
      try {
        if (frame instanceof FrameError) throw frame
        await (messageCommands.has(frame.command) ? this.#handleInTurn(frame, at) : this.#handle(frame))
      } catch (error) {
        this.#fail(error, frame)
      }
    }
    this.#work = null
  }

  /**
   * Handles a frame on behalf of a new `Caller`; the time since the frame arrived counts as waiting for the database.
   */
  #handleInTurn(frame: Frame, since: number) {
    return asCaller({ kind: 'message', key: this.#connection.ip, since, isBegun: false }, () => this.#handle(frame))
  }

  async #handle(frame: Frame) {
    if (frame.command === 'CONNECT' || frame.command === 'STOMP') return this.#connect(frame)
    if (!this.#commands) throw new AppError('Unauthenticated')
    const headers = readHeaders(frame, this.#version)
    const isProcessed = await this.#commands.handle(frame.command, headers, frame.body)
    const receipt = headers.get('receipt')
    if (receipt !== undefined && isProcessed) this.#write('RECEIPT', { 'receipt-id': receipt })
    if (frame.command !== 'DISCONNECT') return
    this.#leave()
    this.#connection.close(closeCodes.normal, '')
  }

  async #connect({ headers, body }: Frame) {
    if (this.#commands) throw new FrameError('connected already')
    if (body !== '') throw new FrameError('a CONNECT has no body')
    this.#version = agreedVersion(headers)
    const { beat, application } = this.#options
    const agreed = agreedBeat({ sends: beat, wants: beat }, readBeat(headers.get('heart-beat')))
    const session = await application.connect({ end: (error) => this.#fail(error) }, headers)
    if (this.#over) return session.left()
    this.#session = session
    this.#commands = new CommandHandler(session, (command, fields, text) => this.#write(command, fields, text))
    clearTimeout(this.#deadline)
    this.#forget()
    this.#write('CONNECTED', { version: this.#version, 'heart-beat': `${beat},${beat}`, server: 'otday' })
    this.#heartbeat.start(agreed, { send: () => this.#connection.send('\n'), lost: () => this.#lose() })
  }

  #write(command: string, headers: Readonly<Record<string, string>>, body = '') {
    if (!this.#over) this.#connection.send(writeFrame(this.#version, command, headers, body))
  }

  /** Sends an ERROR frame and closes the connection, as STOMP requires. */
  #fail(reason: unknown, failed?: Frame | FrameError) {
    if (this.#over) return
    const error = failureOf(reason)
    const frame = failed instanceof FrameError ? undefined : failed
    if (!(reason instanceof FrameError) && isServerFault(reason))
      this.#options.log.error({ err: reason, frame: frame?.command }, 'a STOMP frame failed')
    this.#write('ERROR', errorHeaders(error, frame?.headers.get('receipt')), JSON.stringify(error.body))
    this.#leave()
    this.#connection.close(closeCodes.policy, error.code)
  }

  /**
   * Drops the connection without a close frame, because a peer that no longer responds would not receive that either.
   */
  #lose() {
    this.#leave()
    this.#connection.drop()
  }

  #leave() {
    if (this.#over) return
    this.#over = true
    clearTimeout(this.#deadline)
    this.#forget()
    this.#heartbeat.stop()
    this.#queue = []
    this.#commands?.close()
    this.#session?.left()
    this.#gone(this)
  }
}
