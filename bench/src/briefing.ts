import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openBenchServer } from './bench-server.ts'
import { atMost, median, percentile, report } from './figures.ts'
import { numbersInEnv } from './numbers-in-env.ts'
import { readFeeds } from './read-feeds.ts'

/** `BENCH_BRIEFING=<number>` changes how many people are briefed. */
const [people = 10_000] = numbersInEnv('BENCH_BRIEFING')
/**
 * Durations in seconds: of the reads that are measured before the first briefing, and the longest that all briefings
 * may take.
 */
const idle = 20
const longest = 600

/** Measures the briefing of ten thousand people at the same minute, while others read feeds. */
async function measure(databaseUrl: string | null) {
  const sink = await openSink()
  const target = await openBenchServer(
    databaseUrl,
    2000,
    { PUSH_HOSTS: sink.host },
    { briefed: people, pushHost: sink.host },
  )
  try {
    await readFor(5)
    const before = await readFor(idle)
    const blockedBy = await target.watch()
    // Starting to watch takes some 400 ms of the loop, which are no turn of the product's.
    await target.spent()
    const start = performance.now()
    target.brief()
    let sent = 0
    let isOver = false
    const during = readFeeds(target, () => isOver)
    const untilSent = async (wanted: number) => {
      while (sent < wanted && performance.now() - start < longest * 1000) {
        await pause(500)
        sent = await sink.count()
      }
      return target.spent()
    }
    const first = await untilSent(people / 2)
    const alive = await target.alive()
    // The full collection of garbage that this measurement makes is no turn of the product's.
    const apart = await target.spent()
    const second = await untilSent(people)
    isOver = true
    const seconds = (performance.now() - start) / 1000
    const blocked = await blockedBy()
    const waits = await during
    const all = first.all + apart.all + second.all
    const turn = Math.max(first.longest, second.longest)
    report(`Briefings of ${people} people`, [
      { what: 'pushes', value: String(sent), bar: `${people}`, ok: sent === people },
      atMost('seconds until the last', seconds, longest),
      atMost('CPU of the server per person (ms)', all / people, 25),
      atMost('longest turn of the loop, with collections of garbage (ms)', turn, 250),
      atMost(`longest turn of the loop without them, by ${blocked.by} (ms)`, blocked.longest, 50),
      atMost('alive after half of them (MB)', alive, 200, 0),
      atMost('feeds idle, median (ms)', median(before), 50),
      atMost('feeds meanwhile, median (ms)', median(waits), 75),
      atMost('feeds meanwhile, p95 (ms)', percentile(waits, 95), 150),
      atMost('meanwhile to idle', median(waits) / median(before), 1.5, 2),
    ])
  } finally {
    await target.close()
    sink.process.disconnect()
  }

  function readFor(seconds: number) {
    const end = performance.now() + seconds * 1000
    return readFeeds(target, () => performance.now() > end)
  }
}

async function openSink() {
  const sink = fork(fileURLToPath(new URL('./push-sink.ts', import.meta.url)))
  const { host } = (await nextOf(sink)) as { host: string }
  const count = async () => {
    sink.send('count')
    return ((await nextOf(sink)) as { count: number }).count
  }
  return { host, count, process: sink }
}

const nextOf = async (child: ChildProcess): Promise<unknown> => (await once(child, 'message'))[0]

await measure(process.env['BENCH_DATABASE_URL'] ?? null)
