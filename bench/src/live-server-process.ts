import { randomUUID } from 'node:crypto'
import type { SessionId, UserId } from '@otday/contract'
import { signAccessToken } from '../../server/src/auth/tokens.ts'
import { deriveKeys } from '../../server/src/platform/crypto/keys.ts'
import { measureLoop } from './cpu.ts'
import type { LiveMessage, LivePerson } from './live-server.ts'
import { benchSecret, openInProcessServer } from './in-process-server.ts'

/** Runs the server of `bench live` with many people, some of whom have sessions; the first is an administrator. */

const [databaseUrl = '', connected = '1000', recipients = '10000'] = process.argv.slice(2)
const { url, database, leave } = await openInProcessServer(databaseUrl)
const ids = Array.from({ length: Math.max(Number(recipients), Number(connected) + 1) }, () => randomUUID() as UserId)
await seed()
const people = await Promise.all(ids.slice(0, Number(connected) + 1).map(personOf))
const loopDelay = measureLoop()
report({ ready: { url, people } })
process.on('message', (message) => {
  if (message === 'figures') return void giveFigures()
  if (message === 'memory') return giveMemory()
  void leave()
})

async function giveFigures() {
  const { rows } = await database.pool.query(
    'select coalesce(sum(count), 0)::integer as recipients from notification_inboxes',
  )
  report({ figures: { loopDelay: loopDelay(), recipients: rows[0].recipients } })
}

function giveMemory() {
  globalThis.gc?.()
  report({ memory: process.memoryUsage().rss })
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
      deriveKeys(benchSecret),
      { userId: id, sessionId, generation: 1 },
      index === 0 ? 'ADMIN' : 'USER',
      new Date(),
    ),
  }
}

function report(message: LiveMessage) {
  process.send?.(message)
}
