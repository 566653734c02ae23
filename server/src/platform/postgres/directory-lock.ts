import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import * as z from 'zod'
import { incarnationOf, processSpace } from './process-incarnation.ts'

const Holder = z.object({
  host: z.string(),
  pid: z.number(),
  incarnation: z.string(),
  space: z.string(),
  since: z.iso.datetime(),
  /** Socket folder that the lock's owner has made; it is left behind if the owner is killed. */
  socketFolder: z.string().optional(),
})
/** The process that took the lock last, as the lock file describes it. */
type Holder = z.infer<typeof Holder>

export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse'
  constructor(directory: string, by: string) {
    super(`${directory} is in use by ${by}. Stop that process first, or choose another DATA_DIR.`)
  }
}

function describe(holder: Holder | null): string {
  if (!holder) return 'another process'
  const seconds = Math.max(0, Math.round((Date.now() - Date.parse(holder.since)) / 1000))
  return `process ${holder.pid} on ${holder.host}, for ${seconds} s`
}

export interface DirectoryLock {
  /**
   * File descriptor for child processes to inherit: the lock is free once no process has the file open. Null on systems
   * without such locks.
   */
  fd: number | null
  /** Socket folder of the previous holder, if it did not release the lock; else null. */
  leftSocketFolder: string | null
  /** Notes the socket folder in the lock file, for the next start after a kill. */
  noteSocketFolder(folder: string): void
  release(): void
}

/** Returns the lock file of a data directory. */
export const lockFileOf = (dataDir: string) => path.join(dataDir, 'lock')

/**
 * Locks a directory, as two processes on it would overwrite each other's commits. A lock on an open file is visible in
 * all namespaces and containers of a kernel, ends with its processes, and is inherited by those of PostgreSQL, so that
 * none of them runs any more when another start gets the lock.
 * @param stopLeftovers is called when the previous owner is dead but processes that it started are not
 * @throws DirectoryInUse
 */
export async function lockDirectory(dataDir: string, stopLeftovers: () => Promise<void>): Promise<DirectoryLock> {
  const file = lockFileOf(dataDir)
  const fd = fs.openSync(file, fs.constants.O_RDWR | fs.constants.O_CREAT, 0o600)
  try {
    if (!(await take(fd, file, stopLeftovers))) throw new DirectoryInUse(dataDir, describe(readHolder(file)))
  } catch (error) {
    fs.closeSync(fd)
    throw error
  }
  const leftSocketFolder = readHolder(file)?.socketFolder ?? null
  const record = ownRecord()
  write(fd, record)
  return {
    fd: process.platform === 'linux' ? fd : null,
    leftSocketFolder,
    noteSocketFolder: (socketFolder) => write(fd, { ...record, socketFolder }),
    release: () => {
      fs.ftruncateSync(fd)
      fs.closeSync(fd)
    },
  }
}

function write(fd: number, holder: Holder) {
  fs.ftruncateSync(fd)
  fs.writeSync(fd, JSON.stringify(holder), 0)
}

async function take(fd: number, file: string, stopLeftovers: () => Promise<void>): Promise<boolean> {
  if (process.platform !== 'linux') return takeByRecord(file, stopLeftovers)
  if (tryLock(fd)) return true
  // A process that has just taken the lock writes its record a moment later, so the record is awaited for up to 0.5 s.
  for (let tries = 0; tries < 5 && !readHolder(file); tries++) await sleep(100)
  const holder = readHolder(file)
  if (!holder || stateOf(holder) !== 'dead') return tryLock(fd)
  await stopLeftovers()
  // The lock is free when the files of the killed processes are closed, which takes moments; 5 s are enough.
  for (let tries = 0; tries < 50; tries++) {
    if (tryLock(fd)) return true
    await sleep(100)
  }
  return false
}

/**
 * Takes the lock if its record names no living process. That is enough on macOS and Windows, where processes have no
 * namespaces. This is not tested on those systems.
 */
async function takeByRecord(file: string, stopLeftovers: () => Promise<void>): Promise<boolean> {
  const holder = readHolder(file)
  if (!holder) return true
  if (stateOf(holder) !== 'dead') return false
  await stopLeftovers()
  return true
}

/** Locks an open file; the lock belongs to the open file, so it outlives the command `flock`. */
function tryLock(fd: number): boolean {
  const { status, error } = spawnSync('flock', ['-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', fd] })
  if (error) throw new Error('The program "flock" is missing: install util-linux, or name a server in DATABASE_URL.')
  return status === 0
}

export function readHolder(file: string): Holder | null {
  try {
    return Holder.safeParse(JSON.parse(fs.readFileSync(file, 'utf8'))).data ?? null
  } catch {
    return null
  }
}

/** Returns the state of a process; unknown for processes of other namespaces and kernels. */
export function stateOf({ pid, incarnation, space }: Holder): 'alive' | 'dead' | 'unknown' {
  if (space !== processSpace()) return 'unknown'
  return incarnationOf(pid) === incarnation ? 'alive' : 'dead'
}

const ownRecord = (): Holder => ({
  host: os.hostname(),
  pid: process.pid,
  incarnation: incarnationOf(process.pid) ?? '',
  space: processSpace(),
  since: new Date().toISOString(),
})

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
