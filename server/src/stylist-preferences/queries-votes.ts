import type { UserId } from '@otday/contract'
import type { CastVote, PassedOver } from '@otday/stylist'
import { sql } from 'kysely'
import type { Db, New } from '#platform/db/index.ts'

const votesRead = 250
/** Most votes that are kept of a person; older ones are deleted. */
const mostVotes = 2000
const passedRead = 50
/** Days after which an outfit that was shown but passed over for another one no longer counts for the taste. */
export const passedDays = 60

const daysBefore = (today: string, column: string) =>
  sql`${today}::date - (${sql.ref(column)} at time zone interval '09:00')::date`

/** Subquery for a user's latest votes; quoted names are fields of `CastVote`. */
export const votesOf = (userId: UserId, today: string) => sql<CastVote[] | null>`(
  select json_agg(json_build_object('clothesIds', clothes_ids, 'occasion', occasion, 'liked', liked, 'reason', reason,
    'daysAgo', ${daysBefore(today, 'voted_at')}))
  from (
    select * from outfit_votes where user_id = ${userId} order by voted_at desc, id limit ${sql.lit(votesRead)}
  ) as latest)`

/**
 * Subquery for outfits that were passed over, the latest first: each was shown before today and followed by another one
 * for the same date and occasion. Those of today count from tomorrow on, so that the stylist's idea of the taste stays
 * the same all day. After two weeks they are in `outfits_passed`, except those before the time at which the user had
 * the stylist forget the taste.
 */
export const passedOverOf = (userId: UserId, today: string) => sql<PassedOver[] | null>`(
  select json_agg(json_build_object('key', outfit_key, 'occasion', occasion, 'daysAgo', ${today}::date - passed_on))
  from (
    select outfit_key, occasion, passed_on from (
      select outfit_key, occasion, shown_at, (shown_at at time zone interval '09:00')::date as passed_on,
        lead(shown_at) over (partition by forecast_date, occasion order by shown_at, outfit_key) as next_at
      from outfits_shown
      where user_id = ${userId} and shown_at < (${today}::date::timestamp at time zone interval '09:00')
        and shown_at > ${forgottenAt(userId)}
    ) as shown where next_at is not null and passed_on > ${today}::date - ${sql.lit(passedDays)}
    union all
    select array_to_string(clothes_ids, ' '), occasion, passed_on
    from outfits_passed, generate_series(1, times)
    where user_id = ${userId} and passed_on > ${today}::date - ${sql.lit(passedDays)}
      and passed_on >= (${forgottenAt(userId)} at time zone interval '09:00')::date
    order by passed_on desc, outfit_key limit ${sql.lit(passedRead)}
  ) as passed)`

const forgottenAt = (userId: UserId) =>
  sql`coalesce((select forgotten_at from stylist_preferences where user_id = ${userId}), '-infinity')`

/** Finds the votes and passed-over outfits from which the taste was learned, for the settings. */
export async function findSigns(db: Db, userId: UserId, today: string) {
  const { rows } = await sql<{ votes: CastVote[] | null; passedOver: PassedOver[] | null; count: number }>`
    select ${votesOf(userId, today)} as votes, ${passedOverOf(userId, today)} as passed_over,
      (select count(*)::integer from outfit_votes where user_id = ${userId}) as count`.execute(db)
  const [row] = rows
  return { votes: row?.votes ?? [], passedOver: row?.passedOver ?? [], count: row?.count ?? 0 }
}

/** Stores a vote, replacing one on the same outfit, day and occasion. */
export const upsertVote = (tx: Db, vote: New<'outfitVotes'>) =>
  tx
    .insertInto('outfitVotes')
    .values(vote)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'forecastDate', 'occasion', 'clothesIds']).doUpdateSet((row) => ({
        felt: row.ref('excluded.felt'),
        liked: row.ref('excluded.liked'),
        reason: row.ref('excluded.reason'),
        votedAt: row.ref('excluded.votedAt'),
      })),
    )
    .execute()

export const pruneVotes = (tx: Db, userId: UserId) =>
  sql`
    delete from outfit_votes where user_id = ${userId}
      and id in (select id from outfit_votes where user_id = ${userId} order by voted_at desc, id offset ${mostVotes})
  `.execute(tx)

type VotedOutfit = Pick<New<'outfitVotes'>, 'userId' | 'forecastDate' | 'occasion' | 'clothesIds'>

export async function deleteVote(
  tx: Db,
  { userId, forecastDate, occasion, clothesIds }: VotedOutfit,
): Promise<undefined> {
  await tx
    .deleteFrom('outfitVotes')
    .where('userId', '=', userId)
    .where('forecastDate', '=', forecastDate)
    .where('occasion', '=', occasion)
    .where(sql<boolean>`clothes_ids = ${clothesIds}::uuid[]`)
    .execute()
}

export const deleteVotesOf = (tx: Db, userId: UserId) =>
  tx.deleteFrom('outfitVotes').where('userId', '=', userId).execute()

export const deleteVotesBefore = (db: Db, before: Date) =>
  db.deleteFrom('outfitVotes').where('votedAt', '<', before).execute()
