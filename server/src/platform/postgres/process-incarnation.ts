import { spawnSync } from 'node:child_process'
import fs from 'node:fs'

/**
 * Returns a text that differs for a later process with the same id; null when the process has ended, even if it is not
 * reaped yet.
 */
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
    // The process's name, in parentheses, may contain blanks and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [state, startTime] = [fields[0], fields[19]]
    return state === 'Z' || state === 'X' || !startTime ? null : `${bootId()} ${startTime}`
  } catch {
    return null
  }
}

const bootId = () => fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()

/** Returns an id of the kernel and process namespace, outside of which process ids mean nothing. */
export const processSpace = (): string =>
  process.platform === 'linux' ? `${bootId()} ${fs.readlinkSync('/proc/self/ns/pid')}` : ''
