import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { SessionId, UserId } from '@otday/contract'
import { createApp } from '../../server/src/app.ts'
import { signAccessToken } from '../../server/src/auth/tokens.ts'
import { systemClock } from '../../server/src/platform/clock.ts'
import { loadConfig } from '../../server/src/platform/config/index.ts'
import { migrate, openDatabase } from '../../server/src/platform/db/index.ts'
import { deriveKeys } from '../../server/src/platform/keys.ts'
import type { LiveMessage, LivePerson } from './live-house.ts'

/** The server of `bench live`: many people, some of them with sessions, the first an administrator. */

const [databaseUrl = '', connected = '1000', told = '10000'] = process.argv.slice(2)
const secret = 'a secret for measuring, long enough'
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'otday-bench-live-'))
const config = loadConfig({
  DATA_DIR: dataDir,
  DEMO: 'off',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
})
const database = await openDatabase(config.database)
await migrate(database.pool)
const app = await createApp({ config, secret, database, clock: systemClock })
const url = await app.http.listen({ host: '127.0.0.1', port: 0 })
const ids = Array.from({ length: Math.max(Number(told), Number(connected) + 1) }, () => randomUUID() as UserId)
await seed()
const people = await Promise.all(ids.slice(0, Number(connected) + 1).map(personOf))
const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
tell({ ready: { url, people } })
process.on('message', (message) => {
  if (message === 'figures') return void giveFigures()
  if (message === 'memory') return giveMemory()
  void leave()
})

async function giveFigures() {
  const { rows } = await database.pool.query(
    'select coalesce(sum(count), 0)::integer as told from notification_inboxes',
  )
  const loopDelay = delay.percentile(99) / 1e6
  delay.reset()
  tell({ figures: { loopDelay, told: rows[0].told } })
}

function giveMemory() {
  globalThis.gc?.()
  tell({ memory: process.memoryUsage().rss })
}

async function seed() {
  await database.pool.query(
    `insert into users (id, email, email_key, name, role, created_at)
     select id, id || '@example.com', id || '@example.com', 'bench', case n when 1 then 'ADMIN' else 'USER' end, now()
     from unnest($1::uuid[]) with ordinality as person (id, n)`,
    [ids],
  )
  await database.pool.query(`insert into profiles (user_id, created_at) select unnest($1::uuid[]), now()`, [ids])
}

async function personOf(id: UserId, index: number): Promise<LivePerson> {
  const sessionId = randomUUID() as SessionId
  await database.pool.query(
    `insert into sessions (id, user_id, rotated_at, expires_at, created_at)
     values ($1, $2, now(), now() + interval '1 day', now())`,
    [sessionId, id],
  )
  return {
    id,
    token: await signAccessToken(
      deriveKeys(secret),
      { userId: id, sessionId },
      index === 0 ? 'ADMIN' : 'USER',
      new Date(),
    ),
  }
}

async function leave() {
  await app.close()
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(0)
}

function tell(message: LiveMessage) {
  process.send?.(message)
}
