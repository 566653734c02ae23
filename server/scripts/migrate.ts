/** Brings the configured database to the newest migration, as every start does. */
import { migrateAfterBackup } from '../src/archive/index.ts'
import { systemClock } from '#platform/clock.ts'
import { loadConfig } from '#platform/config/index.ts'
import { joinDatabase } from '#platform/db/index.ts'
import { keepPrivate } from '#platform/storage/keep-private.ts'

const config = loadConfig()
keepPrivate(config.dataDir)
const database = await joinDatabase(config.database)
try {
  const applied = await migrateAfterBackup({
    config,
    database,
    clock: systemClock,
    onFailure: () => console.log(`There is no backup of before: nothing could be written to ${config.backupDir}.`),
  })
  console.log(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`)
} finally {
  await database.close()
}
