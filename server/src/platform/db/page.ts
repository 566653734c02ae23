import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import type { Page, PageQuery, SortDirection } from '@otday/contract'
import { type SelectQueryBuilder, sql } from 'kysely'
import { AppError } from '../errors.ts'
import { LruCache } from '../cache/lru-cache.ts'
import { createStatements } from './statements.ts'
import type { Db } from './database.ts'

export interface Order<R> {
  by: string
  direction: SortDirection
  /** Column of the sort value; like `id`, an SQL reference such as `feeds.createdAt`. */
  column: string
  id: string
  valueOf(row: R): Date | number | string
  /** Columns (xid8) with the ids of the transactions that last raised, and last lowered, the value. */
  moves?: { up: string; down: string }
}

interface ListRequest<R> {
  page: PageQuery
  order: Pick<Order<R>, 'by' | 'direction' | 'valueOf'>
  /** Filters of the list; a cursor is valid with the same filters only. */
  filters: Record<string, unknown>
}

interface PageRequest<R> extends ListRequest<R> {
  order: Order<R>
  /** Returns the length of the whole list; called for first pages only, as cursors carry the total. */
  total(rows: R[]): Promise<number>
}

export type InRange = <D, T extends keyof D, R>(
  query: SelectQueryBuilder<D, T, R>,
  limit: number,
) => SelectQueryBuilder<D, T, R>

export interface Paging {
  /**
   * Returns a page. Concurrent inserts make pages neither omit nor repeat rows; if sort values change, rows may be
   * skipped, but are never repeated.
   */
  pageOf<D, T extends keyof D, R extends { id: string }>(
    query: SelectQueryBuilder<D, T, R>,
    request: PageRequest<R>,
  ): Promise<Page<R>>
  /** Returns a page of the rows that `rowsOf` selects; it must apply `inRange` to its query. */
  pageFrom<R extends { id: string }>(
    request: PageRequest<R>,
    rowsOf: (inRange: InRange, limit: number) => Promise<R[]>,
  ): Promise<Page<R>>
  /**
   * Returns a function like `pageOf` that compiles its statement once for each order, limit and combination of values
   * that are not undefined.
   */
  keptPages<V extends object, D, T extends keyof D, R extends { id: string }>(
    db: Db,
    list: (values: V, isFirst: boolean) => SelectQueryBuilder<D, T, R>,
  ): (values: V, request: PageRequest<R>) => Promise<Page<R>>
  /** Returns a page of rows that are in memory, for orders that no column has; `valueOf` must return text. */
  pageAmong<R extends { id: string }>(rows: readonly R[], request: ListRequest<R>): Promise<Page<R>>
}

/** Most cursors in memory: a list that many people read at once ends at the same place for all of them. */
const mostSigned = 1000

type Position = [value: string | number, id: string, total: number, snapshot?: string]

const snapshotOf = (rows: readonly object[]) => (rows[0] as { snapshot?: string } | undefined)?.snapshot

/** Creates paging with opaque cursors, which are signed together with order and filters. */
export function createPaging(secret: Buffer): Paging {
  const key = createSecretKey(secret)
  const sign = (payload: string, binding: string) =>
    createHmac('sha256', key).update(`${binding}\n${payload}`).digest().subarray(0, 12)
  const signed = new LruCache<string, string>(mostSigned)
  const encode = (position: Position, binding: string) => {
    const text = JSON.stringify(position)
    const known = signed.get(`${binding}\n${text}`)
    if (known !== undefined) return known
    const payload = Buffer.from(text).toString('base64url')
    const cursor = `${payload}.${sign(payload, binding).toString('base64url')}`
    signed.set(`${binding}\n${text}`, cursor)
    return cursor
  }
  const decode = (cursor: string, binding: string): Position => {
    const [payload = '', signature = ''] = cursor.split('.')
    const given = Buffer.from(signature, 'base64url')
    const expected = sign(payload, binding)
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new AppError('InvalidCursor')
    return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Position
  }

  const pageWith = async <R extends { id: string }>(
    {
      page,
      order,
      filters,
      total,
    }: ListRequest<R> & Pick<PageRequest<R>, 'total'> & { order: Pick<Order<R>, 'moves'> },
    rowsAfter: (after: Position | null, limit: number) => Promise<R[]>,
  ): Promise<Page<R>> => {
    const binding = JSON.stringify([order.by, order.direction, filters])
    const after = page.cursor === undefined ? null : decode(page.cursor, binding)
    if (page.idAfter !== undefined && page.idAfter !== after?.[1]) throw new AppError('InvalidCursor')
    const rows = await rowsAfter(after, page.limit + 1)
    const data = rows.slice(0, page.limit)
    const last = data.at(-1)
    const hasNext = rows.length > page.limit
    const totalCount = after ? after[2] : hasNext ? await total(data) : data.length
    const snapshot = order.moves && (after ? after[3] : snapshotOf(rows))
    const rest = snapshot === undefined ? ([totalCount] as const) : ([totalCount, snapshot] as const)
    return {
      data,
      hasNext,
      nextCursor: hasNext && last ? encode([encodedValue(order.valueOf(last)), last.id, ...rest], binding) : null,
      nextIdAfter: hasNext && last ? last.id : null,
      totalCount,
      sortBy: order.by,
      sortDirection: order.direction,
    }
  }

  const paging: Paging = {
    pageOf: (query, request) => paging.pageFrom(request, (inRange, limit) => inRange(query, limit).execute()),
    pageFrom: (request, rowsOf) =>
      pageWith(request, (after, limit) =>
        rowsOf((query, most) => inOrder(query, request.order, after && placeOf(after), most), limit),
      ),
    keptPages: (db, list) => {
      const ask = createStatements(db)
      return (values, request) =>
        pageWith(request, (after, limit) => {
          const { by, direction } = request.order
          const place = after ? placeOf(after) : { value: undefined, id: undefined, snapshot: undefined }
          return ask(`${by} ${direction} ${limit}`, { ...values, ...place }, (open) =>
            inOrder(list(open, after === null), request.order, after && open, limit),
          )
        })
    },
    pageAmong: (rows, request) =>
      pageWith({ ...request, total: async () => rows.length }, async (after, limit) =>
        inOrderAmong(rows, request.order, after).slice(0, limit),
      ),
  }
  return paging
}

