import { DirectMessage, Notification, type UserId } from '@otday/contract'
import * as z from 'zod'
import type { Database, Db } from '#platform/db/index.ts'
import type { Broadcast } from '#platform/live/broadcast.ts'
import { Subscriptions } from '#platform/live/subscriptions.ts'
import { messagesAfter, type PresentingDeps } from '../messages/index.ts'
import { notificationsAfter, type UnreadCount, unreadCountsAfter } from '../notifications/index.ts'
import type { OpenSessions } from './open-sessions.ts'

/** An item of an inbox or conversation: `body` is the text that is sent; `seq` numbers the items of each. */
export interface Numbered {
  seq: number
  body: string
}

export type Inboxes = Subscriptions<Numbered, UserId>
export type UnreadCounts = Subscriptions<UnreadCount, UserId>
export type Conversations = Subscriptions<Numbered, readonly [UserId, UserId]>

interface Log {
  warn(context: object, message: string): void
}

export interface SignalDeps {
  broadcast: Broadcast
  database: Pick<Database, 'own'>
}

/** ms between polls, without and with signals of other instances. */
const pollInterval = { withoutSignals: 1000, withSignals: 15_000 }

/** Subscriptions to notifications, keyed by the inbox's owner. */
export const inboxSubscriptions = (db: Db, log: Log): Inboxes =>
  new Subscriptions({
    read: async (requests, limit) => {
      const found = await notificationsAfter(
        db,
        requests.map(({ of, after }) => ({ receiverId: of, seq: after })),
        limit,
      )
      return found.map((rows) =>
        rows.map((row) => ({ seq: row.seq, body: JSON.stringify(z.encode(Notification, row)) })),
      )
    },
    positionOf: ({ seq }) => seq,
    log,
  })

/** Subscriptions to unread counts, keyed by the inbox's owner. */
export const unreadSubscriptions = (db: Db, log: Log): UnreadCounts =>
  new Subscriptions({
    read: async (requests) => {
      const found = await unreadCountsAfter(
        db,
        requests.map(({ of, after }) => ({ receiverId: of, gone: after })),
      )
      return found.map((rest) => (rest ? [rest] : []))
    },
    positionOf: ({ gone }) => gone,
    log,
  })

/** Subscriptions to messages, keyed by `conversationKeyOf`. */
export const conversationSubscriptions = (showing: PresentingDeps, log: Log): Conversations =>
  new Subscriptions({
    read: async (requests, limit) => {
      const found = await messagesAfter(
        showing,
        requests.map(({ of, after }) => ({ pair: of, seq: after })),
        limit,
      )
      return found.map((items) =>
        items.map(({ seq, message }) => ({ seq, body: JSON.stringify(z.encode(DirectMessage, message)) })),
      )
    },
    positionOf: ({ seq }) => seq,
    log,
  })

interface ListeningParts {
  inboxes: Inboxes
  unreadCounts: UnreadCounts
  conversations: Conversations
  sessions: OpenSessions
}

/** Starts listening: signals notify the subscriptions concerned; polling replaces lost signals. */
export function listenToSignals(
  { broadcast, database }: SignalDeps,
  { inboxes, unreadCounts, conversations, sessions }: ListeningParts,
): () => void {
  const stopListening = broadcast.listen((channel, ids) => {
    if (channel === 'inbox') inboxes.notify(ids)
    else if (channel === 'reading') unreadCounts.notify(ids)
    else if (channel === 'conversation') conversations.notify(ids)
    else void sessions.check(ids)
  })
  const pollAll = () => {
    inboxes.pollAll()
    unreadCounts.pollAll()
    conversations.pollAll()
  }
  broadcast.onResync(pollAll)
  let quiet = 0
  const timer = setInterval(() => {
    quiet += pollInterval.withoutSignals
    if (broadcast.isConnected && quiet < pollInterval.withSignals) return
    quiet = 0
    // If this process runs the database server itself (`own`), it is the single instance and sends all signals, so no
    // poll is needed.
    if (!database.own) pollAll()
  }, pollInterval.withoutSignals)
  return () => {
    stopListening()
    clearInterval(timer)
  }
}
