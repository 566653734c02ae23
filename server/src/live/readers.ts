import { DirectMessage, Notification, type UserId } from '@otday/contract'
import * as z from 'zod'
import type { Database, Db } from '#platform/db/index.ts'
import type { Broadcast } from '#platform/live/broadcast.ts'
import { Followers } from '#platform/live/followers.ts'
import { messagesAfter, type PresentingDeps } from '../messages/index.ts'
import { notificationsAfter, type Rest, restsAfter } from '../notifications/index.ts'
import type { OpenSessions } from './open-sessions.ts'

/** What is told, as it goes over the wire, with its number in the inbox or the conversation. */
export interface Numbered {
  seq: number
  body: string
}

export type Inboxes = Followers<Numbered, UserId>
/** What is left of inboxes out of which something was read, wherever that was. */
export type Rests = Followers<Rest, UserId>
export type Conversations = Followers<Numbered, readonly [UserId, UserId]>

interface Log {
  warn(context: object, message: string): void
}

export interface SignalDeps {
  broadcast: Broadcast
  database: Pick<Database, 'kind'>
}

/** Milliseconds between looks at the database: when no signals of other instances come, and when they do. */
const look = { deaf: 1000, hearing: 15_000 }

/** Inboxes by the id of their owner. */
export const followInboxes = (db: Db, log: Log): Inboxes =>
  new Followers({
    read: async (asks, limit) => {
      const found = await notificationsAfter(
        db,
        asks.map(({ of, after }) => ({ receiverId: of, seq: after })),
        limit,
      )
      return found.map((rows) =>
        rows.map((row) => ({ seq: row.seq, body: JSON.stringify(z.encode(Notification, row)) })),
      )
    },
    positionOf: ({ seq }) => seq,
    log,
  })

/** What is left in inboxes, by the id of their owner. */
export const followRests = (db: Db, log: Log): Rests =>
  new Followers({
    read: async (asks) => {
      const found = await restsAfter(
        db,
        asks.map(({ of, after }) => ({ receiverId: of, gone: after })),
      )
      return found.map((rest) => (rest ? [rest] : []))
    },
    positionOf: ({ gone }) => gone,
    log,
  })

/** Conversations by `conversationKeyOf`. */
export const followConversations = (showing: PresentingDeps, log: Log): Conversations =>
  new Followers({
    read: async (asks, limit) => {
      const found = await messagesAfter(
        showing,
        asks.map(({ of, after }) => ({ pair: of, seq: after })),
        limit,
      )
      return found.map((items) =>
        items.map(({ seq, message }) => ({ seq, body: JSON.stringify(z.encode(DirectMessage, message)) })),
      )
    },
    positionOf: ({ seq }) => seq,
    log,
  })

interface Hearing {
  inboxes: Inboxes
  rests: Rests
  conversations: Conversations
  sessions: OpenSessions
}

/** Signals wake those whom they concern; where signals may be missing, everybody looks from time to time. */
export function hearSignals(
  { broadcast, database }: SignalDeps,
  { inboxes, rests, conversations, sessions }: Hearing,
): () => void {
  const deafen = broadcast.hear((channel, ids) => {
    if (channel === 'inbox') inboxes.wake(ids)
    else if (channel === 'reading') rests.wake(ids)
    else if (channel === 'conversation') conversations.wake(ids)
    else void sessions.check(ids)
  })
  const wakeAll = () => {
    inboxes.wakeAll()
    rests.wakeAll()
    conversations.wakeAll()
  }
  broadcast.onResync(wakeAll)
  let quiet = 0
  const timer = setInterval(() => {
    quiet += look.deaf
    if (broadcast.isConnected && quiet < look.hearing) return
    quiet = 0
    // The embedded database has no other instance.
    if (database.kind === 'server') wakeAll()
  }, look.deaf)
  return () => {
    deafen()
    clearInterval(timer)
  }
}
