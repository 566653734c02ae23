import type { FeedId } from '@otday/contract'
import { sql } from 'kysely'
import { type Db, keepPlan } from '#platform/db/index.ts'
import type { UntoldNews } from '../untold-news/index.ts'

type Commented = { kind: 'comment.created'; feedId: FeedId }
type Other = { kind: Exclude<UntoldNews['kind'], Commented['kind']> }

/** News with what their notification says: the name of who made them, and the text of a comment or message. */
export type NewsStory = UntoldNews & (Commented | Other) & { name: string; content: string }

/**
 * Returns what the notifications of these news say, the oldest first. Leaves out news of what is gone, and of users who
 * have left. Locks the users until `tx` ends: the deletion of an account then finds all notifications that name it.
 */
export async function lockNewsStories(tx: Db, ids: readonly number[]): Promise<NewsStory[]> {
  const { rows } = await sql<NewsStory>`${keepPlan}
    select news.id, news.kind, news.receiver_id, news.actor_id, news.subject_id, news.created_at, users.name,
      comments.feed_id, coalesce(comments.content, direct_messages.content, '') as content
    from untold_news as news
    inner join users on users.id = news.actor_id
    left join comments on news.kind = 'comment.created' and comments.id = news.subject_id
    left join follows on news.kind in ('follow.created', 'follow.approved') and follows.id = news.subject_id
    left join follow_requests on news.kind = 'follow.requested' and follow_requests.id = news.subject_id
    left join direct_messages on news.kind = 'message.sent' and direct_messages.id = news.subject_id
    where news.id = any(${ids}::bigint[]) and users.deleted_at is null
      and coalesce(comments.id, follows.id, follow_requests.id, direct_messages.id) is not null
    order by users.id, news.id
    for share of users`.execute(tx)
  return rows.toSorted((one, other) => one.id - other.id)
}
