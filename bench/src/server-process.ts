import { randomUUID } from 'node:crypto'
import { systemClock } from '../../server/src/platform/clock.ts'
import { job } from '../../server/src/platform/jobs/index.ts'
import { measureCpu } from './cpu.ts'
import type { BenchDataset, BenchServerMessage } from './bench-server.ts'
import { openInProcessServer } from './in-process-server.ts'
import { addPerson } from './old-people.ts'
import { seedCloset, seedFeeds } from './seed.ts'
import { seedBriefings } from './seed-briefings.ts'
import { seedDiary } from './seed-diary.ts'
import { watchLoop } from './watchdog.ts'

const [databaseUrl = '', feeds = '20000', env = '{}', dataset = '{}'] = process.argv.slice(2)
const { wears = 0, briefed = 0, pushHost = '' } = JSON.parse(dataset) as BenchDataset
const clock = briefed > 0 ? sevenInTheMorning() : systemClock
const server = await openInProcessServer(databaseUrl, JSON.parse(env) as Record<string, string>, clock)
const { url, database } = server

const password = 'bench123'
const reader = await addPerson(url, { email: 'reader@example.com', name: '읽는이', password })
const owner = await addPerson(url, { email: 'owner@example.com', name: '옷부자', password })
const weather = await call('/api/weathers?latitude=37.567&longitude=126.988', { token: owner.token })
await seedFeeds(database.pool, reader.id, weather[0], Number(feeds))
await seedCloset(database.pool, owner.id, 500)
if (wears > 0) await firstWear().then(() => seedDiary(database.pool, owner.id, wears))
if (briefed > 0)
  await seedBriefings(database.pool, { people: briefed, ownerId: owner.id, host: pushHost, minute: 7 * 60 })

const spent = measureCpu()
report({
  ready: {
    url,
    token: reader.token,
    closetToken: owner.token,
    weatherId: weather[0].id,
  },
})
let unwatch: Awaited<ReturnType<typeof watchLoop>> | undefined
process.on('message', (message) => {
  if (message === 'watch') return void watch()
  if (message === 'blocked') return void unwatch?.().then((blocked) => report({ blocked }))
  if (message === 'spent') return report({ spent: spent() })
  if (message === 'alive') return report({ alive: aliveMb() })
  if (message === 'brief') return void server.jobs.enqueue(database.db, job<object>()('briefings'), {})
  void leave()
})

/** Returns a clock that starts at seven this morning in Seoul. */
function sevenInTheMorning() {
  const [today] = new Date(Date.now() + 9 * 3_600_000).toISOString().split('T')
  const shift = Date.parse(`${today}T07:00:00+09:00`) - Date.now()
  return { now: () => new Date(Date.now() + shift) }
}

async function watch() {
  unwatch = await watchLoop()
  report({ watching: true })
}

function aliveMb() {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 1_000_000
}

async function leave() {
  await server.leave()
}

function report(message: BenchServerMessage) {
  process.send?.(message)
}

/**
 * Saves one diary record through the API, which `seedDiary` then copies: an outfit of the closet in today's weather.
 */
async function firstWear() {
  const { token } = owner
  const weatherId = weather[0].id
  const { clothes } = await call(`/api/recommendations?weatherId=${weatherId}`, { token })
  const clothesIds = clothes.map(({ clothesId }: { clothesId: string }) => clothesId)
  const [date] = new Date(Date.now() + 9 * 3_600_000).toISOString().split('T')
  const body = JSON.stringify({ date, state: 'WORN', source: 'RECOMMENDATION', clothesIds, weatherId, revision: 0 })
  await call(`/api/wears/${randomUUID()}`, { token, body, type: 'application/json', method: 'PUT' })
}

interface Sent {
  token?: string
  body?: string
  type?: string
  method?: 'POST' | 'PUT'
}

async function call(target: string, { token, body, type, method = 'POST' }: Sent) {
  const response = await fetch(`${url}${target}`, {
    ...(body !== undefined && { method, body }),
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(type && { 'content-type': type }) },
  })
  if (!response.ok) throw new Error(`${target}: ${response.status} ${await response.text()}`)
  return response.json()
}
