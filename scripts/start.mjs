import { buildClient } from './client.mjs'
import { installPackages } from './install.mjs'
import { compileCache, runNode } from './run.mjs'
import { supervise } from './supervise.mjs'

/** `npm start`: builds the client if needed and runs the server, restarting it after a crash. */
try {
  await installPackages()
  await buildClient()
  process.exitCode = await supervise(() => runNode(['server/src/main.ts'], { env: compileCache }))
} catch (error) {
  process.stderr.write(`\n${error.message}\n`)
  process.exitCode = 1
}
