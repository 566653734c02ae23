import type { UserId } from '@otday/contract'
import { type RawBuilder, sql } from 'kysely'
import { advisoryLock, type Db } from '#platform/db/index.ts'

/** An id, or SQL for one. */
export type Person = UserId | RawBuilder<unknown>

/** Selects true if one of two people blocks the other. The index finds both orders; only its hash is read. */
const block = (one: Person, other: Person) =>
  sql`(select true from blocks where pair_of(blocker_id, blocked_id) = pair_of(${one}::uuid, ${other}) limit 1)`

const mute = (owner: Person, person: Person) =>
  sql`(select true from mutes where mutes.owner_id = ${owner}::uuid and mutes.person_id = ${person} limit 1)`

/** Selects a value of the viewer's row of `sights`, once for a whole list; null for most people, who have no row. */
const ofViewer = (viewer: UserId, value: RawBuilder<unknown>) =>
  sql`(select ${value} from sights where sights.user_id = ${viewer}::uuid)`

/**
 * Condition that holds unless `hidden` is true. PostgreSQL expects `is not null` to hold for nearly all rows; after `not`
 * or `case` it would expect half of them, or none, and choose plans for so few.
 */
export const unless = (hidden: RawBuilder<unknown>) =>
  sql<boolean>`(case when ${hidden} then null else 1 end) is not null`

/** Condition that an account is neither deleted nor locked, for those who look without a session. */
export const isActive = (viewer: Person) => sql<boolean>`exists (
  select from users as looking where looking.id = ${viewer}::uuid and looking.deleted_at is null
    and looking.locked_at is null)`

/** Condition that neither of two people blocks the other. */
export const isSeenBy = (viewer: Person, other: Person) => unless(block(viewer, other))

/** The same for each row of a list, which looks for blocks only if its viewer has some. */
export const isSeenInList = (viewer: UserId, other: RawBuilder<unknown>) =>
  unless(sql`case when ${ofViewer(viewer, sql`unseen > 0`)} then ${block(viewer, other)} end`)

/** Whether the viewer has muted a person; for lists, whose statement reads the muted people once, as they are few. */
export const isMutedBy = (viewer: UserId, person: RawBuilder<unknown>) => {
  const muted = sql`select person_id from mutes where mutes.owner_id = ${viewer}::uuid and person_id is not null`
  return sql<boolean>`coalesce(case when ${ofViewer(viewer, sql`muted > 0`)} then ${person} in (${muted}) end, false)`
}

/** Condition that a list may show the viewer what a person has made: neither blocks the other, nor is one muted. */
export const isHeardBy = (viewer: UserId, person: RawBuilder<unknown>) =>
  sql<boolean>`${isSeenInList(viewer, person)} and ${unless(isMutedBy(viewer, person))}`

/** Condition that a text, in the form in which it is searched, has no word and no hashtag that the viewer has muted. */
export const hasNoMutedWord = (viewer: UserId, text: RawBuilder<unknown>) =>
  unless(sql`case when ${ofViewer(viewer, sql`words is not null`)} then ${text} ~ ${ofViewer(viewer, sql`words`)} end`)

/** The same for a text as it was written, as a value; false for a text with such a word. */
export const hasNoMutedWordOf = (viewer: UserId, text: RawBuilder<unknown>) =>
  sql<boolean>`coalesce(${text} !~* ${ofViewer(viewer, sql`words`)}, true)`

/** Number that changes with whom the viewer's lists leave out; null if they leave out nobody. */
export const sightRevision = (viewer: UserId) =>
  sql<number | null>`(select revision from sights where sights.user_id = ${viewer}::uuid and unseen + muted > 0)`

/** Selects the ids of all whom the viewer blocks and who block the viewer. */
export const blockedPeople = (viewer: UserId) => sql<UserId>`(
  select blocked_id as id from blocks where blocker_id = ${viewer}::uuid
  union select blocker_id from blocks where blocked_id = ${viewer}::uuid)`

/** Selects the ids of all whom the viewer's lists of feeds leave out. */
export const leftOutPeople = (viewer: UserId) => sql<UserId>`(
  select id from ${blockedPeople(viewer)} as blocked
  union select person_id from mutes where owner_id = ${viewer}::uuid and person_id is not null)`

/**
 * Condition for a statement that stores a relation of two people: waits for a block of the two that is being stored, and
 * sees it although the statement began before.
 */
export const isSeenNow = (one: Person, other: Person) => sql<boolean>`sees_now(${one}::uuid, ${other})`

/** Keeps others from storing relations, or blocks, of two people until `tx` ends. */
export const lockSight = (tx: Db, one: UserId, other: UserId) =>
  advisoryLock(tx, 'sight', one < other ? `${one} ${other}` : `${other} ${one}`)

interface Addressed {
  receiverId: UserId
  actorId: UserId
}

/** Returns those of these pairs of which the receiver is to be notified of nothing that the actor does. */
export async function silentPairs(db: Db, pairs: readonly Addressed[]): Promise<Addressed[]> {
  if (pairs.length === 0) return []
  const { rows } = await sql<Addressed>`
    select receiver_id, actor_id from (
      select distinct * from unnest(${pairs.map(({ receiverId }) => receiverId)}::uuid[],
        ${pairs.map(({ actorId }) => actorId)}::uuid[]) as pair (receiver_id, actor_id)
    ) as pair
    where ${block(sql`receiver_id`, sql`actor_id`)} or ${mute(sql`receiver_id`, sql`actor_id`)}`.execute(db)
  return rows
}
