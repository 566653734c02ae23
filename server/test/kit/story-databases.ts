import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { type Database, openDatabase } from '#platform/db/index.ts'
import { onServer, urlOf } from './database-servers.ts'

interface OwnDatabase {
  url: string
  drop(): Promise<void>
}

/** Creates a database on the PostgreSQL that all stories share; an `empty` one has no tables. */
export async function createDatabase(content: 'migrated' | 'empty' = 'migrated'): Promise<OwnDatabase> {
  const { url: server, template, strategy } = inject('databases')
  const name = `otday_test_${randomUUID().replaceAll('-', '')}`
  const source = content === 'migrated' ? `${template} ${strategy}` : "template0 encoding 'UTF8'"
  await onServer(server, `create database ${name} template ${source}`)
  return { url: urlOf(server, name), drop: () => onServer(server, `drop database ${name} with (force)`) }
}

export interface SpareDatabase {
  url: string
  database: Database
  dispose(): Promise<void>
}

/** Opens a database without a table. */
export async function openSpareDatabase(): Promise<SpareDatabase> {
  const { url, drop } = await createDatabase('empty')
  const database = await openDatabase({ url, poolSize: 3 })
  const dispose = async () => {
    await database.close()
    await drop()
  }
  return { url, database, dispose }
}
