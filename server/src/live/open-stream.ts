import { live, type UserId } from '@otday/contract'
import type { Db } from '#platform/db/index.ts'
import type { StreamOptions } from '#platform/live/streams.ts'
import { inboxPlaceOf } from '../notifications/index.ts'
import type { OpenSessions } from './open-sessions.ts'
import type { Inboxes, Numbered, UnreadCounts } from './subscriptions.ts'

export interface OpenStreamDeps {
  db: Db
  inboxes: Inboxes
  unreadCounts: UnreadCounts
  sessions: OpenSessions
}

/**
 * Sends the notifications after the last one that the client has received, until the session ends. Unread totals are
 * sent as comments of the event stream, since generic clients understand nothing but notifications among its events.
 */
export const streamsOf =
  ({ db, inboxes, unreadCounts, sessions }: OpenStreamDeps): StreamOptions['open'] =>
  async (viewer, lastEventId) => {
    const { seq, gone } = await inboxPlaceOf(db, viewer.id)
    const after = placeOf(lastEventId, seq)
    const subject = { key: viewer.id as string, of: viewer.id as UserId }
    return (stream) => {
      const deliver = (items: readonly Numbered[]) => {
        for (const { seq, body } of items) stream.send({ name: live.event, id: String(seq), data: body })
      }
      stream.onClose(inboxes.subscribe(subject, after, deliver))
      stream.onClose(
        unreadCounts.subscribe(subject, gone, (items) => {
          for (const { total } of items) stream.comment(`${live.total} ${total}`)
        }),
      )
      stream.onClose(sessions.add(viewer, () => stream.end()))
    }
  }

/** Returns the position after which to replay notifications; unknown and future ids replay none. */
const placeOf = (lastEventId: string | undefined, last: number): number =>
  lastEventId !== undefined && /^\d{1,15}$/.test(lastEventId) ? Math.min(Number(lastEventId), last) : last
