import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { type Database, migrate, openDatabase, readMigrations } from '#platform/db/index.ts'
import { systemClock } from '#platform/clock.ts'
import { loadConfig } from '#platform/config/index.ts'
import { createApp } from '../../src/app.ts'
import { onServer, urlOf } from './database-servers.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A file, or a name on the server. */
    template: string
  }
}

/** Once for a run: longer than most stories. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = project.config.env['TEST_DATABASE_URL']
  const template = server ? await onPostgres(server, project.name) : await embedded()
  project.provide('template', template)
  return async () => {
    if (server) await onServer(server, `drop database ${template} with (force)`)
  }
}

async function onPostgres(server: string, project: string): Promise<string> {
  const name = `otday_template_${project.replaceAll('-', '_')}_${process.pid}`
  await onServer(server, `create database ${name} template template0 encoding 'UTF8'`)
  await unpackDatabase(await openDatabase({ url: urlOf(server, name), poolSize: 2 }))
  return name
}

const cache = fileURLToPath(new URL('../../../.cache/', import.meta.url))
const lock = fileURLToPath(new URL('../../../package-lock.json', import.meta.url))

/** Until migrations or packages change. */
async function embedded(): Promise<string> {
  const made = [fs.readFileSync(lock, 'utf8'), ...readMigrations().map(({ sql }) => sql)]
  const file = path.join(cache, `town-${createHash('sha1').update(made.join()).digest('hex').slice(0, 12)}.tar`)
  if (fs.existsSync(file)) return file
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'otday-template-'))
  await unpackDatabase(await openDatabase({ directory: folder }))
  const database = await PGlite.create(path.join(folder, 'pgdata'))
  const dump = await database.dumpDataDir('none')
  await database.close()
  fs.rmSync(folder, { recursive: true })
  fs.mkdirSync(cache, { recursive: true })
  fs.writeFileSync(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()))
  fs.renameSync(`${file}.${process.pid}`, file)
  return file
}

/** One start creates all tables, those of the jobs too. */
async function unpackDatabase(database: Database) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'otday-template-'))
  const config = loadConfig({ DATA_DIR: dataDir, DEMO: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'silent' })
  await migrate(database.pool)
  const app = await createApp({ config, secret: 'a secret that opens nothing later on', database, clock: systemClock })
  await app.close()
  await database.close()
  fs.rmSync(dataDir, { recursive: true })
}
