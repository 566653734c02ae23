import { execFileSync } from 'node:child_process'
import { existsSync, globSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FeedId, UserId } from '@otday/contract'
import { lockedSession } from '../../server/src/auth/index.ts'
import { likeStatement, unlikeStatement } from '../../server/src/likes/queries-write.ts'
import { type Database, joinDatabase } from '../../server/src/platform/db/index.ts'
import { loadConfig } from '../../server/src/platform/config/index.ts'
import { runningPostgres } from '../../server/src/platform/postgres/index.ts'

/** Rates of the like and its taking back by PostgreSQL alone: pgbench runs the product's own statements. */
export interface StatementRates {
  like: number
  unlike: number
}

/** Connections, of which a database that the product starts has few to give. */
const people = 16
const feeds = 500
/** Calls of one person; fewer than there are feeds, so that each like is new. */
const each = 400

/** UUIDs that pgbench can compute: 12 digits after a beginning that says of what. */
const beginnings = {
  user: '00000000-0000-4000-8001-',
  session: '00000000-0000-4000-8002-',
  feed: '00000000-0000-4000-8003-',
}
type Kind = keyof typeof beginnings
const idOf = (kind: Kind, number: string) => `('${beginnings[kind]}' || lpad((${number})::text, 12, '0'))::uuid`
const placeholder = (kind: Kind) => `${beginnings[kind]}000000000000`

/** Returns the path of pgbench; null if it is not installed. */
export function pgbenchPath(): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), ...globSync('/usr/lib/postgresql/*/bin')]
  return folders.map((folder) => path.join(folder, 'pgbench')).find((file) => existsSync(file)) ?? null
}

/** Measures statements in the database of a product that runs in `dataDir` and has a user with a post. */
export async function measureStatements(program: string, dataDir: string): Promise<StatementRates> {
  const { database: target } = loadConfig({ DATA_DIR: dataDir })
  if ('url' in target) throw new Error('pgbench measures in the database of a data directory')
  const database = await joinDatabase(target)
  try {
    await seed(database)
    const texts = statementsOf(database)
    const run = (kind: keyof StatementRates) =>
      rateOf(program, { directory: target.directory, kind, text: texts[kind] })
    return { like: run('like'), unlike: run('unlike') }
  } finally {
    await database.close()
  }
}

async function seed({ pool }: Database) {
  const copy = (table: string, count: number, over: string) =>
    pool.query(
      `insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(model) || jsonb_build_object(${over}))).*
       from (select * from ${table} limit 1) as model, generate_series(1, $1::integer) as n`,
      [count],
    )
  const mail = `'email', 'pgbench' || n || '@example.com', 'email_key', 'pgbench' || n || '@example.com'`
  await copy('users', people, `'id', ${idOf('user', 'n')}, ${mail}`)
  await copy('profiles', people, `'user_id', ${idOf('user', 'n')}`)
  await copy('sessions', people, `'id', ${idOf('session', 'n')}, 'user_id', ${idOf('user', 'n')}`)
  await copy(
    'feeds',
    feeds,
    `'id', ${idOf('feed', 'n')}, 'author_id', ${idOf('user', `n % ${people} + 1`)}, 'picture_name', gen_random_uuid()`,
  )
  await pool.query('analyze users, profiles, sessions, feeds, feed_reactions, feed_likes')
}

/** Returns the product's statements with what pgbench computes in place of the values. */
function statementsOf({ db }: Database): Record<keyof StatementRates, string> {
  const now = new Date()
  const [user, feed] = [placeholder('user') as UserId, placeholder('feed') as FeedId]
  const permission = () => lockedSession(db, placeholder('session') as never, user, now)
  const by = { id: user, lock: () => Promise.resolve(), permission }
  const values: Readonly<Record<string, string>> = {
    [user]: idOf('user', ':client_id + 1'),
    [placeholder('session')]: idOf('session', ':client_id + 1'),
    [feed]: idOf('feed', `(:client_id * 7 + :call) % ${feeds} + 1`),
  }
  const valueOf = (value: unknown) =>
    value instanceof Date ? 'now()' : (values[String(value)] ?? `'${String(value).replaceAll("'", "''")}'`)
  const textOf = (statement: ReturnType<typeof likeStatement>) => {
    const { sql, parameters } = statement.compile(db)
    const valued = sql.replace(/\$(\d+)/g, (_, nth: string) => valueOf(parameters[Number(nth) - 1]))
    // What is hashed has no type of its own in the statement; an id is hashed as its text.
    return valued.replaceAll(`hashtext(${values[user]})`, `hashtext((${values[user]})::text)`)
  }
  return { like: textOf(likeStatement(db, feed, by, now)), unlike: textOf(unlikeStatement(db, feed, by)) }
}

interface Run {
  directory: string
  kind: keyof StatementRates
  text: string
}

/** Returns statements a second. */
function rateOf(program: string, { directory, kind, text }: Run): number {
  const server = runningPostgres(directory)
  if (!server) throw new Error('the product does not run any more')
  const file = path.join(directory, `${kind}.pgbench`)
  writeFileSync(file, `\\set call :call + 1\n${text.replaceAll('\n', ' ')};\n`)
  const load = ['-n', '-M', 'prepared', '-c', String(people), '-j', '2', '-t', String(each), '-D', 'call=0', '-f', file]
  const env = { ...process.env, ...('password' in server && { PGPASSWORD: String(server.password) }) }
  const printed = execFileSync(
    program,
    ['-h', server.host, '-p', String(server.port), '-U', server.user, ...load, server.database],
    {
      env,
      encoding: 'utf8',
    },
  )
  const [, rate] = /tps = ([\d.]+) \(without/.exec(printed) ?? []
  const [, failed] = /number of failed transactions: (\d+)/.exec(printed) ?? []
  if (rate === undefined || Number(failed ?? 0) > 0) throw new Error(`pgbench failed: ${printed}`)
  return Number(rate)
}
