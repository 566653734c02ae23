import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createApp } from '../../server/src/app.ts'
import { loadConfig } from '../../server/src/platform/config/index.ts'
import type { Database } from '../../server/src/platform/db/index.ts'
import { benchSecret } from './in-process-server.ts'

/** A new user who reads lists of a dataset; requests pass the whole server, but no network. */
export interface Reader {
  /** @throws when the status is not 200 */
  ask(url: string, query: Record<string, string>): Promise<{ ms: number; nextCursor: string | null }>
  /** Moves the server's clock forward by `ms`. */
  pass(ms: number): void
  close(): Promise<void>
}

export async function openReader(database: Database): Promise<Reader> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'otday-reader-'))
  let ahead = 0
  const clock = { now: () => new Date(Date.now() + ahead) }
  const config = loadConfig({ DATA_DIR: dataDir, DEMO: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'error' })
  const app = await createApp({ config, secret: benchSecret, database, clock })
  const authorization = `Bearer ${await tokenOf(app.http)}`
  return {
    ask: async (url, query) => {
      const start = performance.now()
      const answer = await app.http.inject({ url, query, headers: { authorization } })
      if (answer.statusCode !== 200) throw new Error(answer.body)
      return { ms: performance.now() - start, nextCursor: answer.json().nextCursor ?? null }
    },
    pass: (ms) => void (ahead += ms),
    close: async () => {
      await app.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function tokenOf(http: Awaited<ReturnType<typeof createApp>>['http']): Promise<string> {
  const [email, password] = [`reader.${Date.now()}@example.com`, 'bench123']
  await http.inject({ method: 'POST', url: '/api/users', payload: { email, name: '읽는이', password } })
  const answer = await http.inject({
    method: 'POST',
    url: '/api/auth/sign-in',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ username: email, password }).toString(),
  })
  return answer.json().accessToken
}

/** Reads at most `pages` pages of a list one after the other. @returns the ms that each took */
export async function walkPages(
  reader: Reader,
  url: string,
  query: Record<string, string>,
  pages: number,
): Promise<number[]> {
  const times: number[] = []
  let cursor: string | null = null
  do {
    const { ms, nextCursor } = await reader.ask(url, { ...query, ...(cursor !== null && { cursor }) })
    times.push(ms)
    cursor = nextCursor
  } while (cursor !== null && times.length < pages)
  return times
}
