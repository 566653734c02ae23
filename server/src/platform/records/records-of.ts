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
 * Most deleted records of one kind and person; beyond the latest, deleted ones go for good as soon as they cannot be
 * undone any more.
 */
const mostDeleted = 200
const undoMs = undoMinutes * 60_000

/** Blocks other changes of all that the person keeps until `tx` ends. */
export const lockRecords = (tx: Db, userId: UserId) => advisoryLock(tx, 'wears', userId)

interface Options<Kind extends RecordKind, Row> {
  /** How many one person may keep. */
  limit: number
  /** Reads a person's records with what belongs to them, deleted ones, too. */
  rows: (db: Db, userId: UserId) => SelectQueryBuilder<Tables, Table<Kind>, Row>
  /** Locks what is deleted with them. */
  lock?: (tx: Db, userId: UserId) => Promise<unknown>
}

interface Change<Row> {
  /** The revision that was last seen, 0 for a new record. */
  revision: number
  /** Whether the stored record says already what is asked for. */
  isSame: (stored: Row) => boolean | Promise<boolean>
  /** `YYYY-MM-DD`: only records of that day count towards the limit. */
  date?: string
  store: (stored: Row | undefined) => Promise<unknown>
}

/**
 * Records of one kind, each under an id that its person's client makes. The revision counts the changes; what is deleted
 * can come back for thirty days. Whoever changes records locks them first.
 */
export function recordsOf<Kind extends RecordKind, Row extends { revision: number; deletedAt: Date | null }>(
  kind: Kind,
  { limit, rows, lock = lockRecords }: Options<Kind, Row>,
) {
  // What is used here the tables of all kinds have.
  const table = recordTables[kind] as 'looks'
  const idOf = ({ id }: Key<Kind>) => id as LookId
  const all = rows as unknown as (db: Db, userId: UserId) => SelectQueryBuilder<Tables, 'looks', Row>

  /** Deleted ones, too. */
  const find = (db: Db, key: Key<Kind>): Promise<Row | undefined> =>
    all(db, key.userId).where('id', '=', idOf(key)).executeTakeFirst()

  /** @throws …NotFound, also for another's and deleted ones */
  async function require(db: Db, key: Key<Kind>): Promise<Row> {
    const stored = await find(db, key)
    if (stored && !stored.deletedAt) return stored
    const { notFound, id } = recordNames[kind]
    throw new AppError(notFound, { [id]: key.id })
  }

  /** @throws …Changed */
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
   * Stores a change of locked records; the same again changes nothing.
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

  /** The next revision, whatever it was before; a deleted one is there again. */
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

  /** Deletes one of locked records. `change`: what is noted with it. */
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

    /** Repeats and unknown ids change nothing; a save brings it back. @throws SessionEnded; …Changed */
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

    /** Deletes for good what nobody can bring back; who deleted many and then nothing more keeps no more than others. */
    async sweep({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
      const now = clock.now()
      await db
        .deleteFrom(table)
        .where('deletedAt', '<', new Date(now.getTime() - deletedFor))
        .execute()
      const { rows: people } = await sql<{ userId: UserId }>`
        select user_id from ${sql.table(table)} where deleted_at is not null
        group by user_id having count(*) > ${mostDeleted}`.execute(db)
      for (const { userId } of people) await prune(db, userId, now)
    },

    forget: (tx: Db, userId: UserId) => tx.deleteFrom(table).where('userId', '=', userId).execute(),
  }
}
