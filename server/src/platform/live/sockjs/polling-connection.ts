import type { ServerResponse } from 'node:http'
import type { SendBuffer, SendBuffers } from '../send-buffers.ts'
import type { AcceptConnection, Connection, ConnectionHandler } from '../connection.ts'
import { type Framing, goneAway, goodbye, heartbeat, messages, opened, takenElsewhere } from './framing.ts'

export interface PollingTimes {
  /** ms between heartbeats. */
  heartbeat: number
  /** ms for which a session waits for its client to return. */
  disconnect: number
}

/** Most octets of a streaming response; longer ones would fill the client's memory. */
const responseLimit = 128 * 1024

interface Receiver {
  response: ServerResponse
  framing: Framing
  written: number
  sendBuffer: SendBuffer
}

/** A connection by HTTP responses: texts wait for the client's next request, or go into a response that is open. */
export class PollingConnection implements Connection {
  readonly ip: string
  readonly #times: PollingTimes
  readonly #sendBuffers: SendBuffers
  readonly #forget: () => void
  readonly #sendBuffer: SendBuffer
  readonly #handler: ConnectionHandler
  #waiting: string[] = []
  #waitingOctets = 0
  #receiver: Receiver | null = null
  #state: 'new' | 'open' | 'closing' | 'gone' = 'new'
  #closeFrame = goneAway
  #timer: NodeJS.Timeout | undefined
  #hasReportedClose = false

  constructor(
    ip: string,
    accept: AcceptConnection,
    { times, sendBuffers, forget }: { times: PollingTimes; sendBuffers: SendBuffers; forget(): void },
  ) {
    this.ip = ip
    this.#times = times
    this.#sendBuffers = sendBuffers
    this.#forget = forget
    this.#sendBuffer = sendBuffers.open(
      () => this.#waitingOctets,
      () => this.drop(),
    )
    this.#awaitClient()
    this.#handler = accept(this)
  }

  get isOpen(): boolean {
    return this.#state === 'new' || this.#state === 'open'
  }

  send(text: string): void {
    if (!this.isOpen) return
    this.#waiting.push(text)
    this.#waitingOctets += Buffer.byteLength(text)
    this.#flush()
    if (this.#waitingOctets > 0) this.#sendBuffer.wrote(Buffer.byteLength(text))
  }

  take(texts: readonly string[]): void {
    for (const text of texts) if (this.isOpen) this.#handler.receive(Buffer.from(text))
  }

  /** Attaches a response: sends it the waiting texts and, if it is a stream, also those that follow. */
  attach(response: ServerResponse, framing: Framing): void {
    if (this.#receiver) return respondOnce(response, framing, takenElsewhere)
    if (!this.isOpen) {
      this.#sendCloseFrame(response, framing)
      return
    }
    clearTimeout(this.#timer)
    const sendBuffer = this.#sendBuffers.open(
      () => response.writableLength,
      () => response.destroy(),
    )
    const receiver: Receiver = { response, framing, written: 0, sendBuffer }
    this.#receiver = receiver
    // The client may have disconnected during routing.
    if (response.closed) return this.#lost(receiver)
    response.once('close', () => this.#lost(receiver))
    this.#timer = setInterval(() => this.#write(heartbeat), this.#times.heartbeat)
    if (framing.prelude) response.write(framing.prelude)
    if (this.#state === 'new') {
      this.#state = 'open'
      this.#write(opened)
    }
    this.#flush()
  }

  close(code: number, reason: string): void {
    if (!this.isOpen) return
    this.#flush()
    this.#closeFrame = goodbye(code, reason)
    this.#state = 'closing'
    if (this.#receiver) this.#write(this.#closeFrame, true)
    this.#awaitClient()
    this.#left()
  }

  drop(): void {
    if (this.#state === 'gone') return
    this.#state = 'gone'
    clearTimeout(this.#timer)
    this.#receiver?.response.destroy()
    this.#sendBuffer.close()
    this.#forget()
    this.#left()
  }

  /** Does nothing: clients wait for the response to each send before the next one, so they need not be paused. */
  pause(): void {}
  resume(): void {}

  /** Sends waiting texts or, if there are none, the close frame. */
  #sendCloseFrame(response: ServerResponse, framing: Framing) {
    const last = this.#waiting.length > 0 ? messages(this.#take()) : this.#closeFrame
    respondOnce(response, framing, last)
  }

  #take() {
    const texts = this.#waiting
    this.#waiting = []
    this.#waitingOctets = 0
    return texts
  }

  #flush() {
    if (this.#receiver && this.#waiting.length > 0) this.#write(messages(this.#take()))
  }

  #write(word: string, isLast = false) {
    const receiver = this.#receiver
    if (!receiver) return
    const text = receiver.framing.frame(word)
    receiver.response.write(text)
    receiver.written += text.length
    receiver.sendBuffer.wrote(Buffer.byteLength(text))
    if (isLast || !receiver.framing.isStream || receiver.written >= responseLimit) this.#release(receiver)
  }

  /** Ends a response; the client then makes the next request. */
  #release(receiver: Receiver) {
    if (this.#receiver !== receiver) return
    this.#receiver = null
    receiver.sendBuffer.close()
    receiver.response.end()
    this.#awaitClient()
  }

  /** Drops a client that aborted a response, since it cannot know which messages it missed. */
  #lost(receiver: Receiver) {
    receiver.sendBuffer.close()
    if (this.#receiver !== receiver) return
    this.#receiver = null
    this.drop()
  }

  #awaitClient() {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.drop(), this.#times.disconnect)
  }

  #left() {
    if (this.#hasReportedClose) return
    this.#hasReportedClose = true
    // `accept` may close the connection before it has returned its handler.
    queueMicrotask(() => this.#handler.closed())
  }
}

function respondOnce(response: ServerResponse, framing: Framing, word: string) {
  response.end(framing.prelude + framing.frame(word))
}
