import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { syncFolder } from '../storage/sync-folder.ts'
import type { Binaries } from './binaries.ts'
import { type Launch, launch } from './launch.ts'

/** The product's own role; it is no superuser, so that an injected statement can read no files and run no programs. */
export const ownRole = 'otday'
export const ownDatabase = 'otday'

/** Returns the file of the password, which is needed only where sockets have no permissions. */
export const passwordFileOf = (cluster: string) => `${cluster}.password`

/**
 * First major with the builtin locale, 17; earlier ones, and those where it is missing, use the locale of the system.
 */
const builtinLocale = 17

interface Creation extends Launch {
  cluster: string
  /** Whether to skip fsync. */
  isTemporary: boolean
}

/** Creates a cluster beside its place and then renames it: a folder of that name is a complete cluster. */
export async function createCluster({ cluster, isTemporary, ...how }: Creation): Promise<void> {
  const draft = `${cluster}.new`
  fs.rmSync(draft, { recursive: true, force: true })
  fs.mkdirSync(draft, { mode: 0o700 })
  const { user } = how.identity
  if (user) fs.chownSync(draft, user.uid, user.gid)
  await run(how, how.binaries.initdb, initWords(draft, how.binaries, isTemporary))
  // Single-user mode needs neither socket nor password.
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

/** Returns one statement per line, as single-user mode reads them. */
const statements = (password: string | null) =>
  `create role ${ownRole} login createdb${password ? ` password '${password}'` : ''}\n` +
  `create database ${ownDatabase} owner ${ownRole}\n`

function newPassword(cluster: string): string {
  const password = randomBytes(24).toString('hex')
  fs.writeFileSync(passwordFileOf(cluster), password, { mode: 0o600 })
  return password
}

/** @throws with what the program said */
function run(how: Launch, program: string, words: readonly string[], input = ''): Promise<void> {
  const { command, args, options } = launch(how, program, words)
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['pipe', 'pipe', 'pipe', how.lockFd ?? 'ignore'] })
    let said = ''
    child.stdout?.on('data', (text: Buffer) => (said += text.toString()))
    child.stderr?.on('data', (text: Buffer) => (said += text.toString()))
    child.once('error', reject)
    child.once('close', (code, signal) => {
      // Single-user mode goes on after errors.
      if (code === 0 && !/^(?:ERROR|FATAL|PANIC): /m.test(said)) resolve()
      else reject(new Error(`${path.basename(program)} failed (${code ?? signal}): ${said.trim().slice(-2000)}`))
    })
    child.stdin?.on('error', () => {})
    child.stdin?.end(input)
  })
}
