import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type App, createApp } from '../../server/src/app.ts'
import { type Clock, systemClock } from '../../server/src/platform/clock.ts'
import { collectGarbageLessOften } from '../../server/src/platform/process/collect-garbage-less-often.ts'
import { loadConfig } from '../../server/src/platform/config/index.ts'
import { type Database, migrate, openDatabase } from '../../server/src/platform/db/index.ts'

export const benchSecret = 'a secret for measuring, long enough'

/** A server in this process, without demo content and rate limits, with a temporary data directory. */
export interface InProcessServer {
  url: string
  database: Database
  jobs: App['jobs']
  close(): Promise<void>
  /** Closes the server and ends the process with its `exitCode`. */
  leave(): Promise<never>
}

/** @param databaseUrl URL of a PostgreSQL server; empty for the embedded database. `env` adds to the environment. */
export async function openInProcessServer(
  databaseUrl: string,
  env: Record<string, string> = {},
  clock: Clock = systemClock,
): Promise<InProcessServer> {
  collectGarbageLessOften()
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'otday-bench-'))
  const config = loadConfig({
    DATA_DIR: dataDir,
    DEMO: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...env,
  })
  const database = await openDatabase(config.database)
  await migrate(database.pool)
  const app = await createApp({ config, secret: benchSecret, database, clock })
  const url = await app.http.listen({ host: '127.0.0.1', port: 0 })
  const close = async () => {
    await app.close()
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const leave = async () => {
    await close()
    process.exit()
  }
  return { url, database, jobs: app.jobs, close, leave }
}
