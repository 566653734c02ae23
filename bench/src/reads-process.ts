import { setTimeout } from 'node:timers/promises'
import { job } from '../../server/src/platform/jobs/index.ts'
import { measureCpu, measureLoop } from './cpu.ts'
import { type BareAsk, type BareName, openBareRoutes } from './bare-routes.ts'
import { openInProcessServer } from './in-process-server.ts'
import { addPerson } from './old-people.ts'
import type { ReadsMessage } from './reads-server.ts'
import { seedCloset, seedFeeds } from './seed.ts'
import { keepAppearances, seedLists, seedReaders } from './seed-readers.ts'

/** Runs the server of `bench api` with people who read, and bare routes that send the same. */

const [databaseUrl = '', feeds = '20000', readers = '5000'] = process.argv.slice(2)
const { url, database, jobs, leave } = await openInProcessServer(databaseUrl)
const { pool } = database
const password = 'bench123'
const reader = await addPerson(url, { email: 'reader@example.com', name: '읽는이', password })
const owner = await addPerson(url, { email: 'owner@example.com', name: '옷부자', password })
const [weather] = (await read('/api/weathers?latitude=37.567&longitude=126.988')) as [{ id: string }]
await seedFeeds(pool, reader.id, weather as never, Number(feeds))
await seedCloset(pool, reader.id, 500)
await seedCloset(pool, owner.id, 500)
const { feedId, conversationId } = await seedLists(pool, [reader.id, owner.id])
await rewriteFeeds()
const tokens = await seedReaders(pool, Number(readers))

const paths: Readonly<Record<BareName, string>> = {
  feeds: '/api/feeds',
  comments: `/api/feeds/${feedId}/comments`,
  closet: `/api/clothes?ownerId=${reader.id}`,
  notifications: '/api/notifications',
  history: `/api/direct-messages?userId=${owner.id}`,
  profile: `/api/users/${reader.id}/profiles`,
}
const values: Readonly<Record<BareName, string>> = {
  feeds: reader.id,
  comments: feedId,
  closet: reader.id,
  notifications: reader.id,
  history: conversationId,
  profile: reader.id,
}
const closet = (await read(`${paths.closet}&limit=100`)) as { data: { id: string; appearance: object }[] }
await keepAppearances(pool, closet.data)
const asks = Object.fromEntries(
  await Promise.all(
    Object.entries(paths).map(async ([name, path]): Promise<[string, BareAsk]> => {
      const { data, ...envelope } = (await read(path)) as { data?: unknown }
      return [name, { value: values[name as BareName], envelope: data === undefined ? null : envelope }]
    }),
  ),
) as Record<BareName, BareAsk>
const bare = await openBareRoutes(pool, asks)
const spent = measureCpu()
const loopDelay = measureLoop()
send({
  ready: {
    url,
    bareUrl: bare.url,
    paths,
    token: reader.token,
    tokens,
    closetToken: owner.token,
    weatherId: weather.id,
  },
})
process.on('message', (message) => {
  if (message === 'spent') return send({ spent: { main: spent().main, loopDelay: loopDelay() } })
  void bare.close().then(leave)
})

/** Waits until the job that rewrites snapshots of older versions has rewritten those that were seeded. */
async function rewriteFeeds() {
  await jobs.enqueue(database.db, job<{ after: null }>()('feeds-rewriting'), { after: null })
  const isLeft = async () => (await pool.query('select from feeds where is_stored_as_shown is null limit 1')).rowCount
  while (await isLeft()) await setTimeout(200)
  await pool.query('vacuum analyze feeds')
}

function send(message: ReadsMessage) {
  process.send?.(message)
}

async function read(path: string): Promise<unknown> {
  const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${reader.token}` } })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.json()
}
