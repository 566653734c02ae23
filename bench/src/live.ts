import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { type Figure, median, percentile, report } from './figures.ts'
import { likeFeed, listFeeds, postFeed, saveAttribute } from './live-calls.ts'
import { openListener, openTalker, someAtATime, type Talker } from './live-clients.ts'
import { type LiveServer, openLiveServer } from './live-server.ts'
import { numbersInEnv } from './numbers-in-env.ts'

/** `BENCH_LIVE=connected/perSecond/recipients/seconds` changes the size of the load. */
const [connected = 4000, perSecond = 1000, recipients = 100_000, seconds = 15] = numbersInEnv('BENCH_LIVE')
/**
 * Seconds of unmeasured load before the measured one. Even before that, `beginnings` messages a second start the
 * conversations.
 */
const warmUp = 5
const beginnings = 250
const likes = 20
/** People who write to each other as fast as they can: the rates are messages a second of all together. */
const fast = { people: 20, usual: 600, most: 1200, seconds: 8 }
/** Number of timed calls: enough that their slowest hundredth is more than a single call. */
const asks = 500

/** Measures a server on which every person has an event stream and a socket and sends messages to one partner. */
async function measure(name: string, databaseUrl: string | null) {
  const target = await openLiveServer(databaseUrl, connected, recipients)
  const isServer = databaseUrl !== null
  const figure = (what: string, value: number, most?: number): Figure => ({
    what,
    value: value.toFixed(value < 10 ? 1 : 0),
    bar: isServer && most !== undefined ? `<= ${most}` : 'for the record',
    ok: !isServer || most === undefined || value <= most,
  })
  try {
    const empty = await target.memory()
    const [author, ...others] = target.people
    const [arrivals, atAuthor, delays]: [number[], number[], number[]] = [[], [], []]
    let since = Number.POSITIVE_INFINITY
    const talkers = await someAtATime(others, async (person, index) =>
      openTalker(target.url, [person, others[index ^ 1] ?? person], {
        heard: (content) => {
          if (Number(content) >= since) delays.push(performance.now() - Number(content))
        },
      }),
    )
    const arrive = (list: number[]) => () => void list.push(performance.now())
    const hangUps = await someAtATime(others, (person) => openListener(target.url, person, arrive(arrivals)))
    if (author) hangUps.push(await openListener(target.url, author, arrive(atAuthor)))
    const full = await target.memory()
    await talk(talkers, connected, beginnings)
    // Until the engine has compiled the code, messages are slower, so these are not measured.
    await talk(talkers, warmUp * perSecond, perSecond)
    await target.figures()
    since = performance.now()
    const sent = await talk(talkers, seconds * perSecond, perSecond)
    const { loopDelay } = await target.figures()
    const all = { delays: [...delays], lost: sent - delays.length }
    const atRate = (rate: number) => {
      since = performance.now()
      return talkAtRate(talkers, rate, delays)
    }
    const [usual, most] = [await atRate(fast.usual), await atRate(fast.most)]
    const liked = await likeAndWait(target, atAuthor)
    const spread = await deliverToEveryone(target)
    report(`Live on ${name}: ${connected} people with a stream and a socket each`, [
      figure('memory of a connection (kB)', (full - empty) / 2048 / connected, 40),
      figure(`messages at ${perSecond}/s, median (ms)`, median(all.delays)),
      figure(`messages at ${perSecond}/s, p99 (ms)`, percentile(all.delays, 99), 200),
      figure('messages that are not there 3 s after the last', all.lost, 0),
      figure(`messages of ten pairs at ${fast.usual}/s, p99 (ms)`, usual.p99, 60),
      figure(`messages of ten pairs at ${fast.most}/s, p99 (ms)`, most.p99, 1000),
      figure('of these, not there 3 s after the last', usual.lost + most.lost, 0),
      figure('main loop delay meanwhile, p99 (ms)', loopDelay),
      figure('a like until it is on the author’s page, p95 (ms)', percentile(liked, 95), 300),
      figure(`an attribute told to ${recipients} people (s)`, spread.seconds, 60),
      figure('feed list meanwhile against idle, p99 (ratio)', spread.ratio, 2),
    ])
    for (const { close } of talkers) close()
    for (const hangUp of hangUps) hangUp()
  } finally {
    await target.close()
  }
}

/** Lets the talkers send `count` messages by turns, `rate` a second, and waits 3 s. @returns `count` */
async function talk(talkers: readonly Talker[], count: number, rate: number): Promise<number> {
  const begun = performance.now()
  for (let index = 0; index < count; index++) {
    const wait = begun + (index * 1000) / rate - performance.now()
    if (wait > 1) await setTimeout(wait)
    talkers[index % talkers.length]?.send(String(performance.now()))
  }
  await setTimeout(3000)
  return count
}

/** Lets ten pairs send `rate` messages a second; returns how many were lost, and the p99 in ms of their `delays`. */
async function talkAtRate(talkers: readonly Talker[], rate: number, delays: number[]) {
  delays.length = 0
  const sent = await talk(talkers.slice(0, fast.people), fast.seconds * rate, rate)
  return { lost: sent - delays.length, p99: percentile(delays, 99) }
}

/**
 * Lets several people like an outfit of the first person, one after the other. @returns how long each like takes to
 * arrive on that person's event stream, in ms
 */
async function likeAndWait(target: LiveServer, atAuthor: number[]): Promise<number[]> {
  const feedId = await postFeed(target)
  const waits: number[] = []
  for (const person of target.people.slice(1, likes + 1)) {
    atAuthor.length = 0
    const begun = performance.now()
    await likeFeed(target, person, feedId)
    while (atAuthor.length === 0 && performance.now() - begun < 10_000) await setTimeout(1)
    waits.push((atAuthor[0] ?? Number.POSITIVE_INFINITY) - begun)
  }
  return waits
}

/**
 * Lets an administrator add attributes. @returns the most seconds until everybody had the notification of an attribute,
 * and the p99 of the feed list meanwhile as a multiple of its p99 before
 */
async function deliverToEveryone(target: LiveServer): Promise<{ seconds: number; ratio: number }> {
  const ask = async () => {
    const asked = performance.now()
    await listFeeds(target)
    await setTimeout(20)
    return performance.now() - asked - 20
  }
  const idle: number[] = []
  while (idle.length < asks) idle.push(await ask())
  const busy: number[] = []
  let seconds = 0
  while (busy.length < asks) {
    const { recipients: before } = await target.figures()
    await saveAttribute(target)
    const begun = performance.now()
    for (let done = before; done < before + recipients; ) {
      if (performance.now() - begun > 300_000) return { seconds: Number.POSITIVE_INFINITY, ratio: Number.NaN }
      for (let index = 0; index < 20; index++) busy.push(await ask())
      done = (await target.figures()).recipients
    }
    seconds = Math.max(seconds, (performance.now() - begun) / 1000)
  }
  return { seconds, ratio: percentile(busy, 99) / percentile(idle, 99) }
}

await measure('the embedded database', null)
const server = process.env['BENCH_DATABASE_URL']
if (server) await measure('PostgreSQL', server)
else console.log('\nBENCH_DATABASE_URL names no PostgreSQL: only the embedded database was measured.')
