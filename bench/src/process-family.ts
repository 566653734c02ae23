import { readdirSync, readFileSync } from 'node:fs'

/** A process and all that descend from it, as Linux lists them. */
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

/** Returns MB of memory; what several processes share is divided among them. */
export function proportionalMb(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0))
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024
}

/** Reads a file of a process; empty if the process has ended meanwhile. */
function read(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
