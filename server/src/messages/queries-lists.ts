import type { ConversationId, DirectMessageId, ImageId, Page, PageQuery, UserId } from '@otday/contract'
import { sql } from 'kysely'
import type { Db, Paging } from '#platform/db/index.ts'
import { isSeenBy, isSeenInList } from '../sight/index.ts'
import { type Pair, pairOf } from './pair.ts'
import { messageColumns, type MessageRow } from './queries.ts'

/** A message with names and pictures of both. */
export interface ListedMessage extends MessageRow {
  senderName: string
  senderImageId: ImageId | null
  senderDeletedAt: Date | null
  receiverId: UserId
  receiverName: string
  receiverImageId: ImageId | null
  receiverDeletedAt: Date | null
}

/** Condition that the two people of a conversation see each other. */
const areSeen = ({ lowUserId, highUserId }: Pair) => isSeenBy(lowUserId, sql`${highUserId}::uuid`)

/** Selects messages by a scalar subquery, which lets an index order them; a join would sort all messages. */
const messagesOf = (db: Db, { lowUserId, highUserId }: Pair) =>
  db
    .selectFrom('directMessages')
    .innerJoin('users as senders', 'senders.id', 'directMessages.senderId')
    .innerJoin('users as receivers', (join) =>
      join.on(
        'receivers.id',
        '=',
        sql<UserId>`case when direct_messages.sender_id = ${lowUserId}::uuid then ${highUserId}::uuid
          else ${lowUserId}::uuid end`,
      ),
    )
    .leftJoin('profiles as sending', 'sending.userId', 'senders.id')
    .leftJoin('profiles as receiving', 'receiving.userId', 'receivers.id')
    .select(messageColumns.map((column) => `directMessages.${column}` as const))
    .select(['senders.name as senderName', 'senders.deletedAt as senderDeletedAt', 'sending.imageId as senderImageId'])
    .select(['receivers.id as receiverId', 'receivers.name as receiverName'])
    .select(['receivers.deletedAt as receiverDeletedAt', 'receiving.imageId as receiverImageId'])
    .where('conversationId', '=', (message) =>
      message
        .selectFrom('conversations')
        .select('conversations.id')
        .where('lowUserId', '=', lowUserId)
        .where('highUserId', '=', highUserId),
    )

/**
 * Creates pages of messages, newest first. Their numbers have no gaps, so that of the newest is the total. `blocked` has
 * also those of people of whom one blocks the other; otherwise their pages are empty.
 */
export function createMessagePages(db: Db, paging: Paging, which: 'seen' | 'blocked' = 'seen') {
  const pageOf = paging.keptPages(db, (pair: Pair) =>
    messagesOf(db, pair)
      .$if(which === 'seen', (messages) => messages.where(areSeen(pair)))
      .$castTo<ListedMessage>(),
  )
  return (viewer: UserId, partnerId: UserId, page: PageQuery): Promise<Page<ListedMessage>> =>
    pageOf(pairOf(viewer, partnerId), {
      page,
      order: {
        by: 'createdAt',
        direction: 'DESCENDING',
        column: 'directMessages.createdAt',
        id: 'directMessages.id',
        valueOf: (row) => row.createdAt,
      },
      filters: { viewer, partnerId },
      total: async ([newest]) => newest?.seq ?? 0,
    })
}

/**
 * Returns messages after `seq` of people who see each other, oldest first, at most `limit` for each element of `asks`; `place` is the number of that
 * element, from 1.
 */
export async function messagesBeyond(
  db: Db,
  asks: readonly (Pair & { seq: number })[],
  limit: number,
): Promise<(MessageRow & { place: number })[]> {
  const { rows } = await sql<MessageRow & { place: number }>`
    select asked.place, written.*
    from unnest(
      ${asks.map(({ lowUserId }) => lowUserId)}::uuid[],
      ${asks.map(({ highUserId }) => highUserId)}::uuid[],
      ${asks.map(({ seq }) => seq)}::bigint[]
    ) with ordinality as asked (low_user_id, high_user_id, after, place)
    join conversations
      on (conversations.low_user_id, conversations.high_user_id) = (asked.low_user_id, asked.high_user_id)
      and conversations.last_seq > asked.after
      and ${isSeenBy(sql`asked.low_user_id`, sql`asked.high_user_id`)}
    cross join lateral (
      select * from direct_messages
      where direct_messages.conversation_id = conversations.id and direct_messages.seq > asked.after
      order by direct_messages.seq
      limit ${limit}::integer
    ) written
    order by asked.place, written.seq`.execute(db)
  return rows
}

export interface ConversationRowSeen {
  id: ConversationId
  partnerId: UserId
  lastMessageAt: Date
  unreadCount: number
  messageId: DirectMessageId
  senderId: UserId
  content: string
}

const sides = [
  { mine: 'conversations.lowUserId', partner: 'conversations.highUserId', unread: 'conversations.lowUnread' },
  { mine: 'conversations.highUserId', partner: 'conversations.lowUserId', unread: 'conversations.highUnread' },
] as const

/**
 * Lists a user's conversations, the latest first, merging those in which the user's id is the lower and the higher one;
 * without those with people whom the user does not see.
 */
export const conversationPage = (db: Db, paging: Paging, viewer: UserId, page: PageQuery) =>
  paging.pageFrom<ConversationRowSeen>(
    {
      page,
      order: {
        by: 'lastMessageAt',
        direction: 'DESCENDING',
        column: 'conversations.lastMessageAt',
        id: 'conversations.id',
        valueOf: (row) => row.lastMessageAt,
      },
      filters: { viewer },
      total: () => conversationCount(db, viewer),
    },
    async (inRange, limit) => {
      const ranges = await Promise.all(sides.map((side) => inRange(seenFrom(db, side, viewer), limit).execute()))
      return ranges.flat().toSorted(newestFirst).slice(0, limit)
    },
  )

const seenFrom = (db: Db, { mine, partner, unread }: (typeof sides)[number], viewer: UserId) =>
  db
    .selectFrom('conversations')
    .innerJoin('directMessages', (join) =>
      join
        .onRef('directMessages.conversationId', '=', 'conversations.id')
        .onRef('directMessages.seq', '=', 'conversations.lastSeq'),
    )
    .where(mine, '=', viewer)
    .where(isSeenInList(viewer, sql.ref(partner)))
    .select(['conversations.id', 'conversations.lastMessageAt', `${partner} as partnerId`, `${unread} as unreadCount`])
    .select(['directMessages.id as messageId', 'directMessages.senderId', 'directMessages.content'])

const newestFirst = (a: ConversationRowSeen, b: ConversationRowSeen) =>
  b.lastMessageAt.getTime() - a.lastMessageAt.getTime() || (a.id < b.id ? 1 : -1)

async function conversationCount(db: Db, viewer: UserId): Promise<number> {
  const { count } = await db
    .selectFrom('conversations')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where((row) => row.or([row('lowUserId', '=', viewer), row('highUserId', '=', viewer)]))
    .where(isSeenInList(viewer, sql.ref('conversations.lowUserId')))
    .where(isSeenInList(viewer, sql.ref('conversations.highUserId')))
    .executeTakeFirstOrThrow()
  return count
}
