import { emailKeyOf, type Role, type UserId, type UserSummary } from '@otday/contract'
import type { Addresses } from '#platform/addresses.ts'
import { type Db, keepPlan, type New } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'

export const findByEmail = (db: Db, email: string) =>
  db.selectFrom('users').selectAll().where('emailKey', '=', emailKeyOf(email)).executeTakeFirst()

/** @throws UserNotFound, also for accounts that were deleted. */
export async function requireUser(db: Db, id: UserId): Promise<void> {
  const user = await db
    .selectFrom('users')
    .modifyFront(keepPlan)
    .select('id')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (!user) throw new AppError('UserNotFound', { userId: id })
}

/** The batched read with which other rooms dress their people. */
export async function userSummaries(
  db: Db,
  addresses: Addresses,
  ids: readonly UserId[],
): Promise<ReadonlyMap<UserId, UserSummary>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.userId', 'users.id')
    .select(['users.id', 'users.name', 'profiles.imageId'])
    .where('users.id', 'in', [...new Set(ids)])
    .execute()
  return new Map(
    rows.map(({ id, name, imageId }) => [id, { userId: id, name, profileImageUrl: addresses.image(imageId) }]),
  )
}

export const insertUser = (db: Db, user: New<'users'>) =>
  db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('emailKey').doNothing())
    .returningAll()
    .executeTakeFirst()

export const renameUser = (db: Db, id: UserId, name: string) =>
  db.updateTable('users').set({ name }).where('id', '=', id).execute()

export const anyWithRole = (db: Db, role: Role) =>
  db.selectFrom('users').select('id').where('role', '=', role).limit(1).executeTakeFirst()
