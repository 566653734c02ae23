import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { BareName } from './bare-routes.ts'
import { openOwnDatabase } from './own-database.ts'
import { replyOf } from './reply-of.ts'

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
  const child = fork(script, [database.url, String(feeds), String(readers)])
  const { ready } = await replyOf<{ ready: ReadsReady }>(child)
  return {
    ...ready,
    spent: async () => {
      child.send('spent')
      return (await replyOf<{ spent: ReadsSpent }>(child)).spent
    },
    close: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.send('close')
      await ended
      await database.drop()
    },
  }
}
