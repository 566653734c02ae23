import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '../process/free-port.ts'
import { findBinaries } from './binaries.ts'
import { createCluster, ownDatabase, ownRole, passwordFileOf } from './create-cluster.ts'
import { type DirectoryLock, lockDirectory } from './directory-lock.ts'
import { refuseNetworkFileSystem } from './file-system.ts'
import { chooseIdentity } from './identity.ts'
import { type Launch, launch } from './launch.ts'
import { clearTraces, newSocketFolderName, refuseRunning, removeSocketFolder, stopLeftovers } from './leftovers.ts'
import { readPostmaster } from './postmaster.ts'
import { type PostgresLog, readOutput, saysFull, type ServerOutput } from './server-output.ts'
import { asArguments, settingsOf, unsafeSettings } from './settings.ts'

export interface PostgresOptions {
  /** Folder of PostgreSQL's programs, in place of the package's. */
  binaries: string | null
  /** Whether the data may be lost in a power cut. */
  isTemporary?: boolean
  /** Settings of PostgreSQL that replace those of `settingsOf`. */
  settings?: Record<string, string>
}

export interface Connection {
  host: string
  port: number
  user: string
  database: string
  password?: string
}

/** A PostgreSQL started by this process. */
export interface OwnPostgres {
  connection: Connection
  /** Resolves when it ends without being stopped by us. */
  died: Promise<PostgresDeath>
  logTo(log: PostgresLog): void
  stop(): Promise<void>
}

interface PostgresDeath {
  /** The last lines of PostgreSQL's output. */
  reason: string
  /** Whether it died because the disk was full. */
  isStorageFull: boolean
}

export class StorageExhausted extends Error {
  override readonly name = 'StorageExhausted'
}

/** Thrown when PostgreSQL was killed, as by a system without memory; another start may work. */
export class PostgresKilled extends Error {
  override readonly name = 'PostgresKilled'
}

export const clusterOf = (dataDir: string) => path.join(dataDir, 'postgres')

/**
 * Starts PostgreSQL on a directory, after creating a cluster if there is none yet. It ends with this process.
 * @throws DirectoryInUse, NoBinaries, NoIdentity, StorageExhausted, PostgresKilled
 */
export async function startPostgres(dataDir: string, options: PostgresOptions): Promise<OwnPostgres> {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  refuseNetworkFileSystem(dataDir)
  const cluster = clusterOf(dataDir)
  const lock = await lockDirectory(dataDir, () => stopLeftovers(cluster))
  try {
    return await startLocked(dataDir, lock, options)
  } catch (error) {
    lock.release()
    throw error
  }
}

async function startLocked(
  dataDir: string,
  lock: DirectoryLock,
  { binaries: named, isTemporary = false, settings = {} }: PostgresOptions,
) {
  const cluster = clusterOf(dataDir)
  const exists = fs.existsSync(cluster)
  refuseRunning(dataDir, cluster)
  const binaries = findBinaries({ named, dataDir, major: exists ? majorOf(cluster) : null })
  const identity = chooseIdentity(exists ? cluster : dataDir, [binaries.postgres])
  const how = { binaries, identity, lockFd: lock.fd }
  if (lock.leftSocketFolder) removeSocketFolder(lock.leftSocketFolder)
  if (exists) clearTraces(cluster)
  else await createCluster({ ...how, cluster, isTemporary }).catch(recognizeFullStorage)
  const more = { ...(isTemporary && unsafeSettings), ...settings }
  return run(how, { cluster, settings: more, lock })
}

