import { buildClient } from './client.mjs'
import { installPackages } from './install.mjs'
import { runJourneys } from './tests.mjs'

/** `npm run e2e [-- arguments of Playwright]` */
try {
  await installPackages()
  await buildClient()
  const { failed } = await runJourneys(process.argv.slice(2))
  process.exitCode = failed === 0 ? 0 : 1
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
