import { installPackages } from './install.mjs'
import { runNode, tool } from './run.mjs'

/** `npm run unit [-- word…]`: unit tests whose path contains a word, without a database; any argument of vitest is passed on. */
const projects = ['common', 'contract', 'stylist', 'web', 'server']

try {
  await installPackages()
  const args = [...projects.map((name) => `--project=${name}`), '--passWithNoTests', ...process.argv.slice(2)]
  const { code } = await runNode([tool('vitest/vitest.mjs'), 'run', ...args])
  process.exitCode = code
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
