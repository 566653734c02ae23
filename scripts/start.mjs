import path from 'node:path'
import { buildClient } from './client.mjs'
import { installPackages } from './install.mjs'
import { keep, root } from './run.mjs'

/** `npm start`: installs and builds what is missing, then runs the server on the Node among the dependencies. */
try {
  await installPackages()
  await buildClient()
  // Node keeps compiled modules here, so that later starts are quicker.
  const env = { NODE_COMPILE_CACHE: path.join(root, '.cache/node') }
  process.exitCode = await keep({ args: ['server/src/main.ts'], env })
} catch (error) {
  process.stderr.write(`\n${error.message}\n`)
  process.exitCode = 1
}
