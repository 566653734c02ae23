import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { addExtremes, type Extremes } from '../../server/test/kit/many-feeds.ts'
import { type Database, migrate, openDatabase } from '../../server/src/platform/db/index.ts'
import { type Figure, report } from './figures.ts'
import { feedListFigures } from './lists-feeds.ts'
import { peopleFigures, seedDepartures } from './lists-people.ts'
import { openOwnDatabase } from './own-database.ts'
import { seedDataset } from './seed-dataset.ts'

/** Measures the blocks of 8 kB that lists read in a dataset with deleted accounts and a user who likes many feeds. */

const feeds = 300_000
const departed = 20_000
const likes = 20_000

/** Each function measures some lists; the last one may change the dataset. */
const lists: readonly ((database: Database, people: Extremes) => Promise<Figure[]>)[] = [
  feedListFigures,
  async (database) => peopleFigures(database, await seedDepartures(database)),
]

const directory = mkdtempSync(path.join(os.tmpdir(), 'otday-lists-'))
const own = await openOwnDatabase(process.env['BENCH_DATABASE_URL'] ?? null)
try {
  const database = await openDatabase(own.url ? { url: own.url, poolSize: 4 } : { directory, binaries: null })
  try {
    await migrate(database.pool)
    await seedDataset(database.pool, feeds, console.log)
    const people = await addExtremes(database.pool, { departed, likes })
    const figures: Figure[] = []
    for (const measure of lists) figures.push(...(await measure(database, people)))
    report(`Blocks of 8 kB that lists read among ${feeds} feeds and ${departed} deleted accounts`, figures)
  } finally {
    await database.close()
  }
} finally {
  await own.drop()
  rmSync(directory, { recursive: true, force: true })
}
