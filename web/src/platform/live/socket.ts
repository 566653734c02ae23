import { logTexts } from '@otday/contract'
import { log } from '../log.ts'

export interface TopicListener {
  onMessage(body: string): void
  /** Called when the subscription is active, at first and after each reconnect: no message is missed from then on. */
  onHeard?(): void
}

export interface Outgoing {
  destination: string
  headers: Record<string, string>
  body: string
  receipt: string
  /** Called when the server has stored the message. */
  onReceipt: () => void
}

export interface Connection {
  subscribe(destination: string, headers: Readonly<Record<string, string>>): void
  unsubscribe(destination: string): void
  send(message: Outgoing): void
}

interface Topic {
  listeners: Set<TopicListener>
  headers: Readonly<Record<string, string>>
}

const topics = new Map<string, Topic>()
const heard = new Set<string>()
let connection: Connection | null = null
let connections = 0

/** The only socket of this tab; its subscriptions are made again on every new connection. */
export const socket = {
  /** Number of the present connection; messages sent on an earlier one may be lost. */
  number: () => connections,

  /**
   * Calls the listener for messages to a destination until the returned function is called. Listeners to the same
   * destination share one subscription.
   */
  hear(destination: string, listener: TopicListener, headers: Readonly<Record<string, string>> = {}): () => void {
    const { listeners } = topics.get(destination) ?? { listeners: new Set<TopicListener>() }
    listeners.add(listener)
    if (!topics.has(destination)) {
      topics.set(destination, { listeners, headers })
      connection?.subscribe(destination, headers)
    } else if (heard.has(destination)) listener.onHeard?.()
    return () => {
      if (!listeners.delete(listener) || listeners.size > 0) return
      topics.delete(destination)
      heard.delete(destination)
      connection?.unsubscribe(destination)
    }
  },

  /** Sends a message. Without a connection, it logs that and returns false. */
  send(message: Outgoing): boolean {
    if (!connection) {
      log.warn(logTexts.socketNotConnected)
      return false
    }
    connection.send(message)
    return true
  },
}

export function connect(next: Connection): void {
  connection = next
  connections++
  for (const [destination, { headers }] of topics) next.subscribe(destination, headers)
}

export function disconnect(): void {
  connection = null
  heard.clear()
}

export function notifyAcknowledged(destination: string): void {
  if (!topics.has(destination)) return
  heard.add(destination)
  for (const listener of topics.get(destination)?.listeners ?? []) listener.onHeard?.()
}

export function notifyMessage(destination: string, body: string): void {
  for (const listener of topics.get(destination)?.listeners ?? []) listener.onMessage(body)
}
