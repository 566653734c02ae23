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
  /** Folder that the owner of the lock has made, and that is left when it is killed. */
  socketFolder: z.string().optional(),
})
/** The process that last took a lock, as its file names it. */
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
   * Descriptor for children to inherit: the lock is free once nobody has it open. Null where the system has no such
   * lock.
   */
  fd: number | null
  /** Socket folder of the holder before, when it has not released the lock. */
  leftSocketFolder: string | null
  /** Notes the folder for whoever starts after a kill. */
  noteSocketFolder(folder: string): void
  release(): void
}

/** Returns the lock file of the directory in which the product keeps everything. */
export const lockFileOf = (dataDir: string) => path.join(dataDir, 'lock')

/**
 * Locks a directory, as two processes on it would overwrite each other's commits. A lock on an open file is visible in
 * all namespaces and containers of a kernel, ends with its processes, and is inherited by those of PostgreSQL, so that
 * none of them is left when another start gets it.
 * @param stopLeftovers is called when the owner is dead and something it has started is not
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
  // A holder writes its name just after.
  for (let tries = 0; tries < 5 && !readHolder(file); tries++) await sleep(100)
  const holder = readHolder(file)
  if (!holder || stateOf(holder) !== 'dead') return tryLock(fd)
  await stopLeftovers()
  // Killed processes let go of their files within moments.
  for (let tries = 0; tries < 50; tries++) {
    if (tryLock(fd)) return true
    await sleep(100)
  }
  return false
}

/**
 * Takes the lock by its record, which is enough on macOS and Windows, where processes have no namespaces. Untested
 * there.
 */
async function takeByRecord(file: string, stopLeftovers: () => Promise<void>): Promise<boolean> {
  const holder = readHolder(file)
  if (!holder) return true
  if (stateOf(holder) !== 'dead') return false
  await stopLeftovers()
  return true
}

/** Locks an open file; the lock belongs to that file, which outlives the command. */
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

/** Returns the state of a process; nobody knows it of other namespaces and kernels. */
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
