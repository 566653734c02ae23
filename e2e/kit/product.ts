import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '../../server/src/platform/process/free-port.ts'
import { onServer, urlOf } from '../../server/test/kit/database-servers.ts'
import { firstAdministrator } from './test-user.ts'

/** A server in a process of its own, with a temporary data directory. */
export interface Product {
  /** URL without a slash at the end. */
  url: string
  /** Folder into which the server writes its mails. */
  mails: string
  /** Stops the server and starts it again at the same URL with the same data. */
  restart(): Promise<void>
  stop(): Promise<void>
}

const root = path.join(import.meta.dirname, '../..')
const startSeconds = 60
const goodbyeSeconds = 15

/**
 * Starts the server as `npm start` does, but without demo content and rate limits. Its database is a new one on the
 * PostgreSQL server of TEST_DATABASE_URL or, if that is not set, the embedded one.
 * @param env environment variables for the server in addition to the usual ones, e.g. `{ DEMO: 'on' }`
 * @throws an error with the server's output when the server is not ready in time
 */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'otday-journeys-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } = firstAdministrator
  const own = { DATA_DIR: dataDir, PORT: String(port), ADMIN_EMAIL, ADMIN_PASSWORD }
  const database = await freshDatabase()
  const settings = { ...own, ...database.env, DEMO: 'off', RATE_LIMITS: 'off', ...env }
  let child = await start(url, settings)
  const stop = async () => {
    await end(child)
    await database.drop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
  const restart = async () => {
    await end(child)
    child = await start(url, settings)
  }
  return { url, mails: path.join(dataDir, 'mail'), restart, stop }
}

async function freshDatabase(): Promise<{ env: Record<string, string>; drop(): Promise<void> }> {
  const server = process.env['TEST_DATABASE_URL']
  if (!server) return { env: {}, drop: async () => {} }
  const name = `otday_journeys_${crypto.randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name} template template0 encoding 'UTF8'`)
  return {
    env: { DATABASE_URL: urlOf(server, name) },
    drop: () => onServer(server, `drop database ${name} with (force)`),
  }
}

async function start(url: string, settings: Record<string, string>): Promise<ChildProcess> {
  const { PATH = '', SystemRoot = '', TEMP = '', NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: root,
    env: { PATH, SystemRoot, TEMP, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const written: string[] = []
  child.stdout.on('data', (piece: Buffer) => written.push(piece.toString()))
  child.stderr.on('data', (piece: Buffer) => written.push(piece.toString()))
  if (await isReady(url, child)) return child
  await end(child)
  throw new Error(`The server did not get ready.\n${written.join('')}`)
}

async function isReady(url: string, child: ChildProcess) {
  for (let tries = 0; tries < startSeconds * 5 && child.exitCode === null; tries++) {
    const ready = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return true
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return false
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const killTimer = setTimeout(() => child.kill('SIGKILL'), goodbyeSeconds * 1000)
  await gone
  clearTimeout(killTimer)
}
