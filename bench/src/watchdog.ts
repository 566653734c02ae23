import type { Profiler } from 'node:inspector'
import { Session } from 'node:inspector/promises'

/**
 * The longest time for which the main loop was blocked: `longest` is ms of CPU without garbage collections, `by` names
 * the one or two functions that took most of it.
 */
export interface Blocked {
  longest: number
  by: string
}

/**
 * A turn of the main loop. `from` and `to` are µs of the clock of `hrtime`, which CPU profiles use, too; `cpu` is ms.
 */
interface Turn {
  from: number
  to: number
  cpu: number
}

/** ms between two checks whether the loop is blocked. */
const tickEvery = 1
/** Turns that take less CPU time than this, in ms, are not examined. */
const short = 5
/** µs between two samples of the CPU profile. */
const sampledEvery = 500
const own = /\/(?:server|stylist|art|contract|common)\/src\//
const collector = '(garbage collector)'
/** Names in a profile that do not show which code ran. */
const nameless = [collector, '(idle)', '(program)']

const cpuMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
const nowUs = () => Number(process.hrtime.bigint() / 1000n)

/** Profiles the main loop until the returned function is called, which returns what blocked it longest. */
export async function watchLoop(): Promise<() => Promise<Blocked>> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.setSamplingInterval', { interval: sampledEvery })
  await session.post('Profiler.start')
  const turns: Turn[] = []
  let [last, lastAt] = [cpuMs(), nowUs()]
  const timer = setInterval(() => {
    const [cpu, at] = [cpuMs(), nowUs()]
    if (cpu - last > short) turns.push({ cpu: cpu - last, from: lastAt, to: at })
    ;[last, lastAt] = [cpu, at]
  }, tickEvery)
  return async () => {
    clearInterval(timer)
    const { profile } = await session.post('Profiler.stop')
    session.disconnect()
    const innermost = innermostOf(profile)
    const blocked = turns.map((turn) => blockedIn(turn, profile, innermost))
    return blocked.toSorted((a, b) => b.longest - a.longest)[0] ?? { longest: 0, by: '' }
  }
}

/**
 * Returns a function that takes the id of a node of the profile. It returns the name of the innermost function of this
 * project that led to the node, or of the node itself if none did; for garbage collection, the collector's name.
 */
function innermostOf({ nodes }: Profiler.Profile): (id: number) => string {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)))
  return (id) => {
    let inner: number | undefined = id
    while (inner !== undefined && !own.test(byId.get(inner)?.callFrame.url ?? '')) inner = parents.get(inner)
    const frame = byId.get(inner ?? id)?.callFrame
    const isCollecting = byId.get(id)?.callFrame.functionName === collector
    if (!frame || isCollecting) return collector
    return `${frame.functionName || 'anonymous'} (${frame.url.split('/').at(-1)})`
  }
}

function blockedIn({ from, to, cpu }: Turn, profile: Profiler.Profile, innermost: (id: number) => string): Blocked {
  const { samples = [], timeDeltas = [], startTime } = profile
  const times = new Map<string, number>()
  let at = startTime
  for (const [index, id] of samples.entries()) {
    const lasted = timeDeltas[index + 1] ?? 0
    at += timeDeltas[index] ?? 0
    if (at >= from && at <= to) times.set(innermost(id), (times.get(innermost(id)) ?? 0) + lasted)
  }
  const all = [...times.values()].reduce((sum, time) => sum + time, 0)
  const collecting = times.get(collector) ?? 0
  const most = [...times]
    .filter(([name]) => !nameless.some((each) => name.startsWith(each)))
    .toSorted(([, a], [, b]) => b - a)
  return {
    longest: all === 0 ? cpu : (cpu * (all - collecting)) / all,
    by: most
      .slice(0, 2)
      .map(([name]) => name)
      .join(', '),
  }
}
