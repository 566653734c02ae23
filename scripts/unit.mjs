import { installPackages } from './install.mjs'
import { runNode, tool } from './run.mjs'

/** `npm run unit [-- word…]`: runs unit tests; vitest gets all arguments. */
const projects = ['common', 'contract', 'art', 'stylist', 'web', 'server']

try {
  await installPackages()
  const args = [...projects.map((name) => `--project=${name}`), '--passWithNoTests', ...process.argv.slice(2)]
  const { code } = await runNode([tool('vitest/vitest.mjs'), 'run', ...args])
  process.exitCode = code
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
