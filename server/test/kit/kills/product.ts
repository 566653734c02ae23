import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { inheritedEnv } from '../run-script.ts'

export const victims = ['ours', 'postmaster', 'both'] as const
export type Victim = (typeof victims)[number]

const main = fileURLToPath(new URL('../../../src/main.ts', import.meta.url))

/** Most milliseconds that a stop may take. */
const longestStop = 60_000

/** The real server on its own PostgreSQL. */
export interface Product {
  /** Resolves to the product's URL; rejects with its output if it does not start. */
  ready: Promise<string>
  /** Kills the victim, and waits until the product's own process has ended. */
  kill(victim: Victim): Promise<void>
  stop(): Promise<void>
}

export function launchProduct(dataDir: string): Product {
  // A killed product leaves the folder of its socket behind, so its temporary files are put into the data directory,
  // which the test deletes.
  const TMPDIR = path.join(dataDir, 'tmp')
  mkdirSync(TMPDIR, { recursive: true })
  const env = { TMPDIR, DATA_DIR: dataDir, PORT: '0', DEMO: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' }
  const child = spawn(process.execPath, [main], {
    env: { ...inheritedEnv(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const ready = greetingOf(child)
  // If a start is killed on purpose, `ready` rejects while nobody waits for it; without this, Node would report an
  // unhandled rejection.
  ready.catch(() => {})
  return {
    ready,
    kill: async (victim) => {
      const isKilled = victim !== 'ours' && killPostmaster(path.join(dataDir, 'postgres'), child)
      if (victim !== 'postmaster' || !isKilled) child.kill('SIGKILL')
      await ended
    },
    stop: async () => {
      child.kill('SIGTERM')
      const kill = setTimeout(() => child.kill('SIGKILL'), longestStop)
      await ended
      clearTimeout(kill)
    },
  }
}

function greetingOf(child: ChildProcess): Promise<string> {
  let said = ''
  return new Promise((resolve, reject) => {
    const listen = (text: Buffer) => {
      said += text.toString()
      const [url] = /http:\/\/[\d.]+:\d+/.exec(said) ?? []
      if (url) resolve(url)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', (code) => reject(new Error(`the product ended with ${code}: ${said}`)))
  })
}

/**
 * Kills the main process of PostgreSQL; returns false if there is none. During a start, postmaster.pid may be missing
 * or name another process, so the process is killed if its parent is the product.
 */
function killPostmaster(cluster: string, { pid: ours }: ChildProcess): boolean {
  try {
    const [pid = ''] = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    const [, parent] = /^PPid:\s(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(parent) === ours && process.kill(Number(pid), 'SIGKILL')
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return false
    throw error
  }
}
