import { openDatabase } from '../../server/src/platform/db/index.ts'
import { feedCount } from './dataset-search.ts'
import { report } from './figures.ts'
import { openReader } from './reader.ts'
import { searchFigures } from './search-times.ts'

const url = process.env['DATABASE_URL']
if (url) {
  const database = await openDatabase({ url, poolSize: 4 })
  const reader = await openReader(database)
  try {
    const feeds = await feedCount(database.pool)
    report(`Search in ${feeds} feeds, first pages with their totals (ms)`, await searchFigures(reader, database.pool))
  } finally {
    await reader.close()
    await database.close()
  }
} else
  console.log('\nDATABASE_URL names no dataset to search in: make one with "npm run bench:seed -- --feeds 1000000".')
