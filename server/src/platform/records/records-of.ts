import {
  type LookId,
  type RecordKind,
  recordNames,
  type TripId,
  undoMinutes,
  type UserId,
  type WearId,
} from '@otday/contract'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Clock } from '../clock.ts'
import { advisoryLock, type Db, inTransaction, type New, type Tables } from '../db/index.ts'
import { AppError } from '../errors.ts'
import type { Writer } from '../writer.ts'
import { RecordChanged, TooMany } from './record-errors.ts'

export const recordTables = { wears: 'wearEntries', looks: 'looks', trips: 'trips' } as const
type Table<Kind extends RecordKind> = (typeof recordTables)[Kind]

interface Key<Kind extends RecordKind> {
  userId: UserId
  id: { wears: WearId; looks: LookId; trips: TripId }[Kind]
}
type Content<Kind extends RecordKind> = Omit<New<Table<Kind>>, 'userId' | 'id' | 'createdAt' | 'revision'>

/** ms for which a deleted record can be restored. */
const deletedFor = 30 * 86_400_000
/**
 * Most deleted records of one kind and user that can be restored. Older ones are removed for good, but not within the
 * first minutes, in which their deletion can be undone.
 */
const mostDeleted = 200
const undoMs = undoMinutes * 60_000

/** Blocks other changes of a user's wear records, looks and trips until `tx` ends. */
export const lockRecords = (tx: Db, userId: UserId) => advisoryLock(tx, 'wears', userId)

interface Options<Kind extends RecordKind, Row> {
  /** Most records that one user may keep, or may have on one day if `save` gets a `date`. */
  limit: number
  /** Selects a user's records with what belongs to them, including deleted ones. */
  rows: (db: Db, userId: UserId) => SelectQueryBuilder<Tables, Table<Kind>, Row>
  /** Locks a user's records of this kind, and what is deleted with them. */
  lock?: (tx: Db, userId: UserId) => Promise<unknown>
}

interface Change<Row> {
  /** The revision that the client saw last; 0 for a new record. */
  revision: number
  /** Returns whether the stored record has the requested content already. */
  isSame: (stored: Row) => boolean | Promise<boolean>
  /** Date (`YYYY-MM-DD`) of the record; if given, only records of that date count towards the limit. */
  date?: string
  store: (stored: Row | undefined) => Promise<unknown>
}

/**
 * Functions for the records of one kind: wear records, looks or trips. Their ids are made by the client. A revision
 * counts a record's changes; a deleted record can be restored for thirty days. Changes require that the records are
 * locked.
 */
