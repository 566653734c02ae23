import fs from 'node:fs'
import path from 'node:path'
import { buildClient } from './client.mjs'
import { installPackages } from './install.mjs'
import { root, runNode } from './run.mjs'
import { createSuite } from './suite.mjs'
import { runJourneys, runVitest } from './tests.mjs'

/**
 * `npm run test:long`: runs what takes too long for `npm test`, such as killing and flooding the server, many refreshes
 * of sessions at once, properties with random data, and all stories on the oldest supported PostgreSQL (at
 * TEST_DATABASE_URL, or the one on this machine).
 */
const oldest = process.env.TEST_DATABASE_URL || 'postgresql://postgres@127.0.0.1:5432/postgres'
const own = { TEST_DATABASE_URL: '' }
const stories = ['stories', 'stories-apart', 'long', 'long-flood']

/** Workspaces whose property tests run with twenty times as many cases (common/test/properties.ts) and a new seed. */
const drawing = ['common', 'art', 'stylist', 'server']
const seed = Number(process.env.SEED || new Date().toISOString().slice(0, 10).replaceAll('-', ''))
const drawn = { DRAWS: '20', SEED: String(seed) }

/** Returns the tests in these folders, and in those within, whose path and text `isWanted` accepts. */
const testsIn = (folders, isWanted) =>
  folders
    .flatMap((folder) =>
      fs.readdirSync(path.join(root, folder), { recursive: true }).map((name) => path.join(folder, name)),
    )
    .filter((file) => file.endsWith('.test.ts') && isWanted(file, fs.readFileSync(path.join(root, file), 'utf8')))

const draws = /from 'fast-check'|inject\('draws'\)/
const filesThatDraw = () =>
  testsIn(
    drawing.flatMap((name) => [`${name}/src`, `${name}/test`]),
    (file, text) => file.startsWith('stylist/test/long/') || draws.test(text),
  )

/** Returns the component tests of which an ordinary run takes a part by day (web/test/kit/screens.ts). */
const componentsByDay = () =>
  testsIn(['web/test/components'], (_file, text) => /partOfDay|screensOfDay|inSizesOfDay/.test(text))

async function runBench(script, part) {
  const { code } = await runNode([path.join(root, 'bench', script), part])
  if (code !== 0) throw new Error(`${part} ended with ${code}.`)
}

const suite = createSuite('test-long')
if (await suite.step('install', installPackages)) {
  const built = await suite.step('build', buildClient)
  // This step mostly waits, so it runs at the same time as the next one.
  const storms = suite.step('storms of refreshes', () => runBench('chaos.ts', 'lost-refresh'))
  await suite.step(`properties, seed ${seed}`, () =>
    runVitest(drawing, { name: 'properties', args: filesThatDraw(), env: drawn }),
  )
  await storms
  await suite.step('long stories', () => runVitest(['long', 'long-flood'], { name: 'long', env: own }))
  await suite.step('stories on the oldest PostgreSQL', () =>
    runVitest(stories, { name: 'oldest', env: { TEST_DATABASE_URL: oldest } }),
  )
  await suite.step('components, every page and size', () =>
    runVitest(['components'], { name: 'components', args: componentsByDay(), env: drawn }),
  )
  await suite.step('long journeys', () => {
    if (!built) throw new Error('There is no client to travel in.')
    return runJourneys({ folder: 'long' })
  })
  await suite.step('journeys, every page', () =>
    runJourneys({ args: ['accessibility', 'budgets', 'touch'], env: drawn }),
  )
  // The budgets are measurements, so nothing else runs meanwhile.
  await suite.step('budgets', () => runBench('main.ts', 'budgets'))
}
await suite.end()
