import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { percentile, report } from './figures.ts'
import { openListener, openTalker, someAtATime, type Talker } from './live-clients.ts'
import { type LiveHouse, openLiveHouse } from './live-house.ts'

/** `BENCH_LIVE=connected/followers/seconds` measures another crowd, to try it out. */
const [connected = 1000, followers = 10_000, seconds = 20] = (process.env['BENCH_LIVE'] ?? '1000/10000/20')
  .split('/')
  .map(Number)
const perSecond = 100
const warmUp = 5

/** Everybody has a stream and a socket, and talks to their neighbour. */
async function measure(name: string, databaseUrl: string | null) {
  const house = await openLiveHouse(databaseUrl, connected, followers)
  const empty = (await house.figures()).rss
  const [, ...people] = house.people
  const delays: number[] = []
  const arrivals: number[] = []
  const heard = (content: string) => delays.push(performance.now() - Number(content))
  const talkers = await someAtATime(people, async (person, index) =>
    openTalker(house.url, [person, people[index ^ 1] ?? person], heard),
  )
  const hangUp = await someAtATime(people, (person) =>
    openListener(house.url, person, () => arrivals.push(performance.now())),
  )
  const full = (await house.figures()).rss
  // The first seconds are the engine's own, which is still getting to know the code.
  await talk(talkers, warmUp)
  delays.length = 0
  await house.figures()
  const sent = await talk(talkers, seconds)
  const talking = await house.figures()
  const spread = await tellEverybody(house, arrivals)
  report(`Live on ${name}: ${connected} people with a stream and a socket each`, [
    {
      what: `messages at ${perSecond}/s, p95 (ms)`,
      value: percentile(delays, 95).toFixed(0),
      bar: '<= 150',
      ok: percentile(delays, 95) <= 150,
    },
    { what: 'messages lost', value: String(sent - delays.length), bar: '0', ok: sent === delays.length },
    {
      what: 'main loop delay p99 (ms)',
      value: talking.loopDelay.toFixed(1),
      bar: '<= 50',
      ok: talking.loopDelay <= 50,
    },
    {
      what: 'memory of a connection (kB)',
      value: ((full - empty) / 2048 / connected).toFixed(0),
      bar: '<= 40',
      ok: full - empty <= 2048 * 40 * connected,
    },
    {
      what: `a post told to ${followers}: longest gap between two receivers (ms)`,
      value: spread.gap.toFixed(0),
      bar: '< 1000',
      ok: spread.gap < 1000,
    },
    {
      what: 'the last connected receiver after (ms)',
      value: spread.last.toFixed(0),
      bar: 'for the record',
      ok: spread.told === connected,
    },
    { what: 'feed list meanwhile, p95 (ms)', value: spread.list.toFixed(0), bar: '<= 150', ok: spread.list <= 150 },
  ])
  for (const { close } of talkers) close()
  for (const close of hangUp) close()
  await house.close()
}

async function talk(talkers: readonly Talker[], duration: number): Promise<number> {
  const count = duration * perSecond
  const begun = performance.now()
  for (let index = 0; index < count; index++) {
    const wait = begun + (index * 1000) / perSecond - performance.now()
    if (wait > 1) await setTimeout(wait)
    talkers[index % talkers.length]?.send(String(performance.now()))
  }
  await setTimeout(2000)
  return count
}

/** The first person posts an outfit: how evenly the news spreads, and how the feed list bears it. */
async function tellEverybody(house: LiveHouse, arrivals: number[]) {
  const [author] = house.people
  const headers = { authorization: `Bearer ${author?.token}` }
  arrivals.length = 0
  await post(house)
  const begun = performance.now()
  const lists: number[] = []
  for (
    let last = begun;
    arrivals.length < connected && performance.now() - last < 10_000;
    last = arrivals.at(-1) ?? begun
  ) {
    const asked = performance.now()
    await (await fetch(`${house.url}/api/feeds`, { headers })).text()
    lists.push(performance.now() - asked)
    await setTimeout(20)
  }
  const gaps = arrivals.map((at, index) => at - (arrivals[index - 1] ?? begun))
  return {
    gap: Math.max(...gaps),
    last: (arrivals.at(-1) ?? Number.NaN) - begun,
    told: arrivals.length,
    list: percentile(lists, 95),
  }
}

async function post({ url, people: [author] }: LiveHouse) {
  const headers = { authorization: `Bearer ${author?.token}`, 'content-type': 'application/json' }
  const day = await (await fetch(`${url}/api/weathers?latitude=37.567&longitude=126.988`, { headers })).json()
  const form = new FormData()
  form.set('request', JSON.stringify({ ownerId: author?.id, name: '흰 셔츠', type: 'TOP', attributes: [] }))
  const worn = await fetch(`${url}/api/clothes`, {
    method: 'POST',
    headers: { authorization: headers.authorization },
    body: form,
  })
  const { id } = (await worn.json()) as { id: string }
  const [{ id: weatherId }] = day as [{ id: string }]
  const body = JSON.stringify({ authorId: author?.id, weatherId, clothesIds: [id], content: '오늘의 옷' })
  const posted = await fetch(`${url}/api/feeds`, { method: 'POST', headers, body })
  if (posted.status !== 201) throw new Error(await posted.text())
}

await measure('the embedded database', null)
const server = process.env['BENCH_DATABASE_URL']
if (server) await measure('PostgreSQL', server)
