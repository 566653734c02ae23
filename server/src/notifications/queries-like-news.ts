import type { NotificationId, UserId } from '@otday/contract'
import { sql } from 'kysely'
import { type Db, keepPlan } from '#platform/db/index.ts'
import type { UntoldLike } from '../likes/index.ts'

/** A like with what its notification says: the name of the user who likes, and the text of the feed. */
export interface LikeNews extends UntoldLike {
  name: string
  content: string
}

const idsOf = (likes: readonly Pick<UntoldLike, 'feedId' | 'userId'>[]) =>
  sql`unnest(${likes.map(({ feedId }) => feedId)}::uuid[], ${likes.map(({ userId }) => userId)}::uuid[])`

/**
 * Adds to likes what their notifications say. Leaves out feeds and users that are gone. Locks the users until `tx` ends:
 * the deletion of an account then finds all notifications that name it.
 */
export async function lockLikeStories(tx: Db, likes: readonly UntoldLike[]): Promise<LikeNews[]> {
  const { rows } = await sql<Pick<LikeNews, 'feedId' | 'userId' | 'name' | 'content'>>`${keepPlan}
    select feeds.id as feed_id, users.id as user_id, users.name, feeds.content
    from ${idsOf(likes)} as untold (feed_id, user_id)
    inner join users on users.id = untold.user_id
    inner join feeds on feeds.id = untold.feed_id
    where users.deleted_at is null
    order by users.id, feeds.id
    for share of users for key share of feeds`.execute(tx)
  const stories = new Map(rows.map((story) => [keyOf(story), story]))
  return likes.flatMap((like) => {
    const story = stories.get(keyOf(like))
    return story ? [{ ...like, ...story }] : []
  })
}

export const keyOf = ({ feedId, userId }: Pick<UntoldLike, 'feedId' | 'userId'>) => `${feedId}:${userId}`

/** Records that authors are notified of these likes; returns those of which they were not before, in the same order. */
export async function recordLikeDeliveries(tx: Db, likes: readonly LikeNews[]): Promise<LikeNews[]> {
  const { rows } = await sql<Pick<UntoldLike, 'feedId' | 'userId'>>`${keepPlan}
    insert into told_likes (feed_id, user_id) select * from ${idsOf(likes)}
    on conflict do nothing returning feed_id, user_id`.execute(tx)
  const recorded = new Set(rows.map(keyOf))
  return likes.filter((like) => recorded.has(keyOf(like)))
}

/**
 * Locks the inboxes of these people, in the order of ids, until `tx` ends, and returns whose are locked: those of
 * deleted accounts are left out.
 */
export async function lockOpenInboxes(tx: Db, people: readonly UserId[]): Promise<UserId[]> {
  const { rows } = await sql<{ receiverId: UserId }>`${keepPlan}
    insert into notification_inboxes (receiver_id)
    select id from users where id = any(${people}::uuid[]) and deleted_at is null order by id
    on conflict (receiver_id) do update set count = notification_inboxes.count returning receiver_id`.execute(tx)
  return rows.map(({ receiverId }) => receiverId)
}

/** An unread notification that stands for several events. */
interface Group {
  id: NotificationId
  groupKey: string
  groupSize: number
}

/** Finds the unread notifications of these groups among those of these people, of whom each has one at most of a group. */
export async function findGroups(tx: Db, receivers: readonly UserId[], groupKeys: readonly string[]): Promise<Group[]> {
  const { rows } = await sql<Group>`${keepPlan}
    select id, group_key, group_size from notifications
    where receiver_id = any(${receivers}::uuid[]) and group_key = any(${groupKeys}::text[])`.execute(tx)
  return rows
}

/** A notification to insert, or to put in the place of the one that it replaces. */
export interface GroupNews {
  id: NotificationId
  receiverId: UserId
  replacesId: NotificationId | null
  title: string
  content: string
  targetUrl: string
  eventKey: string
  groupKey: string
  groupSize: number
  at: Date
}

/**
 * Writes notifications of likes, in this order, into locked inboxes, under their next numbers. A receiver who has one of
 * the same event already gets no other.
 */
export async function writeLikeNews(tx: Db, news: readonly GroupNews[]): Promise<void> {
  const column = <Key extends keyof GroupNews>(key: Key) => news.map((one) => one[key])
  await sql`${keepPlan} with given as materialized (
      select * from unnest(${column('id')}::uuid[], ${column('receiverId')}::uuid[], ${column('replacesId')}::uuid[],
        ${column('title')}::text[], ${column('content')}::text[], ${column('targetUrl')}::text[],
        ${column('eventKey')}::text[], ${column('groupKey')}::text[], ${column('groupSize')}::integer[],
        ${column('at')}::timestamptz[]) with ordinality
        as given (id, receiver_id, replaces_id, title, content, target_url, event_key, group_key, group_size, at, place)
      where not exists (select from notifications
        where notifications.receiver_id = given.receiver_id and notifications.event_key = given.event_key)
    ), boxes as (
      update notification_inboxes set last_seq = last_seq + filling.news, count = count + filling.added
      from (select receiver_id, count(*)::integer as news, count(*) filter (where replaces_id is null)::integer as added
        from given group by receiver_id) as filling
      where notification_inboxes.receiver_id = filling.receiver_id
      returning notification_inboxes.receiver_id, last_seq - filling.news as first_seq
    ), numbered as materialized (
      select given.*, boxes.first_seq + row_number() over (partition by given.receiver_id order by place) as seq
      from given inner join boxes using (receiver_id)
    ), renewed as (
      update notifications set id = numbered.id, seq = numbered.seq, replaces_id = numbered.replaces_id,
        title = numbered.title, content = numbered.content, target_url = numbered.target_url,
        event_key = numbered.event_key, group_size = numbered.group_size, created_at = numbered.at
      from numbered where notifications.id = numbered.replaces_id
    )
    insert into notifications (id, receiver_id, seq, kind, level, title, content, target_url, event_key, group_key,
      group_size, created_at)
    select id, receiver_id, seq, 'feed.liked', 'INFO', title, content, target_url, event_key, group_key, group_size, at
    from numbered where replaces_id is null`.execute(tx)
}
