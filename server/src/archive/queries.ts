import { unfinishedMark } from '#platform/db/index.ts'
import { type ArchivedJob, type ArchivedTable } from './source.ts'
import { inReferenceOrder } from './table-order.ts'

/** A database connection of pg or PGlite. */
export interface Queryable {
  query<Row extends object>(text: string): Promise<{ rows: Row[] }>
}

interface CatalogTable extends ArchivedTable {
  /** SQL expressions by which rows are ordered: the columns of the primary key. */
  order: readonly string[]
  targets: readonly string[]
}

/**
 * SQL that, until the transaction ends, makes values' texts independent of the server's settings and removes time
 * limits.
 */
export const steadyTexts = `
  set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local extra_float_digits = 1; set local bytea_output = 'hex';
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`

/**
 * Selects tables and columns, except generated columns and those of transaction ids (xid8), which mean nothing on
 * another server: ids above its own would count as future for ever. A table whose primary key has such an id is left
 * out.
 */
const tablesQuery = `
  select c.relname as name,
    (select json_agg(a.attname order by a.attnum) from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
      and not a.attisdropped and a.attgenerated = '' and a.atttypid <> 'xid8'::regtype) as columns,
    (select json_agg(quote_ident(a.attname) || case when a.attcollation = 0 then '' else ' collate "C"' end
        order by key.place)
      from pg_index i cross join unnest(i.indkey::int2[]) with ordinality key (attnum, place)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = key.attnum
      where i.indrelid = c.oid and i.indisprimary) as "order",
    (select coalesce(json_agg(distinct target.relname), '[]') from pg_constraint f
      join pg_class target on target.oid = f.confrelid
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as targets
  from pg_class c
  where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace 
    and c.relname not in ('schema_migrations', '${unfinishedMark}')
    and not exists (select from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
      where i.indrelid = c.oid and i.indisprimary and a.atttypid = 'xid8'::regtype)`

export interface Catalog {
  migrations: string[]
  tables: ArchivedTable[]
  /** Returns the SQL that selects a table's rows in their order. */
  rowsOf(table: ArchivedTable): string
}

/**
 * Reads which tables there are, and their order.
 * @throws when a table has no primary key, or foreign keys make a circle
 */
export async function catalogOf(connection: Queryable): Promise<Catalog> {
  const applied = await connection.query<{ name: string }>('select name from schema_migrations order by name')
  const { rows } = await connection.query<CatalogTable>(tablesQuery)
  const unsorted = rows.find(({ order }) => order === null)
  if (unsorted) throw new Error(`${unsorted.name} has no primary key`)
  const orders = new Map(rows.map(({ name, order }) => [name, order.join(', ')]))
  return {
    migrations: applied.rows.map(({ name }) => name).toSorted(),
    tables: inReferenceOrder(rows).map(({ name, columns }) => ({ name, columns })),
    rowsOf: ({ name, columns }) =>
      `select ${quoted(columns)} from ${quoted([name])} order by ${orders.get(name) ?? ''}`,
  }
}

const quoted = (names: readonly string[]) => names.map((name) => `"${name.replaceAll('"', '""')}"`).join(', ')

/** Selects waiting jobs. Running jobs count as waiting, since their handlers tolerate repeats. */
const waitingQuery = `
  select name, coalesce(data, '{}') as data,
    to_char(start_after at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startAfter"
  from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss\\_\\_%'
  order by name, start_after, id`

/** Lists waiting jobs; none if the server has never started on this database. */
export async function waitingJobs(connection: Queryable): Promise<ArchivedJob[]> {
  const { rows } = await connection.query<{ found: boolean }>(`select to_regclass('pgboss.job') is not null as found`)
  return rows[0]?.found ? (await connection.query<ArchivedJob>(waitingQuery)).rows : []
}

export const copyOut = (select: string): string => `copy (${select}) to stdout`

export const copyIn = ({ name, columns }: ArchivedTable): string =>
  `copy ${quoted([name])} (${quoted(columns)}) from stdin`

/**
 * Returns SQL that empties tables, since migrations insert rows into some. Triggers are switched off, which an owner
 * may do without being superuser.
 */
export const emptied = (tables: readonly ArchivedTable[]): string =>
  `${switched(tables, 'disable')}; truncate ${tables.map(({ name }) => quoted([name])).join(', ')}`

export const triggersOn = (tables: readonly ArchivedTable[]): string => switched(tables, 'enable')

const switched = (tables: readonly ArchivedTable[], on: 'enable' | 'disable') =>
  tables.map(({ name }) => `alter table ${quoted([name])} ${on} trigger user`).join('; ')

/** Sets every sequence to go on after the highest value of its column. */
export async function setSequences(connection: Queryable): Promise<void> {
  const { rows } = await connection.query<{ statement: string }>(`
    select format('select setval(%L, coalesce(max(%I), 1), max(%I) is not null) from %I', s.oid::regclass, a.attname,
      a.attname, t.relname) as statement
    from pg_class s join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
    join pg_class t on t.oid = d.refobjid
    join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
    where s.relkind = 'S' and s.relnamespace = current_schema()::regnamespace`)
  if (rows.length > 0) await connection.query(rows.map(({ statement }) => statement).join('; '))
}
