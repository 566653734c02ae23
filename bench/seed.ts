import { parseArgs } from 'node:util'
import { loadConfig } from '../server/src/platform/config/index.ts'
import { migrate, openDatabase } from '../server/src/platform/db/index.ts'
import { seedDataset } from './src/seed-dataset.ts'

/**
 * `npm run bench:seed -- --feeds 1000000`: adds a generated dataset to the database at DATABASE_URL or, if that is
 * unset, in DATA_DIR.
 */
const { values } = parseArgs({ options: { feeds: { type: 'string', default: '100000' } } })
const feeds = Number(values.feeds)
if (!Number.isInteger(feeds) || feeds < 1) {
  console.error('--feeds must be a whole number from 1 on.')
  process.exit(1)
}
const database = await openDatabase(loadConfig().database)
const start = performance.now()
await migrate(database.pool)
const size = await seedDataset(database.pool, feeds, console.log)
await database.close()
const rows = Object.values(size).reduce((sum, count) => sum + count, 0)
const seconds = (performance.now() - start) / 1000
console.log(`${JSON.stringify(size)}: ${rows} rows in ${seconds.toFixed(0)} s, ${(rows / seconds).toFixed(0)} a second`)
