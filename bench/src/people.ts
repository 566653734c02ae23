import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { migrate, openDatabase } from '../../server/src/platform/db/index.ts'
import { report } from './figures.ts'
import { peopleFigures, seedDepartures } from './lists-people.ts'
import { seedDataset } from './seed-dataset.ts'
import { settlingFigures } from './settling.ts'

/** `npm run bench people`: measures lists of people in a freshly generated dataset. */
const { values } = parseArgs({
  options: { feeds: { type: 'string', default: '100000' } },
  strict: false,
})
const directory = mkdtempSync(path.join(os.tmpdir(), 'otday-people-'))
try {
  const database = await openDatabase({ directory, binaries: null })
  try {
    await migrate(database.pool)
    const { people } = await seedDataset(database.pool, Number(values.feeds), () => {})
    const followed = await seedDepartures(database)
    const figures = [...(await peopleFigures(database, followed)), ...(await settlingFigures(database))]
    report(`Lists among ${people} people and 20,000 who left`, figures)
  } finally {
    await database.close()
  }
} finally {
  rmSync(directory, { recursive: true, force: true })
}
