import { readdirSync, readFileSync } from 'node:fs'

/** Returns the ids of a process and all its descendants, from Linux's /proc. */
export function familyOf(pid: number): number[] {
  const children = Map.groupBy(livingProcesses(), ({ parent }) => parent)
  const family = [pid]
  for (const member of family) family.push(...(children.get(member) ?? []).map((child) => child.pid))
  return family
}

function livingProcesses() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = read(`/proc/${name}/stat`)
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return state && state !== 'Z' ? [{ pid: Number(name), parent: Number(parent) }] : []
    })
}

export function areGone(pids: readonly number[]): boolean {
  const living = new Set(livingProcesses().map(({ pid }) => pid))
  return pids.every((pid) => !living.has(pid))
}

/** Returns the MB of memory of processes; memory that several processes share is divided among them (PSS). */
export function proportionalMb(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0))
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024
}

/** Returns the text of a file in /proc; empty if its process has ended. */
function read(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Clock ticks in which Linux counts the CPU time of a process. */
const ticksPerSecond = 100

/** Returns the CPU seconds that these processes have taken so far. */
export function cpuSeconds(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    const stat = read(`/proc/${pid}/stat`)
    const [user = 0, system = 0] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number)
    return user + system
  })
  return ticks.reduce((sum, each) => sum + each, 0) / ticksPerSecond
}
