import type { DirectMessage, UserId } from '@otday/contract'
import { seoulDate } from '@otday/common/seoul-time'
import { agoOf, monthDayOf, weekdayOf } from '../../platform/time/format.ts'
import type { OutgoingMessage } from './outbox.ts'

export interface ThreadRow {
  /** Key for React, the same while the message is being sent and once it has arrived. */
  key: string
  content: string
  at: Date
  own: boolean
  state: OutgoingMessage['state']
  reason: string | null
  /**
   * Age of the message: 방금 전, 3분 전 …; screen readers read it even if it is not shown because the next row has the same.
   */
  ago: string
  isAgoShown: boolean
  /** Heading of a day, above its first message. */
  day: string | null
  /** Whether the message before it is by the other person; false for the first message. */
  isTurn: boolean
}

/** Returns the rows, oldest first, followed by messages being sent. `messages` come newest first. */
export function threadRows(
  me: UserId,
  messages: readonly DirectMessage[],
  outgoingMessages: readonly OutgoingMessage[],
  now: Date,
): ThreadRow[] {
  const said = messages.toReversed().map(({ id, clientMessageId, content, createdAt, sender }) => {
    const own = sender.userId === me
    // The client's id is a key for the user's own messages alone: a partner's client may choose an id that is in use
    // already.
    return { key: (own && clientMessageId) || id, content, at: createdAt, own, state: 'sent' as const, reason: null }
  })
  const sending = outgoingMessages.map(({ clientMessageId, ...outgoing }) => ({
    key: clientMessageId,
    own: true,
    ...outgoing,
  }))
  const rows = [...said, ...sending].map((row) => ({ ...row, ago: agoOf(row.at, now) }))
  return rows.map((row, index) => {
    const before = rows[index - 1]
    const after = rows[index + 1]
    const isNewDay = !before || seoulDate(before.at) !== seoulDate(row.at)
    const { key, content, at, own, state, reason, ago } = row
    return {
      key,
      content,
      at,
      own,
      state,
      reason,
      ago,
      isAgoShown: !after || after.own !== own || after.ago !== ago || after.state !== 'sent',
      day: isNewDay ? dayName(at, now) : null,
      isTurn: before !== undefined && before.own !== own,
    }
  })
}

const dayName = (at: Date, now: Date): string =>
  seoulDate(at) === seoulDate(now) ? '오늘' : `${monthDayOf(at)} ${weekdayOf(at)}`
