import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The product as people start it: a process of its own, with its files in a folder. */
export interface RunningHouse {
  url: string
  child: ChildProcess
  /** Everything it has said so far. */
  output(): string
  /** Ends it as if the machine had; resolves once the process is gone. */
  kill(signal?: 'SIGKILL' | 'SIGTERM'): Promise<number | null>
}

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** Starts the server and waits for nothing; `through` is a command that runs the one behind it, such as `nice`. */
export function launch(env: Record<string, string>, through: string[] = []) {
  const base = { PATH: process.env['PATH'], HOME: process.env['HOME'], TMPDIR: process.env['TMPDIR'] }
  const [command, ...words] = [...through, process.execPath, main]
  return spawn(command, words, {
    env: { ...base, PORT: '0', DEMO: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Starts the server and waits until it greets, or rejects with what it said instead. */
export function startHouse(env: Record<string, string>, through: string[] = []): Promise<RunningHouse> {
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
