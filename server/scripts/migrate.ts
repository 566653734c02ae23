import { expectBriefRun } from '#platform/brief-run.ts'
import { loadConfig } from '#platform/config/index.ts'
import { migrate, openDatabase } from '#platform/db/index.ts'
import { keepPrivate } from '#platform/keep-private.ts'

/** Brings the configured database to the newest migration, as every start does. */
expectBriefRun()
const config = loadConfig()
keepPrivate(config.dataDir)
const database = await openDatabase(config.database)
try {
  const applied = await migrate(database.pool)
  console.log(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`)
} finally {
  await database.close()
}
