import { checks } from './checks.mjs'
import { buildClient } from './client.mjs'
import { installPackages } from './install.mjs'
import { createSuite } from './suite.mjs'
import { runJourneys, runVitest } from './tests.mjs'
import { changedFiles, placesTouchedBy, testsTouchedBy } from './touched.mjs'

/**
 * `npm test`: runs everything that a change must pass; `npm run test:long` has what takes longer. `-- --changed
 * [commit]` runs the checks, and only the tests of what has changed since that commit (by default the last one).
 */
const unitsAndStories = ['common', 'contract', 'art', 'stylist', 'web', 'server', 'stories', 'stories-apart']
/** Runs the component tests alone: beside other tests, a browser window may wait minutes for its next frame. */
const runComponents = (args = []) => runVitest(['components'], { name: 'components', args })

async function check({ run }, places) {
  const { code, output } = await run(places)
  if (code !== 0) throw new Error(`\n${output.trim()}\n`)
}

/** Runs the checks two at a time, as most of them keep one processor busy. */
async function allChecks(suite, places) {
  const waiting = [...checks]
  async function inTurn() {
    while (waiting.length > 0) {
      const next = waiting.shift()
      await suite.step(next.name, () => check(next, places))
    }
  }
  await Promise.all([inTurn(), inTurn()])
}

async function testAll(suite) {
  await suite.measureMachine()
  const building = suite.step('build', buildClient)
  await allChecks(suite)
  const built = await building
  await suite.measureMachine()
  await suite.step('units and stories', () => runVitest(unitsAndStories))
  await suite.measureMachine()
  await suite.step('components', () => runComponents())
  await suite.measureMachine()
  await suite.step('journeys', () => {
    if (!built) throw new Error('There is no client to travel in.')
    return runJourneys()
  })
}

async function testChanged(suite, since) {
  const files = await changedFiles(since)
  const { tests, journeys } = testsTouchedBy(files)
  const checking = allChecks(suite, placesTouchedBy(files))
  const isComponents = (file) => file.startsWith('web/test/')
  const [windows, others] = [tests.filter(isComponents), tests.filter((file) => !isComponents(file))]
  if (others.length > 0)
    await suite.step('units and stories', () => runVitest(unitsAndStories, { args: ['--passWithNoTests', ...others] }))
  if (windows.length > 0) await suite.step('components', () => runComponents(['--passWithNoTests', ...windows]))
  if (journeys.length > 0 && (await suite.step('build', buildClient)))
    await suite.step('journeys', () => runJourneys({ args: journeys.map((file) => file.split('/').at(-1)) }))
  await checking
}

const [option, since = 'HEAD'] = process.argv.slice(2)
const suite = createSuite(option === '--changed' ? 'test-changed' : 'test')
if (await suite.step('install', installPackages)) {
  try {
    if (option === '--changed') await testChanged(suite, since)
    else await testAll(suite)
  } catch (error) {
    suite.fail(error)
  }
}
await suite.end()
