import { buildClient } from './client.mjs'
import { installPackages } from './install.mjs'
import { runJourneys } from './tests.mjs'

/** `npm run e2e [-- arguments of Playwright]`: runs the journeys, or with `--long` those of e2e/long. */
try {
  await installPackages()
  await buildClient()
  const args = process.argv.slice(2).filter((word) => word !== '--long')
  const folder = process.argv.includes('--long') ? 'long' : 'journeys'
  const { failed } = await runJourneys({ folder, args })
  process.exitCode = failed === 0 ? 0 : 1
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
