import type { Profiler } from 'node:inspector'
import { Session } from 'node:inspector/promises'
import { PerformanceObserver } from 'node:perf_hooks'

/** ms of CPU that the main loop was blocked at once, without collections of garbage, and by what. */
export interface Blocked {
  longest: number
  by: string
}

/** ms */
const tickEvery = 1
/** µs */
const sampledEvery = 500
const own = /\/(?:server|stylist|art|contract|common)\/src\//

const cpuMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
const nowUs = () => Number(process.hrtime.bigint() / 1000n)

/** Watches the main loop from now until the returned function is called, which names whatever blocked it longest. */
export async function watchLoop(): Promise<() => Promise<Blocked>> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.setSamplingInterval', { interval: sampledEvery })
  await session.post('Profiler.start')
  let [last, lastAt] = [cpuMs(), nowUs()]
  let worst = { ms: 0, from: 0, to: 0 }
  let collected = 0
  const collections = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) collected += duration
  })
  collections.observe({ entryTypes: ['gc'] })
  const note = (cpu: number, at: number) => {
    // A collection is told of in the turn after it.
    const ms = cpu - last - collected
    if (ms > worst.ms) worst = { ms, from: lastAt, to: at }
    ;[last, lastAt, collected] = [cpu, at, 0]
  }
  const timer = setInterval(() => note(cpuMs(), nowUs()), tickEvery)
  return async () => {
    clearInterval(timer)
    collections.disconnect()
    const { profile } = await session.post('Profiler.stop')
    session.disconnect()
    return { longest: worst.ms, by: nameOf(profile, worst) }
  }
}

/** Of our own functions those that most samples of the time were in, innermost first. */
function nameOf(
  { nodes, samples = [], timeDeltas = [], startTime }: Profiler.Profile,
  { from, to }: { from: number; to: number },
) {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)))
  const counts = new Map<string, number>()
  let at = startTime
  for (const [index, id] of samples.entries()) {
    at += timeDeltas[index] ?? 0
    if (at < from || at > to) continue
    let inner: number | undefined = id
    while (inner !== undefined && !own.test(byId.get(inner)?.callFrame.url ?? '')) inner = parents.get(inner)
    const frame = byId.get(inner ?? id)?.callFrame
    const name = frame ? `${frame.functionName || 'anonymous'} (${frame.url.split('/').at(-1)})` : ''
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')
}
