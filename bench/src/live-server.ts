import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { UserId } from '@otday/contract'
import { openOwnDatabase } from './own-database.ts'
import { replyOf } from './reply-of.ts'

export interface LivePerson {
  id: UserId
  token: string
}
export interface LiveFigures {
  /** p99 delay of the main loop since the last call, in ms. */
  loopDelay: number
  /** Number of notifications in all inboxes: every recipient of a notification counts once. */
  recipients: number
}
export interface LiveReady {
  url: string
  /** The people who have sessions; the first is an administrator. */
  people: LivePerson[]
}
export type LiveMessage = { ready: LiveReady } | { figures: LiveFigures } | { memory: number }

export interface LiveServer extends LiveReady {
  figures(): Promise<LiveFigures>
  /** Returns the bytes of memory in use after a garbage collection. */
  memory(): Promise<number>
  close(): Promise<void>
}

/**
 * Starts a server of the product in a process of its own, with `recipients` people, `connected` of whom have sessions.
 */
export async function openLiveServer(
  server: string | null,
  connected: number,
  recipients: number,
): Promise<LiveServer> {
  const script = fileURLToPath(new URL('./live-server-process.ts', import.meta.url))
  const database = await openOwnDatabase(server)
  const load = [database.url, String(connected), String(recipients)]
  const child = fork(script, load, { execArgv: ['--expose-gc'] })
  const { ready } = await replyOf<{ ready: LiveReady }>(child)
  return {
    ...ready,
    figures: async () => {
      child.send('figures')
      return (await replyOf<{ figures: LiveFigures }>(child)).figures
    },
    memory: async () => {
      child.send('memory')
      return (await replyOf<{ memory: number }>(child)).memory
    },
    close: async () => {
      child.send('close')
      await once(child, 'exit')
      await database.drop()
    },
  }
}
