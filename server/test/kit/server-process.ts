import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import { inheritedEnv, shortLived } from './run-script.ts'

export interface ServerProcess {
  url: string
  child: ChildProcess
  output(): string
  /** Resolves once the process is gone. */
  kill(signal?: 'SIGKILL' | 'SIGTERM'): Promise<number | null>
}

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

/** Saves most of a first start; PostgreSQL creates its own. */
export function unpackDatabase(dataDir: string): void {
  const template = inject('template')
  const database = path.join(dataDir, 'db', 'pgdata')
  if (process.env['TEST_DATABASE_URL'] || existsSync(database)) return
  mkdirSync(database, { recursive: true, mode: 0o700 })
  // Tar says that it strips leading slashes.
  execFileSync('tar', ['-xf', template, '-C', database], { stdio: 'ignore' })
}

/** `through` is a wrapper command such as `nice`. */
export function launch(env: Record<string, string>, through: string[] = []) {
  const [command, ...words] = [...through, process.execPath, ...shortLived, main]
  return spawn(command, words, {
    env: { ...inheritedEnv(), PORT: '0', DEMO: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Rejects with its output. */
export function startServer(env: Record<string, string>, through: string[] = []): Promise<ServerProcess> {
  const child = launch(env, through)
  let said = ''
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return new Promise((resolve, reject) => {
    const listen = (text: Buffer) => {
      said += text.toString()
      const [url] = /http:\/\/[\d.]+:\d+/.exec(said) ?? []
      if (!url) return
      const kill = (signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL') => {
        child.kill(signal)
        return ended
      }
      resolve({ url, child, output: () => said, kill })
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    void ended.then((code) => reject(new Error(`ended with ${code}: ${said}`)))
  })
}