function inOrderAmong<R extends { id: string }>(
  rows: readonly R[],
  { direction, valueOf }: ListRequest<R>['order'],
  after: Position | null,
): R[] {
  const forwards = (one: readonly [unknown, string], other: readonly [unknown, string]) =>
    compareTexts(String(one[0]), String(other[0])) || compareTexts(one[1], other[1])
  const compare: typeof forwards = direction === 'ASCENDING' ? forwards : (one, other) => forwards(other, one)
  const placed = rows.map((row) => ({ row, at: [encodedValue(valueOf(row)), row.id] as const }))
  return placed
    .filter(({ at }) => after === null || compare(at, [after[0], after[1]]) > 0)
    .toSorted((one, other) => compare(one.at, other.at))
    .map(({ row }) => row)
}

const compareTexts = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

interface Place {
  value: unknown
  id: unknown
  snapshot: unknown
}
const placeOf = ([value, id, , snapshot]: Position): Place => ({ value, id, snapshot })

const encodedValue = (value: Date | number | string) => (value instanceof Date ? value.toISOString() : value)

/**
 * Adds order, position and limit to a query. `limit` is a literal: for a parameter, PostgreSQL's generic plan would
 * expect to read a tenth of the table.
 */
function inOrder<D, T extends keyof D, R>(
  query: SelectQueryBuilder<D, T, R>,
  { column, id, direction, moves }: Pick<Order<never>, 'column' | 'id' | 'direction' | 'moves'>,
  after: Place | null,
  limit: number,
) {
  const [way, beyond] = direction === 'DESCENDING' ? (['desc', sql`<`] as const) : (['asc', sql`>`] as const)
  const columns = sql`(${sql.ref(column)}, ${sql.ref(id)})`
  const towardsEnd = moves && (direction === 'DESCENDING' ? moves.down : moves.up)
  return query
    .$if(after !== null, (q) => q.where(sql<boolean>`${columns} ${beyond} (${after?.value}, ${after?.id})`))
    .$if(towardsEnd !== undefined && after?.snapshot !== undefined, (q) =>
      q.where(hasStayed(towardsEnd ?? '', after?.snapshot)),
    )
    .$call((q) => (moves !== undefined && after === null ? withSnapshot(q) : q))
    .orderBy(sql.ref(column), way)
    .orderBy(sql.ref(id), way)
    .limit(sql.lit(limit))
}

const withSnapshot = <D, T extends keyof D, R>(query: SelectQueryBuilder<D, T, R>) =>
  query.select(sql<string>`pg_current_snapshot()::text`.as('snapshot')) as unknown as SelectQueryBuilder<D, T, R>

/**
 * Returns the condition that a row's sort value has not changed since the snapshot `since`; the column `movedIn` has
 * the id of the transaction that changed it last. In restored databases, that id may lie in the future, and does not
 * count.
 */
const hasStayed = (movedIn: string, since: unknown) => sql<boolean>`not coalesce(
  pg_visible_in_snapshot(${sql.ref(movedIn)}, pg_current_snapshot())
  and not pg_visible_in_snapshot(${sql.ref(movedIn)}, ${since}::pg_snapshot), false)`
