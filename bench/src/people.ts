import { parseArgs } from 'node:util'
import { report } from './figures.ts'
import { openInProcessServer } from './in-process-server.ts'
import { leavingFigures } from './leaving.ts'
import { peopleFigures, seedDepartures } from './lists-people.ts'
import { openOwnDatabase } from './own-database.ts'
import { seedDataset } from './seed-dataset.ts'

/** `npm run bench people`: measures lists of people, and a departure, in a freshly generated dataset. */
const { values } = parseArgs({
  options: { feeds: { type: 'string', default: '100000' } },
  strict: false,
})
const own = await openOwnDatabase(process.env['BENCH_DATABASE_URL'] ?? null)
const server = await openInProcessServer(own.url)
try {
  const { database } = server
  const { people } = await seedDataset(database.pool, Number(values.feeds), () => {})
  const followed = await seedDepartures(database)
  const figures = [...(await peopleFigures(database, followed)), ...(await leavingFigures(server))]
  report(`Lists among ${people} people and 20,000 who left`, figures)
} finally {
  await server.close()
  await own.drop()
}
