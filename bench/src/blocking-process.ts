import type { UserId } from '@otday/contract'
import { Person } from '../../server/test/kit/kills/person.ts'
import { openInProcessServer } from './in-process-server.ts'
import { seedFullAccount } from './seed-full-account.ts'
import { watchLoop } from './watchdog.ts'

/** A running server with a full account (seed-full-account.ts) and the account of one other person. */
export interface BlockingReady {
  url: string
  tokens: { full: string; other: string }
  ids: { person: UserId; other: UserId } & Awaited<ReturnType<typeof seedFullAccount>>
}

const server = await openInProcessServer(process.env['BENCH_DATABASE_URL'] ?? '')
const full = await Person.signUp(server.url, 'full')
const other = await Person.signUp(server.url, 'other')
const ids = await seedFullAccount(server.database.pool, full)
const ready: BlockingReady = {
  url: server.url,
  tokens: { full: full.token, other: other.token },
  ids: { person: full.id, other: other.id, ...ids },
}
process.send?.({ ready })

let unwatch: Awaited<ReturnType<typeof watchLoop>> | undefined
process.on('message', (message) => void follow(message))

async function follow(message: unknown): Promise<void> {
  if (message === 'watch') {
    unwatch = await watchLoop()
    process.send?.({ watching: true })
  } else if (message === 'blocked') process.send?.({ blocked: await unwatch?.() })
  else await server.leave()
}
