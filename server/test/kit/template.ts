import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { systemClock } from '#platform/clock.ts'
import { loadConfig } from '#platform/config/index.ts'
import { type Database, migrate, openDatabase, readMigrations } from '#platform/db/index.ts'
import { freePort } from '#platform/process/free-port.ts'
import { clusterOf, startPostgres } from '#platform/postgres/index.ts'
import { createApp } from '../../src/app.ts'
import { onServer, urlOf } from './database-servers.ts'

interface Databases {
  /** URL of a server on which databases can be made. */
  url: string
  /** Name of the database with all tables; each test gets a copy of it. */
  template: string
  /** SQL after `template …` that copies the template in the quickest way. */
  strategy: string
  /** A data directory of a server that was stopped cleanly, to be copied. */
  directory: string
}
declare module 'vitest' {
  interface ProvidedContext {
    databases: Databases
  }
}

const cache = fileURLToPath(new URL('../../../.cache/', import.meta.url))
const root = new URL('../../../', import.meta.url)
/** State that the test projects of a run share through `globalThis`, as each of them loads this file again. */
const shared = globalThis as { otdayDatabases?: Promise<Databases & { end(): Promise<void> }>; otdayUsers?: number }

/**
 * Starts one PostgreSQL for all stories, from the product's binaries, or uses the one of TEST_DATABASE_URL. Databases
 * of stories are copies of one template, because making one takes longer than most stories.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.otdayUsers = (shared.otdayUsers ?? 0) + 1
  const { end, ...databases } = await (shared.otdayDatabases ??= openDatabases())
  project.provide('databases', databases)
  return async () => {
    shared.otdayUsers = (shared.otdayUsers ?? 1) - 1
    if (shared.otdayUsers === 0) await end()
  }
}

async function openDatabases() {
  const directory = await preparedDirectory()
  const named = process.env['TEST_DATABASE_URL']
  return named ? onNamedServer(named, directory) : onOwnServer(directory)
}

async function onNamedServer(url: string, directory: string) {
  const template = `otday_template_${process.pid}`
  await onServer(url, `create database ${template} template template0 encoding 'UTF8'`)
  await fillDatabase(await openDatabase({ url: urlOf(url, template), poolSize: 2 }))
  const end = () => onServer(url, `drop database ${template} with (force)`)
  return { url, template, strategy: 'strategy file_copy', directory, end }
}

/** Starts PostgreSQL on a copy of the prepared directory, which contains the template. */
async function onOwnServer(directory: string) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'otday-stories-'))
  fs.cpSync(clusterOf(directory), clusterOf(folder), { recursive: true })
  // Stories connect through proxies and from processes of their own, so local connections need no password.
  fs.writeFileSync(
    path.join(clusterOf(folder), 'pg_hba.conf'),
    'local all all trust\nhost all all 127.0.0.1/32 trust\n',
  )
  const settings = { ...forStories, port: String(await freePort()) }
  const postgres = await startPostgres(folder, { binaries: null, isTemporary: true, settings })
  const { port, database: template } = postgres.connection
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`
  const end = async () => {
    await postgres.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
  return { url, template, strategy: 'strategy file_copy', directory, end }
}

/** Settings for many concurrent test apps, whose databases are thrown away. */
const forStories = {
  listen_addresses: '127.0.0.1',
  max_connections: '300',
  shared_buffers: '128MB',
  autovacuum_naptime: '10min',
}

/** Returns a data directory that is made once and then reused, until migrations or installed packages change. */
async function preparedDirectory(): Promise<string> {
  const lock = fs.readFileSync(new URL('package-lock.json', root), 'utf8')
  const made = [lock, ...readMigrations().map(({ sql }) => sql)]
  const directory = path.join(cache, `directory-${createHash('sha1').update(made.join()).digest('hex').slice(0, 12)}`)
  if (fs.existsSync(directory)) return directory
  fs.mkdirSync(cache, { recursive: true })
  const draft = fs.mkdtempSync(path.join(cache, 'directory-draft-'))
  await fillDatabase(await openDatabase({ directory: draft, binaries: null }))
  fs.renameSync(draft, directory)
  return directory
}

/** Creates all tables, those of the job queue too, by starting the app once. */
async function fillDatabase(database: Database) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'otday-template-'))
  const config = loadConfig({ DATA_DIR: dataDir, DEMO: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'silent' })
  await migrate(database.pool)
  const app = await createApp({ config, secret: 'a secret that opens nothing later on', database, clock: systemClock })
  await app.close()
  await database.close()
  fs.rmSync(dataDir, { recursive: true })
}
