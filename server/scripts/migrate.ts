import { expectBriefRun } from '#platform/brief-run.ts'
import { loadConfig } from '#platform/config/index.ts'
import { migrate, openDatabase } from '#platform/db/index.ts'

/** Brings the configured database to the newest migration, as every start does. */
expectBriefRun()
const database = await openDatabase(loadConfig().database)
try {
  const applied = await migrate(database.pool)
  console.log(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`)
} finally {
  await database.close()
}
