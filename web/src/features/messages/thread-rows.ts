import type { DirectMessage, UserId } from '@otday/contract'
import { seoulDate } from '@otday/common/seoul-time'
import { agoOf, monthDayOf, weekdayOf } from '../../platform/format.ts'
import type { Parcel } from './outbox.ts'

/** A message as the thread shows it. */
export interface ThreadRow {
  /** The same while a message is on its way and once it has arrived. */
  key: string
  content: string
  at: Date
  own: boolean
  state: Parcel['state']
  reason: string | null
  /** 방금 전, 3분 전 …; said aloud also where the next message says the same to the eye. */
  ago: string
  isAgoShown: boolean
  /** Begins a day: what it is called. */
  day: string | null
  /** Begins a turn of one of the two. */
  isTurn: boolean
}

/** What was said, oldest first, then what is on its way. `messages` come newest first. */
export function threadRows(
  me: UserId,
  messages: readonly DirectMessage[],
  parcels: readonly Parcel[],
  now: Date,
): ThreadRow[] {
  const said = messages.toReversed().map(({ id, clientMessageId, content, createdAt, sender }) => {
    const own = sender.userId === me
    // The partner's client may have chosen any name: only one's own are kept apart.
    return { key: (own && clientMessageId) || id, content, at: createdAt, own, state: 'sent' as const, reason: null }
  })
  const sending = parcels.map(({ clientMessageId, ...parcel }) => ({ key: clientMessageId, own: true, ...parcel }))
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

function dayName(at: Date, now: Date): string {
  return seoulDate(at) === seoulDate(now) ? '오늘' : `${monthDayOf(at)} ${weekdayOf(at)}`
}
