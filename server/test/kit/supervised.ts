import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { inheritedEnv } from './run-script.ts'

const root = path.resolve(import.meta.dirname, '../../..')

export interface Supervised {
  child: ChildProcess
  said(): string
  /** Resolves to the exit code. */
  ended: Promise<number | null>
}

/**
 * Starts the product as `npm start` does after building.
 * @param start arguments of `supervise` as source code: a function that runs the server and, if needed, one that
 * sleeps; see scripts/start.mjs
 */
export function supervised(env: Record<string, string>, start = "() => runNode(['server/src/main.ts'])"): Supervised {
  const words = `import { runNode } from '${root}/scripts/run.mjs'
    import { supervise } from '${root}/scripts/supervise.mjs'
    process.exitCode = await supervise(${start})`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', words], {
    env: { ...inheritedEnv(), DEMO: 'off', RATE_LIMITS: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)))
  return { child, said: () => said, ended: new Promise((resolve) => child.once('exit', resolve)) }
}
