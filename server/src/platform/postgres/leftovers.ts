import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { inherited } from '../config/inherited.ts'
import { DirectoryInUse, lockFileOf } from './directory-lock.ts'
import { incarnationOf } from './process-incarnation.ts'
import { readPostmaster } from './postmaster.ts'

/** ms to wait for a fast shutdown (SIGINT), then for one without a checkpoint (SIGQUIT). */
const timeout = { SIGINT: 5000, SIGQUIT: 2000 } as const

/**
 * Ends what a killed server has left running on a cluster: its postmaster, or backends that continue computing after
 * their postmaster was killed (35 s were seen). Call it only when the server that started them is dead.
 */
export async function stopLeftovers(cluster: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (send(cluster, signal) && (await gone(cluster, timeout[signal]))) return
  }
  send(cluster, 'SIGKILL')
  await gone(cluster, 5000)
}

export const newSocketFolderName = () => `otday-${randomBytes(6).toString('hex')}`
const socketFolderPattern = /^otday-[0-9a-f]{12}$/

/** Removes the socket folder of a killed server; ignores any other folder. */
export function removeSocketFolder(folder: string): void {
  if (socketFolderPattern.test(path.basename(folder))) fs.rmSync(folder, { recursive: true, force: true })
}

/**
 * Refuses a cluster with running processes. Call it after taking the lock: the lock alone does not reveal such
 * processes if somebody deleted the lock file of a running server or started PostgreSQL by hand.
 * @throws DirectoryInUse
 */
export function refuseRunning(dataDir: string, cluster: string): void {
  const running = processesOn(cluster)
  const postmaster = readPostmaster(cluster)?.pid
  const [pid] = running.filter((each) => each === postmaster).concat(running)
  if (pid !== undefined)
    throw new DirectoryInUse(dataDir, `process ${pid} of PostgreSQL, which does not hold ${lockFileOf(dataDir)}`)
}

/**
 * Removes two obstacles to a start of PostgreSQL; call it when no process runs on the cluster. A leftover
 * postmaster.pid prevents a start if another process has this id now, as after a reboot. A folder that others can
 * access, as after copying, prevents it, too.
 */
export function clearTraces(cluster: string): void {
  fs.rmSync(path.join(cluster, 'postmaster.pid'), { force: true })
  if (process.platform !== 'win32') fs.chmodSync(cluster, 0o700)
}

/** Sends a signal to all processes of a cluster. @returns whether there were any */
function send(cluster: string, signal: NodeJS.Signals): boolean {
  const running = processesOn(cluster)
  for (const pid of running) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
  return running.length > 0
}

async function gone(cluster: string, ms: number): Promise<boolean> {
  for (let waited = 0; waited < ms; waited += 50) {
    if (processesOn(cluster).length === 0) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}

/** Finds the processes of PostgreSQL on a cluster, which all have its folder as their working directory. */
function processesOn(cluster: string): number[] {
  if (process.platform !== 'linux') return postmasterOn(cluster)
  const folder = fs.existsSync(cluster) ? fs.realpathSync(cluster) : cluster
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && linkOf(name, 'cwd') === folder && isPostgres(linkOf(name, 'exe')))
    .map(Number)
    .filter((pid) => incarnationOf(pid) !== null)
}

const isPostgres = (file: string) => /^postgres(?: \(deleted\))?$/.test(path.basename(file))

function linkOf(pid: string, name: string): string {
  try {
    return fs.readlinkSync(`/proc/${pid}/${name}`)
  } catch {
    return ''
  }
}

/**
 * Most seconds by which the postmaster's start time in its file may differ from the one that the system reports for the
 * process.
 */
const startTolerance = 3

/** Finds the postmaster without /proc: by process id, executable and start time. Untested on macOS and Windows. */
function postmasterOn(cluster: string): number[] {
  const postmaster = readPostmaster(cluster)
  if (!postmaster) return []
  const { pid, startedAt } = postmaster
  const [command, ...words] =
    process.platform === 'win32'
      ? [
          'powershell',
          '-NoProfile',
          '-Command',
          `$p = Get-Process -Id ${pid}; "$(([DateTimeOffset]$p.StartTime).ToUnixTimeSeconds()) $($p.Path)"`,
        ]
      : ['ps', '-o', 'lstart=,comm=', '-p', String(pid)]
  const { stdout } = spawnSync(command, words, { encoding: 'utf8', env: inherited({ LC_ALL: 'C' }) })
  const line = stdout?.trim() ?? ''
  const [time, name] = os.platform() === 'win32' ? splitOnce(line) : [line.slice(0, 24), line.slice(24).trim()]
  const seconds = os.platform() === 'win32' ? Number(time) : Date.parse(time) / 1000
  const isOurs = /postgres(?:\.exe)?$/i.test(name) && Math.abs(seconds - startedAt) <= startTolerance
  return isOurs ? [pid] : []
}

function splitOnce(line: string): [string, string] {
  const at = line.indexOf(' ')
  return [line.slice(0, at), line.slice(at + 1)]
}
