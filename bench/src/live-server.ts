import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { UserId } from '@otday/contract'
import { openOwnDatabase } from './own-database.ts'

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
  const { ready } = (await answerOf(child)) as { ready: LiveReady }
  return {
    ...ready,
    figures: async () => {
      child.send('figures')
      return ((await answerOf(child)) as { figures: LiveFigures }).figures
    },
    memory: async () => {
      child.send('memory')
      return ((await answerOf(child)) as { memory: number }).memory
    },
    close: async () => {
      child.send('close')
      await once(child, 'exit')
      await database.drop()
    },
  }
}

async function answerOf(child: ChildProcess): Promise<LiveMessage> {
  const over = new AbortController()
  const ended = once(child, 'exit', over).then(([code]) =>
    Promise.reject(new Error(`the bench server ended with ${code}`)),
  )
  try {
    const [message] = await Promise.race([once(child, 'message', over), ended])
    return message as LiveMessage
  } finally {
    over.abort()
  }
}
