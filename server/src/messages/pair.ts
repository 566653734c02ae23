import type { UserId } from '@otday/contract'

/** The two users of a conversation in the order of their ids. */
export interface Pair {
  lowUserId: UserId
  highUserId: UserId
}

export const partnerIn = ({ lowUserId, highUserId }: Pair, userId: UserId) =>
  userId === lowUserId ? highUserId : lowUserId
export const unreadOf = ({ lowUserId }: Pair, userId: UserId) =>
  userId === lowUserId ? ('lowUnread' as const) : ('highUnread' as const)

/** Orders two ids; lower-case text sorts as UUIDs do in the database. */
export function pairOf(one: UserId, other: UserId): Pair {
  const [a, b] = [one.toLowerCase() as UserId, other.toLowerCase() as UserId]
  return a < b ? { lowUserId: a, highUserId: b } : { lowUserId: b, highUserId: a }
}
