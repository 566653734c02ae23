import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { BareName } from './bare-routes.ts'
import { openOwnDatabase } from './own-database.ts'

interface ReadsReady {
  url: string
  bareUrl: string
  paths: Readonly<Record<BareName, string>>
  /** Token of the person whose lists are read, and of people who have nothing but a session. */
  token: string
  tokens: string[]
  /** Token of a person with 500 clothes. */
  closetToken: string
  weatherId: string
}
/** CPU of the main loop in ms, and the p99 of its delay in ms, since the last time. */
export interface ReadsSpent {
  main: number
  loopDelay: number
}
export type ReadsMessage = { ready: ReadsReady } | { spent: ReadsSpent }

export interface ReadsServer extends ReadsReady {
  spent(): Promise<ReadsSpent>
  close(): Promise<void>
}

/** @param server URL of a PostgreSQL server; null for the embedded database. */
export async function openReadsServer(server: string | null, feeds: number, readers: number): Promise<ReadsServer> {
  const database = await openOwnDatabase(server)
  const script = fileURLToPath(new URL('./reads-process.ts', import.meta.url))
  const child = fork(script, [database.url, String(feeds), String(readers)], {
    execArgv: process.env['BENCH_EXEC_ARGV']?.split(' ') ?? [],
  })
  const { ready } = (await answerOf(child)) as { ready: ReadsReady }
  return {
    ...ready,
    spent: async () => {
      child.send('spent')
      return ((await answerOf(child)) as { spent: ReadsSpent }).spent
    },
    close: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.send('close')
      await ended
      await database.drop()
    },
  }
}

function answerOf(child: ChildProcess): Promise<ReadsMessage> {
  return new Promise((resolve, reject) => {
    const failed = (code: number | null) => reject(new Error(`the bench server ended with ${code}`))
    child.once('exit', failed)
    child.once('message', (message) => {
      child.off('exit', failed)
      resolve(message as ReadsMessage)
    })
  })
}
