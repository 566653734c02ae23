import { logTexts } from '@otday/contract'
import { log } from '../log.ts'

/** Hears one destination of the socket. */
export interface TopicListener {
  onMessage(body: string): void
  /** The server listens on our behalf, at first and after each drop: from here on nothing is missed. */
  onHeard?(): void
}

export interface Outgoing {
  destination: string
  headers: Record<string, string>
  body: string
  /** By which the answer is known. */
  receipt: string
  /** The server has stored it. */
  onReceipt: () => void
}

/** An open connection, as the socket uses it. */
export interface Connection {
  subscribe(destination: string): void
  unsubscribe(destination: string): void
  send(message: Outgoing): void
}

const topics = new Map<string, Set<TopicListener>>()
const heard = new Set<string>()
let connection: Connection | null = null
let round = 0

/** The one socket of this tab: it may come, go and come again while people listen. */
export const socket = {
  /** Counts the connections: what was sent in an earlier round may have been lost. */
  round: () => round,

  /** Listens until the returned function is called. A destination is subscribed to once, however many listen. */
  hear(destination: string, listener: TopicListener): () => void {
    const listeners = topics.get(destination) ?? new Set()
    listeners.add(listener)
    if (!topics.has(destination)) {
      topics.set(destination, listeners)
      connection?.subscribe(destination)
    } else if (heard.has(destination)) listener.onHeard?.()
    return () => {
      if (!listeners.delete(listener) || listeners.size > 0) return
      topics.delete(destination)
      heard.delete(destination)
      connection?.unsubscribe(destination)
    }
  },

  /** False while there is no connection: then nothing happens but a line in the log. */
  send(message: Outgoing): boolean {
    if (!connection) {
      log.warn(logTexts.socketNotConnected)
      return false
    }
    connection.send(message)
    return true
  },
}

/** A new connection takes over all that is listened to. */
export function connect(next: Connection): void {
  connection = next
  round++
  for (const destination of topics.keys()) next.subscribe(destination)
}

export function disconnect(): void {
  connection = null
  heard.clear()
}

export function notifyAcknowledged(destination: string): void {
  if (!topics.has(destination)) return
  heard.add(destination)
  for (const listener of topics.get(destination) ?? []) listener.onHeard?.()
}

export function notifyMessage(destination: string, body: string): void {
  for (const listener of topics.get(destination) ?? []) listener.onMessage(body)
}
