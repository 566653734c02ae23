import { type RawBuilder, sql } from 'kysely'
import { isSeenBy, type Person, unless } from './queries.ts'

/** SQL that is true unless the viewer is the person or one of the followers whom the person has approved. */
const isNoFollower = (viewer: Person, person: Person) => sql`case when ${person} = ${viewer}::uuid then null
  else coalesce((select false from follows where follows.follower_id = ${viewer}::uuid and follows.followee_id = ${person}
    limit 1), true) end`

/**
 * Condition that a feed that may be for followers (`isRestricted`, a column of `feed_reactions`) is open to the viewer.
 * For a feed that everybody sees it reads nothing else, so that lists cost what they did.
 */
export const isOpenTo = (viewer: Person, isRestricted: RawBuilder<unknown>, author: RawBuilder<unknown>) =>
  unless(sql`case when ${isRestricted} then ${isNoFollower(viewer, author)} end`)

/** The same where only the feed's id is at hand: looks its restriction up by the index of ids. */
export const isFeedOpenTo = (viewer: Person, feedId: RawBuilder<unknown>, author: RawBuilder<unknown>) => {
  const restriction = sql`(select restricted.is_restricted from feed_reactions as restricted
    where restricted.feed_id = ${feedId})`
  return isOpenTo(viewer, restriction, author)
}

/**
 * Condition that the viewer may see a feed, for SQL with a row of `feeds`: neither of viewer and author blocks the other,
 * and a feed for followers has a follower, or its author, as viewer. Deleted accounts are not looked at.
 */
export const maySeeFeed = (viewer: Person, feed: { id: RawBuilder<unknown>; authorId: RawBuilder<unknown> }) =>
  sql<boolean>`${isSeenBy(viewer, feed.authorId)} and ${isFeedOpenTo(viewer, feed.id, feed.authorId)}`

/** Selects a column of an account. */
const ofAccount = (person: Person, value: RawBuilder<unknown>) =>
  sql`(select ${value} from users as accounts where accounts.id = ${person})`

/** Condition that an audience, of what a person has, includes the viewer; an account that is not there has none. */
const isIncluded = (audience: RawBuilder<unknown>, viewer: Person, person: Person) =>
  unless(sql`case ${audience} when 'EVERYONE' then null when 'FOLLOWERS' then ${isNoFollower(viewer, person)}
    else nullif(${person} is distinct from ${viewer}::uuid, false) end`)

/**
 * Condition that the viewer may see what a person's closet has, but for underwear (`maySeePiece`): neither blocks the
 * other, and the person's choice for the closet, or else for the account, includes the viewer.
 */
export const maySeeCloset = (viewer: Person, owner: Person) =>
  sql<boolean>`${isSeenBy(viewer, owner)} and ${isIncluded(
    ofAccount(owner, sql`coalesce(accounts.closet_audience, accounts.audience)`),
    viewer,
    owner,
  )}`

/** Condition that a piece is not the underwear of somebody else, whatever the audience of the closet is. */
export const isNoUnderwearOfOthers = (viewer: Person, piece: { type: RawBuilder<unknown>; ownerId: Person }) =>
  unless(sql`case when ${piece.type} = 'UNDERWEAR' then nullif(${piece.ownerId} <> ${viewer}::uuid, false) end`)

/** Condition that the viewer may see a piece of a closet. */
export const maySeePiece = (viewer: Person, piece: { type: RawBuilder<unknown>; ownerId: Person }) =>
  sql<boolean>`${maySeeCloset(viewer, piece.ownerId)} and ${isNoUnderwearOfOthers(viewer, piece)}`

/**
 * Condition that an account is open to the viewer: its profile, its followers and whom it follows. Of others the viewer
 * sees name and picture. Blocks are not looked at.
 */
export const isAccountOpenTo = (viewer: Person, person: Person) =>
  isIncluded(ofAccount(person, sql`accounts.audience`), viewer, person)
