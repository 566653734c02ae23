import { type ChildProcess, fork } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openOwnDatabase } from './own-database.ts'
import type { Blocked } from './watchdog.ts'

/** A server in a process of its own: the load generator never shares its loop. */
export interface BenchServer {
  url: string
  /** A bare Fastify route that runs one indexed query for the same ten rows on the same database. */
  bareUrl: string
  token: string
  /** A second person, who owns 500 clothes. */
  closetToken: string
  weatherId: string
  /** p99 in ms of the delay of the main loop since the last call. */
  loopDelay(): Promise<number>
  /** Returns what the server has spent since the last call. */
  spent(): Promise<Spent>
  /** MB of its heap that a full collection of garbage leaves. */
  alive(): Promise<number>
  /** Measures what blocks its main loop longest in the next `seconds`, without collections of garbage. */
  blocked(seconds: number): Promise<Blocked>
  /** Begins to brief everybody who is due. */
  brief(): void
  close(): Promise<void>
}
export interface BenchServerReady {
  url: string
  bareUrl: string
  token: string
  closetToken: string
  weatherId: string
}
/** ms of CPU: other programs do not lengthen it. */
export interface Spent {
  /** CPU of the whole process, without the database's. */
  all: number
  /** CPU of the main loop. */
  main: number
  /** CPU of the longest turn that blocked the main loop at once. */
  longest: number
}
export type BenchServerMessage =
  | { ready: BenchServerReady }
  | { loopDelay: number }
  | { spent: Spent }
  | { alive: number }
  | { watching: true }
  | { blocked: Blocked }

/** Data that is there besides feeds and a closet. */
export interface BenchDataset {
  /** Records of the person with the closet. */
  wears?: number
  /** People who are due for a push at `pushHost`; the server's clock then stands at seven in the morning. */
  briefed?: number
  pushHost?: string
}

/** `server` null runs on the embedded database; `env` adds to the environment of the server. */
export async function openBenchServer(
  server: string | null,
  feeds: number,
  env: Readonly<Record<string, string>> = {},
  dataset: BenchDataset = {},
): Promise<BenchServer> {
  const script = fileURLToPath(new URL('./server-process.ts', import.meta.url))
  const database = await openOwnDatabase(server)
  const child = fork(script, [database.url, String(feeds), JSON.stringify(env), JSON.stringify(dataset)], {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const { ready } = (await answerOf(child)) as { ready: BenchServerReady }
  return {
    ...ready,
    loopDelay: async () => {
      child.send('loopDelay')
      return ((await answerOf(child)) as { loopDelay: number }).loopDelay
    },
    spent: async () => {
      child.send('spent')
      return ((await answerOf(child)) as { spent: Spent }).spent
    },
    alive: async () => {
      child.send('alive')
      return ((await answerOf(child)) as { alive: number }).alive
    },
    blocked: async (seconds) => {
      child.send('watch')
      await answerOf(child)
      await pause(seconds * 1000)
      child.send('blocked')
      return ((await answerOf(child)) as { blocked: Blocked }).blocked
    },
    brief: () => void child.send('brief'),
    close: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.send('close')
      await ended
      await database.drop()
    },
  }
}

function answerOf(child: ChildProcess): Promise<BenchServerMessage> {
  return new Promise((resolve, reject) => {
    const failed = (code: number | null) => reject(new Error(`the bench server ended with ${code}`))
    child.once('exit', failed)
    child.once('message', (message) => {
      child.off('exit', failed)
      resolve(message as BenchServerMessage)
    })
  })
}
