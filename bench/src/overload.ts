import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { type Figure, median, percentile, report } from './figures.ts'
import { openTalker, someAtATime, type Talker } from './live-clients.ts'
import { type LiveServer, openLiveServer } from './live-server.ts'
import { numbersInEnv } from './numbers-in-env.ts'

/** `BENCH_OVERLOAD=people/perSecond/seconds` overrides the size of the load. */
const [people = 1000, perSecond = 1000, seconds = 20] = numbersInEnv('BENCH_OVERLOAD')
/**
 * Number of people who each send their next message as soon as the last one is stored, which finds the highest rate
 * that the server reaches.
 */
const inTurn = 50
const warmUp = 3
const rounds = 4
/** Seconds to wait after the last message; an accepted message that has not arrived by then counts as lost. */
const longest = 90

/** Number of messages that the server accepted and refused; `arrivals` is how long each delivered one took, in ms. */
interface Outcome {
  taken: number
  refused: number
  arrivals: number[]
}

/**
 * Lets pairs of people send messages as fast as they are stored, and then at the rate `perSecond`. Both loads
 * alternate, because the machine's speed may change during the run.
 */
async function measure(name: string, databaseUrl: string | null) {
  const target = await openLiveServer(databaseUrl, people, people)
  try {
    const settled: Settled = []
    let now: Outcome = { taken: 0, refused: 0, arrivals: [] }
    const begin = () => (now = { taken: 0, refused: 0, arrivals: [] })
    const talkers = await openTalkers(target, settled, () => now)
    // This unmeasured round starts the conversations and lets the engine compile the code.
    await eachInTurn(talkers, settled, Math.ceil(people / inTurn))
    await offer(talkers, warmUp)
    await drained(() => now)
    const best: number[] = []
    const offered: (Outcome & { inTime: number })[] = []
    for (let round = 0; round < rounds; round++) {
      begin()
      const begun = performance.now()
      await inTurnFor(seconds / rounds, talkers, settled)
      best.push(now.taken / ((performance.now() - begun) / 1000))
      await drained(() => now)
      begin()
      await offer(talkers, seconds / rounds)
      const inTime = now.taken
      await drained(() => now)
      offered.push({ ...now, inTime })
    }
    reportOffers(name, best, offered)
    for (const { close } of talkers) close()
  } finally {
    await target.close()
  }
}

function openTalkers({ url, people: [, ...all] }: LiveServer, settled: Settled, now: () => Outcome) {
  return someAtATime(all, (person, index) =>
    openTalker(url, [person, all[index ^ 1] ?? person], {
      heard: (content) => void now().arrivals.push(performance.now() - Number(content)),
      taken: () => {
        now().taken++
        settled[index]?.()
      },
      refused: () => {
        now().refused++
        settled[index]?.()
      },
    }),
  )
}

function reportOffers(name: string, best: readonly number[], offered: readonly (Outcome & { inTime: number })[]) {
  const sum = (of: (outcome: Outcome & { inTime: number }) => number) => offered.reduce((all, one) => all + of(one), 0)
  const most = best.reduce((all, one) => all + one, 0) / best.length
  const share = sum(({ inTime }) => inTime) / seconds / Math.min(most, perSecond)
  const arrivals = offered.flatMap((one) => one.arrivals)
  const p99 = percentile(arrivals, 99)
  const silent = perSecond * seconds - sum(({ taken, refused }) => taken + refused)
  const lost = sum(({ taken }) => taken) - arrivals.length
  const figure = (what: string, value: number, bar = 'for the record', ok = true): Figure => ({
    what,
    value: value.toFixed(value < 10 ? 2 : 0),
    bar,
    ok,
  })
  report(`Overload on ${name}: ${people} people, ${perSecond} messages a second offered`, [
    figure('stored at best, by 50 people one after the other (a second)', most),
    figure('taken in that time, of the best or of what was offered', share, '>= 0.8', share >= 0.8),
    figure('taken (a second)', sum(({ inTime }) => inTime) / seconds),
    figure('refused (a second)', sum(({ refused }) => refused) / seconds),
    figure('neither taken nor refused', silent, '0', silent === 0),
    figure('taken and not there in the end', lost, '0', lost === 0),
    figure('arrival, median (ms)', median(arrivals)),
    figure('arrival, p99 (ms)', p99, '<= 2000', p99 <= 2000),
  ])
}

type Settled = ((() => void) | undefined)[]

async function inTurnFor(forSeconds: number, talkers: readonly Talker[], settled: Settled) {
  const stop = performance.now() + forSeconds * 1000
  // All people take turns here, because in the load with which this one is compared (`offer`) all of them send, too.
  const lane = async (first: number) => {
    for (let at = first; performance.now() < stop; at = at + inTurn < talkers.length ? at + inTurn : first)
      await sendAndWait(talkers[at], settled, at)
  }
  await Promise.all(Array.from({ length: inTurn }, (_, first) => lane(first)))
}

const sendAndWait = (talker: Talker | undefined, settled: Settled, index: number) =>
  new Promise<void>((resolve) => {
    settled[index] = () => {
      settled[index] = undefined
      resolve()
    }
    const content = String(performance.now())
    talker?.send(content, content)
  })

/** Lets every person send one message, 50 of them at a time. */
async function eachInTurn(talkers: readonly Talker[], settled: Settled, rounds: number) {
  for (let round = 0; round < rounds; round++)
    await Promise.all(
      talkers
        .slice(round * inTurn, (round + 1) * inTurn)
        .map((talker, at) => sendAndWait(talker, settled, round * inTurn + at)),
    )
}

async function offer(talkers: readonly Talker[], forSeconds: number) {
  const begun = performance.now()
  for (let index = 0; index < forSeconds * perSecond; index++) {
    const wait = begun + (index * 1000) / perSecond - performance.now()
    if (wait > 1) await setTimeout(wait)
    const content = String(performance.now())
    talkers[index % talkers.length]?.send(content, content)
  }
}

/** Waits until three seconds pass without an answer or arrival, at most `longest` seconds. */
async function drained(now: () => Outcome) {
  const end = performance.now() + longest * 1000
  let last = ''
  for (let quiet = 0; quiet < 6 && performance.now() < end; ) {
    await setTimeout(500)
    const { taken, refused, arrivals } = now()
    const state = `${taken} ${refused} ${arrivals.length}`
    quiet = state === last ? quiet + 1 : 0
    last = state
  }
}

const server = process.env['BENCH_DATABASE_URL']
if (server) await measure('PostgreSQL', server)
else await measure('the embedded database', null)
