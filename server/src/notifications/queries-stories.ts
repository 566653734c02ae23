import type { DefinitionId, FeedId, UserId } from '@otday/contract'
import { type Db, keepPlan, type New } from '#platform/db/index.ts'

/** What the rules need to know of people and things to put an event into words, and what they remember having told. */

export async function nameOf(db: Db, userId: UserId): Promise<string> {
  const user = db.selectFrom('users').modifyFront(keepPlan).select('name').where('id', '=', userId)
  const { name } = await user.executeTakeFirstOrThrow()
  return name
}

export async function feedContentOf(db: Db, feedId: FeedId): Promise<string> {
  const { content } = await db.selectFrom('feeds').select('content').where('id', '=', feedId).executeTakeFirstOrThrow()
  return content
}

/** A feed and who wrote it, unless one of the two is gone. */
export const findFeedStory = (db: Db, feedId: FeedId) =>
  db
    .selectFrom('feeds')
    .innerJoin('users', 'users.id', 'feeds.authorId')
    .where('users.deletedAt', 'is', null)
    .where('feeds.id', '=', feedId)
    .select(['feeds.content', 'feeds.createdAt', 'users.name'])
    .executeTakeFirst()

export const findDefinitionName = (db: Db, definitionId: DefinitionId) =>
  db.selectFrom('attributeDefinitions').select('name').where('id', '=', definitionId).executeTakeFirst()

/** Notes that an author hears of a like; false when they have heard of it before. */
export async function noteToldLike(tx: Db, feedId: FeedId, userId: UserId): Promise<boolean> {
  const row = await tx
    .insertInto('toldLikes')
    .values({ feedId, userId })
    .onConflict((told) => told.doNothing())
    .returning('feedId')
    .executeTakeFirst()
  return row !== undefined
}

/** Notes that a person is warned of a day's weather; false when they have been. */
export async function noteToldAlert(tx: Db, alert: New<'toldAlerts'>): Promise<boolean> {
  const row = await tx
    .insertInto('toldAlerts')
    .values(alert)
    .onConflict((told) => told.doNothing())
    .returning('alert')
    .executeTakeFirst()
  return row !== undefined
}

export async function hasFollowers(db: Db, userId: UserId): Promise<boolean> {
  const follow = await db
    .selectFrom('follows')
    .select('id')
    .where('followeeId', '=', userId)
    .limit(1)
    .executeTakeFirst()
  return follow !== undefined
}
