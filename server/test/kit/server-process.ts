import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import { inheritedEnv } from './run-script.ts'

export interface ServerProcess {
  url: string
  child: ChildProcess
  output(): string
  /** Kills the process and resolves when it is gone. */
  kill(signal?: 'SIGKILL' | 'SIGTERM'): Promise<number | null>
}

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

/** Copies a prepared database into a data directory, which saves most of the time of a first start. */
export function unpackDatabase(dataDir: string): void {
  const cluster = path.join(dataDir, 'postgres')
  if (!existsSync(cluster)) cpSync(path.join(inject('databases').directory, 'postgres'), cluster, { recursive: true })
}

/** Settings for durability that PostgreSQL turns off in tests. */
const unsafe = { DATABASE_UNSAFE: 'fsync,full_page_writes,synchronous_commit' }

/** Starts a server process; `through` is a wrapper command such as `nice`. */
export function launch(env: Record<string, string>, through: string[] = []) {
  const [command, ...words] = [...through, process.execPath, main]
  return spawn(command, words, {
    env: {
      ...inheritedEnv(),
      PORT: '0',
      DEMO: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...(env['DATABASE_URL'] && unsafe),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Starts a server; rejects with its output if it does not start. */
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
