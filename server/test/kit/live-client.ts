import { live } from '@otday/contract'
import { once } from 'node:events'
import net from 'node:net'
import { type RawData, WebSocket } from 'ws'
import type { Frame } from '#platform/live/stomp/frame.ts'
import { FrameParser } from '#platform/live/stomp/parser.ts'

/** Clients of the live connections that show every octet they receive. */

/** A queue from which items can be taken before they have arrived. */
export class Inbox<T> {
  #items: T[] = []
  #takers: { take(item: T): void; fail(error: Error): void }[] = []
  #ended: string | null = null

  put(item: T): void {
    const taker = this.#takers.shift()
    if (taker) taker.take(item)
    else this.#items.push(item)
  }

  end(reason: string): void {
    this.#ended = reason
    for (const { fail } of this.#takers.splice(0)) fail(new Error(reason))
  }

  /** Takes the next item, and waits for it if necessary; rejects if the inbox has ended. */
  next(): Promise<T> {
    const item = this.#items.shift()
    if (item !== undefined) return Promise.resolve(item)
    if (this.#ended !== null) return Promise.reject(new Error(this.#ended))
    return new Promise((take, fail) => this.#takers.push({ take, fail }))
  }

  get waiting(): readonly T[] {
    return this.#items
  }
}

export class SocketTalk {
  readonly texts = new Inbox<string>()
  readonly socket: WebSocket
  readonly closed: Promise<number>

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', (data) => this.texts.put(textOf(data)))
    socket.on('error', () => {})
    this.closed = new Promise((resolve) => socket.once('close', resolve))
    void this.closed.then((code) => this.texts.end(`closed with ${code}`))
  }

  /** Opens a WebSocket; rejects with the status if the handshake is refused. */
  static async open(url: string, headers: Record<string, string> = {}): Promise<SocketTalk> {
    const socket = new WebSocket(url.replace('http', 'ws'), { headers, perMessageDeflate: false })
    const talk = new SocketTalk(socket)
    await once(socket, 'open')
    return talk
  }
}

const textOf = (data: RawData) => (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)).toString()

export class StompTalk {
  readonly frames = new Inbox<Frame>()
  readonly closed: Promise<number>
  beats = 0
  readonly #talk: SocketTalk

  private constructor(talk: SocketTalk) {
    this.#talk = talk
    this.closed = talk.closed
    void this.#read()
  }

  static async open(url: string): Promise<StompTalk> {
    return new StompTalk(await SocketTalk.open(`${url}/websocket`))
  }

  static async connect(url: string, token: string, headers: Record<string, string> = {}): Promise<StompTalk> {
    const talk = await StompTalk.open(url)
    talk.send('CONNECT', { 'accept-version': '1.2', Authorization: `Bearer ${token}`, ...headers })
    const frame = await talk.frames.next()
    if (frame.command !== 'CONNECTED') throw new Error(`${frame.command}: ${frame.body}`)
    return talk
  }

  get socket(): WebSocket {
    return this.#talk.socket
  }

  write(text: string | Uint8Array): void {
    this.#talk.socket.send(text)
  }

  send(command: string, headers: Record<string, string> = {}, body = ''): void {
    const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`)
    this.write(`${command}\n${lines.join('')}\n${body}\0`)
  }

  async expect(command: string): Promise<Frame> {
    const frame = await this.frames.next()
    if (frame.command !== command) throw new Error(`${frame.command} instead of ${command}: ${frame.body}`)
    return frame
  }

  async subscribe(destination: string, id = destination, headers: Record<string, string> = {}): Promise<void> {
    this.send('SUBSCRIBE', { id, destination, receipt: `subscribed ${id}`, ...headers })
    await this.expect('RECEIPT')
  }

  /** Subscribes to the conversation as a client does while the user views it. */
  async viewConversation(destination: string): Promise<void> {
    await this.subscribe(destination, destination, { [live.viewing]: 'true' })
  }

  async message(): Promise<Record<string, unknown>> {
    return JSON.parse((await this.expect('MESSAGE')).body) as Record<string, unknown>
  }

  async leave(): Promise<void> {
    this.#talk.socket.close()
    await this.closed
  }

  async #read() {
    const parser = new FrameParser()
    for (;;) {
      const text = await this.#talk.texts.next().catch(() => null)
      if (text === null) break
      for (const frame of parser.push(Buffer.from(text)))
        if (frame) this.frames.put(frame)
        else this.beats++
    }
    this.frames.end(`closed with ${await this.closed}`)
  }
}

export interface Pushed {
  event: string
  id: string
  data: string
}

export class StreamTalk {
  readonly events = new Inbox<Pushed>()
  readonly comments = new Inbox<string>()
  readonly retries = new Inbox<number>()
  readonly status: number
  readonly headers: Headers
  readonly ended: Promise<void>
  readonly #abort: AbortController

  private constructor(response: Response, abort: AbortController) {
    this.status = response.status
    this.headers = response.headers
    this.#abort = abort
    this.ended = this.#read(response).then(() => {
      for (const inbox of [this.events, this.comments, this.retries]) inbox.end('the stream has ended')
    })
  }

  static async open(url: string, token: string, headers: Record<string, string> = {}): Promise<StreamTalk> {
    const abort = new AbortController()
    const authorization = token ? { authorization: `Bearer ${token}` } : {}
    const response = await fetch(url, { headers: { ...authorization, ...headers }, signal: abort.signal })
    const talk = new StreamTalk(response, abort)
    // Open streams begin with a retry delay.
    if (response.status === 200) await talk.retries.next()
    return talk
  }

  close(): void {
    this.#abort.abort()
  }

  async #read(response: Response) {
    let text = ''
    try {
      for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        text += chunk
        const blocks = text.split('\n\n')
        text = blocks.pop() ?? ''
        blocks.forEach((block) => this.#take(block))
      }
    } catch {
      // The connection was closed by either side.
    }
  }

  #take(block: string) {
    const fields = block.split('\n').map((line) => line.split(/:\s?(.*)/s))
    const field = (name: string) => fields.find(([key]) => key === name)?.[1]
    const [event, id, data, retry] = ['event', 'id', 'data', 'retry'].map(field)
    if (retry !== undefined) this.retries.put(Number(retry))
    else if (data !== undefined) this.events.put({ event: event ?? '', id: id ?? '', data })
    else this.comments.put(block)
  }
}

/** Sends a text over TCP and returns everything received until the other side closes the connection. */
export async function rawly(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = net.connect(Number(port), hostname)
  socket.end(text)
  let got = ''
  for await (const chunk of socket) got += String(chunk)
  return got
}
