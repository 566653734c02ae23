import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { syncFolder } from '../storage/sync-folder.ts'
import type { Binaries } from './binaries.ts'
import { type Launch, launch } from './launch.ts'

/**
 * The server's own role in PostgreSQL; it is no superuser, so that an injected statement can read no files and run no
 * programs.
 */
export const ownRole = 'otday'
export const ownDatabase = 'otday'

/** Returns the path of the password file, which is needed only on Windows, where sockets have no permissions. */
export const passwordFileOf = (cluster: string) => `${cluster}.password`

/** First major version with the builtin locale; earlier ones use the locale of the system. */
const builtinLocale = 17

interface Creation extends Launch {
  cluster: string
  /** Whether the cluster is temporary, so that fsync is skipped. */
  isTemporary: boolean
}

/**
 * Creates a cluster under another name and then renames it, so that a folder with the final name is a complete cluster.
 */
export async function createCluster({ cluster, isTemporary, ...how }: Creation): Promise<void> {
  const draft = `${cluster}.new`
  fs.rmSync(draft, { recursive: true, force: true })
  fs.mkdirSync(draft, { mode: 0o700 })
  const { user } = how.identity
  if (user) fs.chownSync(draft, user.uid, user.gid)
  await run(how, how.binaries.initdb, initWords(draft, how.binaries, isTemporary))
  // Single-user mode needs neither a socket nor a password.
  const single = ['--single', '-D', draft, ...(isTemporary ? ['-F'] : []), 'postgres']
  await run(how, how.binaries.postgres, single, statements(process.platform === 'win32' ? newPassword(cluster) : null))
  fs.renameSync(draft, cluster)
  await syncFolder(path.dirname(cluster))
}

function initWords(folder: string, { major }: Binaries, isTemporary: boolean): string[] {
  const locale =
    major >= builtinLocale
      ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
      : [process.platform === 'linux' ? '--locale=C.UTF-8' : '--locale=C']
  const trust = process.platform === 'win32' ? ['--auth=scram-sha-256'] : ['--auth-local=trust', '--auth-host=reject']
  const sync = isTemporary ? ['--no-sync'] : []
  return [
    '-D',
    folder,
    '-U',
    'postgres',
    '-E',
    'UTF8',
    '--data-checksums',
    '--no-instructions',
    ...locale,
    ...trust,
    ...sync,
  ]
}

/** Returns the statements that create role and database, one per line, as single-user mode reads them. */
const statements = (password: string | null) =>
  `create role ${ownRole} login createdb${password ? ` password '${password}'` : ''}\n` +
  `create database ${ownDatabase} owner ${ownRole}\n`

function newPassword(cluster: string): string {
  const password = randomBytes(24).toString('hex')
  fs.writeFileSync(passwordFileOf(cluster), password, { mode: 0o600 })
  return password
}

/** Runs a program of PostgreSQL to its end. @throws Error with the program's output */
function run(how: Launch, program: string, words: readonly string[], input = ''): Promise<void> {
  const { command, args, options } = launch(how, program, words)
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['pipe', 'pipe', 'pipe', how.lockFd ?? 'ignore'] })
    let said = ''
    child.stdout?.on('data', (text: Buffer) => (said += text.toString()))
    child.stderr?.on('data', (text: Buffer) => (said += text.toString()))
    child.once('error', reject)
    child.once('close', (code, signal) => {
      // Single-user mode goes on after errors and exits with 0, so errors are recognized by the output.
      if (code === 0 && !/^(?:ERROR|FATAL|PANIC): /m.test(said)) resolve()
      else reject(new Error(`${path.basename(program)} failed (${code ?? signal}): ${said.trim().slice(-2000)}`))
    })
    child.stdin?.on('error', () => {})
    child.stdin?.end(input)
  })
}
