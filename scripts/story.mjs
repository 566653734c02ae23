import { installPackages } from './install.mjs'
import { compileCache, runNode, tool } from './run.mjs'

/**
 * Usage: `npm run story [-- [--postgres] [word…]]` runs the stories (tests of the whole server). They start a
 * PostgreSQL of their own; with `--postgres`, they use the server of TEST_DATABASE_URL or, if that is not set, the one
 * at `local`. The words go to vitest, which then runs just the stories whose file path contains one of them.
 */
const local = 'postgresql://postgres@127.0.0.1:5432/postgres'

try {
  await installPackages()
  const onPostgres = process.argv.includes('--postgres')
  const projects = ['stories', 'stories-apart', 'long', 'long-flood']
  const words = process.argv.slice(2).filter((word) => word !== '--postgres')
  const args = [...projects.map((name) => `--project=${name}`), ...words]
  const env = onPostgres
    ? { ...compileCache, TEST_DATABASE_URL: process.env.TEST_DATABASE_URL || local }
    : { ...compileCache, TEST_DATABASE_URL: '' }
  const { code } = await runNode([tool('vitest/vitest.mjs'), 'run', ...args], { env })
  process.exitCode = code
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
