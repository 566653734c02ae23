import type { Profiler } from 'node:inspector'
import { Session } from 'node:inspector/promises'
import { PerformanceObserver } from 'node:perf_hooks'

/** ms of CPU that the main loop was blocked at once, without collections of garbage, and by what. */
export interface Blocked {
  longest: number
  by: string
}

/** In ms of `performance.now()`. */
interface Span {
  from: number
  to: number
}

interface Turn extends Span {
  cpu: number
}

/** ms */
const tickEvery = 1
/** Turns below are not worth a look. */
const short = 5
/** µs */
const sampledEvery = 500
const own = /\/(?:server|stylist|art|contract|common)\/src\//

const cpuMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Watches the main loop from now until the returned function is called, which names what blocked it longest. */
export async function watchLoop(): Promise<() => Promise<Blocked>> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.setSamplingInterval', { interval: sampledEvery })
  await session.post('Profiler.start')
  // Profiles count µs of the clock of `hrtime`.
  const zero = Number(process.hrtime.bigint() / 1000n) - performance.now() * 1000
  const collections: Span[] = []
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      collections.push({ from: startTime, to: startTime + duration })
  })
  observer.observe({ entryTypes: ['gc'] })
  const turns: Turn[] = []
  let [last, lastAt] = [cpuMs(), performance.now()]
  const timer = setInterval(() => {
    const [cpu, at] = [cpuMs(), performance.now()]
    if (cpu - last > short) turns.push({ cpu: cpu - last, from: lastAt, to: at })
    ;[last, lastAt] = [cpu, at]
  }, tickEvery)
  return async () => {
    clearInterval(timer)
    const { profile } = await session.post('Profiler.stop')
    session.disconnect()
    observer.disconnect()
    const worked = turns.map((turn) => ({ turn, ms: turn.cpu - overlapOf(turn, collections) }))
    const [worst] = worked.toSorted((a, b) => b.ms - a.ms)
    return worst ? { longest: worst.ms, by: nameOf(profile, zero, worst.turn) } : { longest: 0, by: '' }
  }
}

const overlapOf = ({ from, to }: Span, spans: readonly Span[]) =>
  spans.reduce((sum, span) => sum + Math.max(0, Math.min(to, span.to) - Math.max(from, span.from)), 0)

/** The innermost of our own functions that most samples of the time were in, with their number. */
function nameOf(profile: Profiler.Profile, zero: number, { from, to }: Span): string {
  const { nodes, samples = [], timeDeltas = [], startTime } = profile
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)))
  const counts = new Map<string, number>()
  let at = startTime - zero
  for (const [index, id] of samples.entries()) {
    at += timeDeltas[index] ?? 0
    if (at < from * 1000 || at > to * 1000) continue
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