const majorOf = (cluster: string) => Number(fs.readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8'))

interface Running {
  cluster: string
  settings: Record<string, string>
  lock: DirectoryLock
}

async function run(how: Launch, { cluster, settings: more, lock }: Running): Promise<OwnPostgres> {
  const { host, port: freePlace, dispose } = await placeFor(how, lock)
  const port = Number(more['port'] ?? freePlace)
  const settings = {
    ...settingsOf(availableMemory(), how.binaries.major),
    ...listeningAt(host, port),
    ...more,
  }
  const { command, args, options } = launch(how, how.binaries.postgres, ['-D', cluster, ...asArguments(settings)])
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'pipe', how.lockFd ?? 'ignore'] })
  const output = readOutput(child.stderr as NonNullable<typeof child.stderr>)
  const ended = endOf(child)
  const interrupt = () => void child.kill('SIGINT')
  process.once('exit', interrupt)
  const leave = () => {
    process.off('exit', interrupt)
    dispose()
  }
  if (!(await becomesReady(child, cluster, ended))) {
    leave()
    throw deathError(output, child.signalCode)
  }
  let isStopping = false
  const died = new Promise<PostgresDeath>((resolve) => {
    void ended.then(() => {
      leave()
      if (!isStopping) resolve({ reason: output.last(), isStorageFull: output.isStorageFull() })
    })
  })
  const password = process.platform === 'win32' ? fs.readFileSync(passwordFileOf(cluster), 'utf8') : null
  return {
    connection: { host, port, user: ownRole, database: ownDatabase, ...(password && { password }) },
    died,
    logTo: output.logTo,
    stop: async () => {
      isStopping = true
      child.kill('SIGINT')
      await ended
      lock.release()
    },
  }
}

const listeningAt = (host: string, port: number) => ({
  port: String(port),
  ...(process.platform === 'win32'
    ? { listen_addresses: host, unix_socket_directories: '' }
    : { listen_addresses: '', unix_socket_directories: host, unix_socket_permissions: '0700' }),
})

/**
 * ms to wait for the last output of PostgreSQL after its main process has ended; other processes of it may still be
 * computing and keep the output open.
 */
const lastWords = 200

const endOf = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('error', () => resolve())
    child.once('close', () => resolve())
    child.once('exit', () => setTimeout(resolve, lastWords))
  })

/** Waits until PostgreSQL is ready, without a time limit for recovery; false when it has ended. */
async function becomesReady(child: ChildProcess, cluster: string, ended: Promise<void>): Promise<boolean> {
  let isOver = false
  void ended.then(() => (isOver = true))
  while (!isOver) {
    const postmaster = readPostmaster(cluster)
    if (postmaster?.isReady && postmaster.pid === child.pid) return true
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return false
}

const noSpace = 'There is no space on the disk for the database.'

function deathError(output: ServerOutput, signal: NodeJS.Signals | null): Error {
  const said = output.last()
  if (output.isStorageFull()) return new StorageExhausted(noSpace)
  if (signal) return new PostgresKilled(`PostgreSQL was ended by ${signal}: ${said}`)
  return new Error(`PostgreSQL did not start: ${said || 'it said nothing'}`)
}

function recognizeFullStorage(error: Error): never {
  throw saysFull(error.message) ? new StorageExhausted(noSpace) : error
}

/** Returns the memory of the container, else of the machine, in bytes. */
function availableMemory(): number {
  const limit = process.constrainedMemory()
  return limit > 0 && limit < os.totalmem() ? limit : os.totalmem()
}

/** The path of a socket can have at most this many bytes. */
const longestPath = 107
const socketName = '.s.PGSQL.5432'

/** Creates a private folder for the socket, or finds a free port on Windows. */
async function placeFor(
  { identity }: Launch,
  lock: DirectoryLock,
): Promise<{ host: string; port: number; dispose(): void }> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await freePort(), dispose: () => {} }
  const name = newSocketFolderName()
  const fits = Buffer.byteLength(path.join(os.tmpdir(), name, socketName)) <= longestPath
  const folder = path.join(fits ? os.tmpdir() : '/tmp', name)
  // The folder is recorded before it is created, so that the next start finds and deletes it even if this process is
  // killed in between.
  lock.noteSocketFolder(folder)
  fs.mkdirSync(folder, { mode: 0o700 })
  if (identity.user) fs.chownSync(folder, identity.user.uid, identity.user.gid)
  return { host: folder, port: 5432, dispose: () => fs.rmSync(folder, { recursive: true, force: true }) }
}
