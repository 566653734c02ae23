import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { openOwnDatabase } from './own-database.ts'
import { replyOf } from './reply-of.ts'
import type { Blocked } from './watchdog.ts'

/** A server in a process of its own, so that it shares no event loop with the load generator. */
export interface BenchServer {
  url: string
  token: string
  /** Token of a second person, who owns 500 clothes. */
  closetToken: string
  weatherId: string
  /** Returns the CPU time that the server has used since the last call. */
  spent(): Promise<Spent>
  /** Returns the MB of the server's heap that are left after a full garbage collection. */
  alive(): Promise<number>
  /**
   * Watches the server's main loop until the returned function is called, which returns what blocked it longest, not
   * counting garbage collections.
   */
  watch(): Promise<() => Promise<Blocked>>
  /** Makes the server send its briefing to everybody who is due. */
  brief(): void
  close(): Promise<void>
}
export interface BenchServerReady {
  url: string
  token: string
  closetToken: string
  weatherId: string
}
/** CPU times in ms, which other programs on the machine do not lengthen. */
export interface Spent {
  /** CPU of the whole process, without the database's. */
  all: number
  /** CPU of the main loop. */
  main: number
  /** CPU of the longest single turn of the main loop. */
  longest: number
}
export type BenchServerMessage =
  | { ready: BenchServerReady }
  | { spent: Spent }
  | { alive: number }
  | { watching: true }
  | { blocked: Blocked }

/** Size of the data that a benchmark's database has besides feeds and a closet. */
export interface BenchDataset {
  /** Number of diary records of the person with the closet. */
  wears?: number
  /**
   * Number of people due for a briefing, pushed to `pushHost`; if set, the server's clock starts at 7 in the morning.
   */
  briefed?: number
  pushHost?: string
}

/** @param server URL of a PostgreSQL server; null for the embedded database. `env` adds to the server's environment. */
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
  const { ready } = await replyOf<{ ready: BenchServerReady }>(child)
  return {
    ...ready,
    spent: async () => {
      child.send('spent')
      return (await replyOf<{ spent: Spent }>(child)).spent
    },
    alive: async () => {
      child.send('alive')
      return (await replyOf<{ alive: number }>(child)).alive
    },
    watch: async () => {
      child.send('watch')
      await replyOf(child)
      return async () => {
        child.send('blocked')
        return (await replyOf<{ blocked: Blocked }>(child)).blocked
      }
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
