import type { RawData, WebSocket } from 'ws'
import type { SendBuffers } from '../send-buffers.ts'
import type { AcceptConnection, Connection, ConnectionHandler } from '../connection.ts'
import { goodbye, heartbeat, messages, opened, readTexts } from './framing.ts'

/** How messages are encoded on a socket: as plain text or as SockJS. */
export interface Codec {
  opened: string | null
  heartbeat: string | null
  message(text: string): string
  goodbye(code: number, reason: string): string | null
  /** Decodes received data; null if it is not valid SockJS. */
  read(data: Buffer): Uint8Array[] | null
}

export const plain: Codec = {
  opened: null,
  heartbeat: null,
  message: (text) => text,
  goodbye: () => null,
  read: (data) => [data],
}

export const sockJs: Codec = {
  opened,
  heartbeat,
  message: (text) => messages([text]),
  goodbye,
  read: (data) => (data.length === 0 ? [] : (readTexts(data.toString())?.map((text) => Buffer.from(text)) ?? null)),
}

const notSockJs = 1007

export class SocketConnection implements Connection {
  readonly ip: string
  readonly #socket: WebSocket
  readonly #codec: Codec
  readonly #sendBuffer: ReturnType<SendBuffers['open']>
  readonly #timer: NodeJS.Timeout

  constructor(
    socket: WebSocket,
    { ip, codec, sendBuffers, beat }: { ip: string; codec: Codec; sendBuffers: SendBuffers; beat: number },
  ) {
    this.ip = ip
    this.#socket = socket
    this.#codec = codec
    this.#sendBuffer = sendBuffers.open(
      () => socket.bufferedAmount,
      () => socket.terminate(),
    )
    this.#timer = setInterval(() => this.#beat(), beat)
  }

  open(accept: AcceptConnection): void {
    if (this.#codec.opened !== null) this.#write(this.#codec.opened)
    const end = accept(this)
    // Each ping counts as a write, so that clients which send pings without reading the pongs are dropped.
    this.#socket.on('ping', () => this.#sendBuffer.wrote(0))
    this.#socket.on('message', (data) => this.#receive(end, bytesOf(data)))
    // After an error, `ws` closes the socket with the right code.
    this.#socket.on('error', () => {})
    this.#socket.once('close', () => {
      clearInterval(this.#timer)
      this.#sendBuffer.close()
      end.closed()
    })
  }

  send(text: string): void {
    this.#write(this.#codec.message(text))
  }

  close(code: number, reason: string): void {
    const word = this.#codec.goodbye(code, reason)
    if (word !== null) this.#write(word)
    this.#socket.close(code, reason)
    // A paused socket would delay the client's close frame.
    this.#socket.resume()
  }

  drop(): void {
    this.#socket.terminate()
  }

  pause(): void {
    this.#socket.pause()
  }

  resume(): void {
    this.#socket.resume()
  }

  #receive(end: ConnectionHandler, data: Buffer) {
    const texts = this.#codec.read(data)
    if (texts) for (const text of texts) end.receive(text)
    else this.#socket.close(notSockJs)
  }

  /** Sends a heartbeat; if heartbeats cannot be sent for too long, the send buffer drops the connection. */
  #beat() {
    if (this.#codec.heartbeat !== null) this.#write(this.#codec.heartbeat)
    else if (this.#socket.readyState === this.#socket.OPEN) this.#socket.ping()
  }

  #write(text: string) {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    this.#socket.send(text)
    this.#sendBuffer.wrote(Buffer.byteLength(text))
  }
}

function bytesOf(data: RawData): Buffer {
  if (Array.isArray(data)) return Buffer.concat(data)
  return Buffer.isBuffer(data) ? data : Buffer.from(data)
}
