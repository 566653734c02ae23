import { live } from '@otday/contract'
import { beforeEach, vi } from 'vitest'

interface Frame {
  command: string
  headers: Record<string, string>
  body: string
}

const throughNetwork = globalThis.WebSocket

/** State of the network that all sockets of a test share. */
interface Network {
  isDead: boolean
}

/**
 * Replaces WebSocket by a server in memory, which accepts every connection, acknowledges all messages and records them.
 */
export function useSocket() {
  let network: Network = { isDead: false }
  let open = new Set<MemorySocket>()
  let sent: Frame[] = []
  beforeEach(() => {
    open = new Set()
    sent = []
    const here = (network = { isDead: false })
    vi.stubGlobal('WebSocket', function WebSocketHere(url: string, protocols?: string[]) {
      if (!new URL(url).pathname.startsWith(live.socket)) return new throughNetwork(url, protocols)
      return new MemorySocket(open, sent, here)
    })
  })
  return {
    /** Returns the frames of messages that were sent. */
    sent: () => sent.filter(({ command }) => command === 'SEND'),
    /** Whether the client has subscribed to a destination. */
    isHeard: (destination: string) => [...open].some((socket) => socket.hears(destination)),
    /** Loses what is sent while connections seem open, until the returned function is called. */
    lose(): () => void {
      const here = network
      here.isDead = true
      return () => {
        here.isDead = false
      }
    },
    /** Sends a message to all subscriptions of a destination. */
    tell(destination: string, content: unknown): void {
      for (const socket of open) socket.tell(destination, JSON.stringify(content))
    },
  }
}

class MemorySocket {
  binaryType = 'arraybuffer'
  readyState = 0
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number; reason: string; wasClean: boolean }) => void) | null = null
  onerror: (() => void) | null = null
  readonly url = live.socket
  readonly #open: Set<MemorySocket>
  readonly #sent: Frame[]
  readonly #network: Network
  readonly #subscriptions = new Map<string, string>()

  constructor(open: Set<MemorySocket>, sent: Frame[], network: Network) {
    this.#open = open
    this.#sent = sent
    this.#network = network
    queueMicrotask(() => {
      this.readyState = 1
      open.add(this)
      this.onopen?.()
    })
  }

  hears = (destination: string) => [...this.#subscriptions.values()].includes(destination)

  tell(destination: string, body: string): void {
    for (const [subscription, heard] of this.#subscriptions)
      if (heard === destination)
        this.#give('MESSAGE', { destination, subscription, 'message-id': crypto.randomUUID() }, body)
  }

  send(data: string | ArrayBuffer): void {
    if (this.#network.isDead) return
    const text = typeof data === 'string' ? data : new TextDecoder().decode(data)
    for (const part of text.split('\0')) if (part.trim() !== '') this.#take(frameOf(part.trimStart()))
  }

  close(code = 1000, reason = ''): void {
    this.readyState = 3
    this.#open.delete(this)
    queueMicrotask(() => this.onclose?.({ code, reason, wasClean: true }))
  }

  #take(frame: Frame): void {
    const { command, headers } = frame
    this.#sent.push(frame)
    if (command === 'CONNECT') this.#give('CONNECTED', { version: '1.2', 'heart-beat': '0,0' })
    if (command === 'SUBSCRIBE') this.#subscriptions.set(headers['id'] ?? '', headers['destination'] ?? '')
    if (command === 'UNSUBSCRIBE') this.#subscriptions.delete(headers['id'] ?? '')
    if (headers['receipt']) this.#give('RECEIPT', { 'receipt-id': headers['receipt'] })
  }

  #give(command: string, headers: Record<string, string>, body = ''): void {
    const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`)
    const data = `${command}\n${lines.join('')}\n${body}\0`
    queueMicrotask(() => this.onmessage?.({ data }))
  }
}

function frameOf(text: string): Frame {
  const end = text.indexOf('\n\n')
  const [command = '', ...lines] = text.slice(0, end).split('\n')
  const headers = lines.map((line): [string, string] => [
    line.slice(0, line.indexOf(':')),
    line.slice(line.indexOf(':') + 1),
  ])
  return { command, headers: Object.fromEntries(headers), body: text.slice(end + 2) }
}
