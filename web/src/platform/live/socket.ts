import { logTexts } from '@otday/contract'
import { log } from '../log.ts'

export interface TopicListener {
  onMessage(body: string): void
  /** Called once subscribed, at first and after each reconnect: nothing is missed from then on. */
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
let round = 0

/** The only socket of this tab; subscriptions remain when its connections change. */
export const socket = {
  /** Number of the connection: messages sent on an earlier one may be lost. */
  round: () => round,

  /** Listens until the returned function is called. Listeners share a subscription. */
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

  /** Sends a message; returns false without a connection, which is logged. */
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
  round++
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
