import { spawnSync } from 'node:child_process'
import fs from 'node:fs'

/** Tells a process from a later one of the same number. Null when it is gone, or dead and not yet reaped. */
export function incarnationOf(pid: number): string | null {
  if (process.platform === 'linux') return linuxIncarnationOf(pid)
  const [command, ...words] =
    process.platform === 'win32'
      ? ['powershell', '-NoProfile', '-Command', `(Get-Process -Id ${pid}).StartTime.Ticks`]
      : ['ps', '-o', 'lstart=', '-p', String(pid)]
  return spawnSync(command, words, { encoding: 'utf8' }).stdout?.trim() || null
}

function linuxIncarnationOf(pid: number): string | null {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name, in parentheses, may hold blanks and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [state, startTime] = [fields[0], fields[19]]
    return state === 'Z' || state === 'X' || !startTime ? null : `${bootId()} ${startTime}`
  } catch {
    return null
  }
}

const bootId = () => fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()

/** Returns the kernel and the namespace, outside of which numbers of processes mean nothing. */
export const processSpace = (): string =>
  process.platform === 'linux' ? `${bootId()} ${fs.readlinkSync('/proc/self/ns/pid')}` : ''
