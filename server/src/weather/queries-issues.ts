import type { UserId } from '@otday/contract'
import { type NotNull, sql } from 'kysely'
import type { Db, New, Row } from '#platform/db/index.ts'
import type { Cell } from '../places/index.ts'
import { MidDay, type Product, type ProviderId } from './provider.ts'

type Place = Pick<Row<'weatherIssues'>, 'provider' | 'product' | 'area'>

/** Returns the stored issue; its `issuedAt` is null if the provider had none. */
export const storedIssue = (db: Db, provider: ProviderId, { name, area }: Pick<Product, 'name' | 'area'>) =>
  db
    .selectFrom('weatherIssues')
    .select(['issuedAt', 'dueAt', 'freshUntil'])
    .where('provider', '=', provider)
    .where('product', '=', name)
    .where('area', '=', area)
    .executeTakeFirst()

/** Stores an issue; replaces the stored one unless that is newer. */
export const keepIssue = (db: Db, issue: New<'weatherIssues'>) =>
  db
    .insertInto('weatherIssues')
    .values(issue)
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'product', 'area'])
        .doUpdateSet((eb) => ({
          issuedAt: eb.ref('excluded.issuedAt'),
          dueAt: eb.ref('excluded.dueAt'),
          freshUntil: eb.ref('excluded.freshUntil'),
          content: eb.ref('excluded.content'),
        }))
        .where((eb) =>
          eb.or([
            eb('weatherIssues.issuedAt', 'is', null),
            eb('weatherIssues.issuedAt', '<=', eb.ref('excluded.issuedAt')),
          ]),
        ),
    )
    .execute()

/** Records that no newer issue exists, so that the next try is after `until`. */
export async function extendFreshness(db: Db, { provider, product, area }: Place, until: Date): Promise<void> {
  await db
    .updateTable('weatherIssues')
    .set({ freshUntil: until })
    .where('provider', '=', provider)
    .where('product', '=', product)
    .where('area', '=', area)
    .execute()
}

export async function issuesOf(db: Db, provider: ProviderId, products: readonly Pick<Product, 'name' | 'area'>[]) {
  if (products.length === 0) return []
  return db
    .selectFrom('weatherIssues')
    .selectAll()
    .where('provider', '=', provider)
    .where((eb) => eb.or(products.map(({ name, area }) => eb.and([eb('product', '=', name), eb('area', '=', area)]))))
    .execute()
}

export function midDaysOf(issues: readonly Pick<Row<'weatherIssues'>, 'content'>[]): MidDay[] {
  const days = new Map<string, MidDay>()
  for (const sent of issues.flatMap(({ content }) => content)) {
    const day = MidDay.parse(sent)
    days.set(day.date, { ...days.get(day.date), ...day })
  }
  return [...days.values()]
}

/**
 * Records that a cell (a square of the weather map) is in use, and until when its forecast is fresh; a null `viewedAt`
 * keeps the stored time of the last view.
 */
export const noteCell = (tx: Db, cell: Cell, { freshUntil, viewedAt }: { freshUntil: Date; viewedAt: Date | null }) =>
  tx
    .insertInto('weatherCells')
    .values({ nx: cell.nx, ny: cell.ny, freshUntil, viewedAt })
    .onConflict((conflict) =>
      conflict.columns(['nx', 'ny']).doUpdateSet((eb) => ({
        freshUntil: eb.ref('excluded.freshUntil'),
        viewedAt: eb.fn.coalesce(eb.ref('excluded.viewedAt'), eb.ref('weatherCells.viewedAt')),
      })),
    )
    .execute()

/** Returns the home cells of users seen since `active`, and cells viewed since `viewed`; sorted. */
export function activeCells(db: Db, since: { active: Date; viewed: Date }): Promise<Cell[]> {
  const lived = db
    .selectFrom('profiles')
    .innerJoin('sessions', 'sessions.userId', 'profiles.userId')
    .where('sessions.rotatedAt', '>=', since.active)
    .where('profiles.nx', 'is not', null)
    .where('profiles.ny', 'is not', null)
    .select(['profiles.nx', 'profiles.ny'])
    .$narrowType<{ nx: NotNull; ny: NotNull }>()
  const viewed = db.selectFrom('weatherCells').where('viewedAt', '>=', since.viewed).select(['nx', 'ny'])
  return lived.union(viewed).orderBy('nx').orderBy('ny').execute()
}

/** Greatest distance of a cell that counts as near, in cells, which are 5 km wide. */
const nearby = 3

/** Returns known cells near a cell, nearest first, without itself. */
export function cellsNear(db: Db, { nx, ny }: Cell): Promise<Cell[]> {
  const distance = sql<number>`(nx - ${nx}::integer) ^ 2 + (ny - ${ny}::integer) ^ 2`
  return db
    .selectFrom('weatherCells')
    .where('nx', '>=', nx - nearby)
    .where('nx', '<=', nx + nearby)
    .where('ny', '>=', ny - nearby)
    .where('ny', '<=', ny + nearby)
    .where(distance, '<=', nearby ** 2)
    .where(distance, '>', 0)
    .select(['nx', 'ny'])
    .orderBy(distance)
    .orderBy('nx')
    .orderBy('ny')
    .execute()
}

export async function someAtHome(db: Db, { nx, ny }: Cell): Promise<UserId[]> {
  const rows = await db
    .selectFrom('profiles')
    .where('nx', '=', nx)
    .where('ny', '=', ny)
    .select('userId')
    .limit(3)
    .execute()
  return rows.map(({ userId }) => userId)
}