export function recordsOf<Kind extends RecordKind, Row extends { revision: number; deletedAt: Date | null }>(
  kind: Kind,
  { limit, rows, lock = lockRecords }: Options<Kind, Row>,
) {
  // Every kind's table has the columns used below, so the type of the table `looks` serves for all of them.
  const table = recordTables[kind] as 'looks'
  const idOf = ({ id }: Key<Kind>) => id as LookId
  const all = rows as unknown as (db: Db, userId: UserId) => SelectQueryBuilder<Tables, 'looks', Row>

  /** Finds a record, even a deleted one. */
  const find = (db: Db, key: Key<Kind>): Promise<Row | undefined> =>
    all(db, key.userId).where('id', '=', idOf(key)).executeTakeFirst()

  /** Returns a record. @throws …NotFound, also for another user's record and a deleted one */
  async function require(db: Db, key: Key<Kind>): Promise<Row> {
    const stored = await find(db, key)
    if (stored && !stored.deletedAt) return stored
    const { notFound, id } = recordNames[kind]
    throw new AppError(notFound, { [id]: key.id })
  }

  /** Requires that the client has seen the current revision. @throws …Changed */
  function requireRevision(stored: Row | undefined, seen: number): void {
    const revision = stored?.revision ?? 0
    if (revision !== seen) throw new RecordChanged(kind, revision)
  }

  async function requireQuota(db: Db, key: Key<Kind>, date: string | undefined): Promise<void> {
    const { count } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('userId', '=', key.userId)
      .where('id', '<>', idOf(key))
      .where('deletedAt', 'is', null)
      .$if(date !== undefined, (query) => query.where(sql.ref('date'), '=', date))
      .executeTakeFirstOrThrow()
    if (Number(count) >= limit) throw new TooMany(kind)
  }

  /**
   * Stores a change of a record; the records must be locked. Saving content that is stored already changes nothing.
   * @throws …Changed with the stored `revision`; TooMany…
   */
  async function save(tx: Db, key: Key<Kind>, { revision, isSame, date, store }: Change<Row>): Promise<Row> {
    const stored = await find(tx, key)
    if (stored && !stored.deletedAt && (await isSame(stored))) return stored
    requireRevision(stored, revision)
    await requireQuota(tx, key, date)
    await store(stored)
    return require(tx, key)
  }

  /** Inserts a record or overwrites it, which increments its revision and restores a deleted one. */
  function upsert(tx: Db, key: Key<Kind>, content: Content<Kind>) {
    const columns = content as Content<'looks'>
    return tx
      .insertInto(table)
      .values({ userId: key.userId, id: idOf(key), ...columns, createdAt: columns.updatedAt })
      .onConflict((conflict) =>
        conflict
          .columns(['userId', 'id'])
          .doUpdateSet((row) => ({ ...columns, revision: row(`${table}.revision`, '+', 1) })),
      )
      .execute()
  }

  const update = (tx: Db, key: Key<Kind>, change: Partial<Content<Kind>>) =>
    tx
      .updateTable(table)
      .set((row) => ({ ...(change as Partial<Content<'looks'>>), revision: row('revision', '+', 1) }))
      .where('userId', '=', key.userId)
      .where('id', '=', idOf(key))
      .execute()

  const prune = (tx: Db, userId: UserId, now: Date) =>
    sql`
      delete from ${sql.table(table)} where user_id = ${userId} and deleted_at < ${new Date(now.getTime() - undoMs)}
        and id in (select id from ${sql.table(table)} where user_id = ${userId} and deleted_at is not null
          order by deleted_at desc offset ${mostDeleted})`.execute(tx)

  /** Deletes a record; the records must be locked. `change` is stored with the deletion. */
  async function discard(tx: Db, key: Key<Kind>, now: Date, change: Partial<Content<Kind>> = {}): Promise<void> {
    await update(tx, key, { ...change, deletedAt: now, updatedAt: now })
    await prune(tx, key.userId, now)
  }

  return {
    find,
    require,
    requireRevision,
    save,
    upsert,
    update,
    discard,

    /**
     * Deletes a record, which a later save restores. Does nothing if it is deleted already or unknown.
     * @throws SessionEnded; …Changed
     */
    delete: ({ db, clock }: { db: Db; clock: Clock }, by: Writer, id: Key<Kind>['id'], revision?: number) =>
      inTransaction(db, async (tx): Promise<undefined> => {
        await by.lock(tx)
        await lock(tx, by.id)
        const key = { userId: by.id, id }
        const stored = await find(tx, key)
        if (!stored || stored.deletedAt) return
        if (revision !== undefined) requireRevision(stored, revision)
        await discard(tx, key, clock.now())
      }),

    /**
     * Removes for good the records that cannot be restored anymore. Each deletion also removes the user's oldest ones
     * beyond `mostDeleted`, but spares recent ones; this removes those later, even if the user deletes nothing more.
     */
    async sweep({ db, clock }: { db: Db; clock: Clock }, signal?: AbortSignal): Promise<void> {
      const now = clock.now()
      await db
        .deleteFrom(table)
        .where('deletedAt', '<', new Date(now.getTime() - deletedFor))
        .execute()
      const { rows: people } = await sql<{ userId: UserId }>`
        select user_id from ${sql.table(table)} where deleted_at is not null
        group by user_id having count(*) > ${mostDeleted}`.execute(db)
      for (const { userId } of people) {
        signal?.throwIfAborted()
        await prune(db, userId, now)
      }
    },

    forget: (tx: Db, userId: UserId) => tx.deleteFrom(table).where('userId', '=', userId).execute(),
  }
}
