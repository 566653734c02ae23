import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Asked, Excepted } from './asked.ts'
import { endpointsOf } from './asked-endpoints.ts'
import type { BlockingReady } from './blocking-process.ts'
import { answered, callerAt } from './callers.ts'
import { percentile } from './figures.ts'
import type { Blocked } from './watchdog.ts'

/** Durations in ms for which the other person reads while nobody else calls: at first unmeasured, then measured. */
const idles = { warmUp: 1000, measured: 5000 }
const atOnce = 10
/**
 * Longest time in ms to go on after the time of a row is over, so that each of its endpoints is reached at least once.
 */
const longest = 20_000

/**
 * Effect of the calls of one row: `others` is the p95 in ms of another person's reads meanwhile, and `blocked` says how
 * long the main loop was blocked and by what.
 */
export interface MeasuredRow {
  what: string
  blocked: Blocked
  others: number
}

interface Asking extends Pick<Asked, 'ask'> {
  /** Name of the endpoint that `ask` calls, as `table.name`. */
  endpoint: string
}
/** A row of the report, whose calls are made in turn, in the order of the contract. */
type Row = readonly [what: string, asks: readonly Asking[]]

async function rowsOf(ready: BlockingReady): Promise<readonly Row[]> {
  const endpoints = Object.entries(await endpointsOf(ready)).flatMap(([table, named]) =>
    Object.entries(named as Record<string, Asked | Excepted>).map(([name, given]) => ({
      endpoint: `${table}.${name}`,
      given,
    })),
  )
  const asked = endpoints.flatMap(({ endpoint, given }) => ('ask' in given ? { endpoint, ...given } : []))
  const rows = Map.groupBy(asked, ({ row }) => row)
  return [...rows].map(([what, all]) => [what, [...new Map(all.map((each) => [each.ask, each])).values()]])
}

interface Choice {
  /** Selects rows to be measured a second time. The lower figures count, because only a real fault shows both times. */
  isDoubtful?: (row: MeasuredRow) => boolean
  isWanted?: (what: string) => boolean
}

/**
 * Measures rows one after the other: a user with nearly as much data as allowed makes the calls of the row, ten at
 * once, for `lasts` ms.
 * @returns also how long reads by the other person took while nothing else ran (p95 in ms)
 */
export async function measureBlocking(
  lasts: number,
  { isDoubtful = () => false, isWanted = () => true }: Choice = {},
): Promise<{ idle: number; rows: MeasuredRow[] }> {
  const script = fileURLToPath(new URL('./blocking-process.ts', import.meta.url))
  const child = fork(script, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const ended = once(child, 'exit').then((how): never => {
    throw new Error(`The server ended by itself: ${how.join(' ')}.`)
  })
  const answer = <T>() =>
    Promise.race([ended, new Promise<T>((resolve) => child.once('message', (message) => resolve(message as T)))])
  const { ready } = await answer<{ ready: BlockingReady }>()
  const { url, tokens } = ready
  const other = new Worker(new URL('./other-reader.ts', import.meta.url), { workerData: { url, token: tokens.other } })
  const others = (over: Promise<unknown>) => othersDuring(over, other)
  const measure = async ([what, asks]: Row): Promise<MeasuredRow> => {
    child.send('watch')
    await answer()
    const end = performance.now() + lasts
    const left = new Set(asks)
    const goesOn = () => performance.now() < (left.size > 0 ? end + longest : end)
    const askOn = async (nth: number) => {
      const caller = callerAt(url, tokens.full, nth)
      for (let at = nth; goesOn(); at++) {
        const asking = asks[at % asks.length]
        if (!asking) return
        const how = await answered(() => asking.ask(caller))
        if (how !== 'missed') left.delete(asking)
        if (how !== 'served') await sleep(100)
      }
    }
    const felt = await others(Promise.all(Array.from({ length: atOnce }, (_, nth) => askOn(nth))))
    child.send('blocked')
    const { blocked } = await answer<{ blocked: Blocked }>()
    for (const { endpoint } of left) throw new Error(`${what}: ${endpoint} was never there.`)
    return { what, blocked, others: felt }
  }
  await others(sleep(idles.warmUp))
  const idle = await others(sleep(idles.measured))
  const rows: MeasuredRow[] = []
  const wanted = (await rowsOf(ready)).filter(([what]) => isWanted(what))
  for (const row of wanted) {
    const first = await measure(row)
    const again = isDoubtful(first) ? await measure(row) : first
    const { blocked } = again.blocked.longest < first.blocked.longest ? again : first
    rows.push({ ...first, blocked, others: Math.min(first.others, again.others) })
  }
  await other.terminate()
  child.send('close')
  await ended.catch(() => undefined)
  return { idle, rows }
}

/** Returns the p95 of the reads of another person until `over` settles, in ms. */
async function othersDuring(over: Promise<unknown>, other: Worker): Promise<number> {
  const taken = async (): Promise<number[]> => {
    const answer = once(other, 'message')
    other.postMessage('take')
    const [times] = await answer
    return times
  }
  await taken()
  await over
  return percentile(await taken(), 95)
}
