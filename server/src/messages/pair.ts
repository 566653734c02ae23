import type { UserId } from '@otday/contract'

/** Two people in the order of their ids, as a conversation keeps them. */
export interface Pair {
  lowUserId: UserId
  highUserId: UserId
}

/** The other of the two, and which count of a conversation tells what a person has not read. */
export const partnerIn = ({ lowUserId, highUserId }: Pair, userId: UserId) =>
  userId === lowUserId ? highUserId : lowUserId
export const unreadOf = ({ lowUserId }: Pair, userId: UserId) =>
  userId === lowUserId ? ('lowUnread' as const) : ('highUnread' as const)

/** The order of lower-case text, which is also the database's order of UUIDs. */
export function pairOf(one: UserId, other: UserId): Pair {
  const [a, b] = [one.toLowerCase() as UserId, other.toLowerCase() as UserId]
  return a < b ? { lowUserId: a, highUserId: b } : { lowUserId: b, highUserId: a }
}
