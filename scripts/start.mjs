import path from 'node:path'
import { buildClient } from './client.mjs'
import { installPackages } from './install.mjs'
import { keep, root } from './run.mjs'

/** `npm start` */
try {
  await installPackages()
  await buildClient()
  // Compiled modules, for quicker starts.
  const env = { NODE_COMPILE_CACHE: path.join(root, '.cache/node') }
  process.exitCode = await keep({ args: ['server/src/main.ts'], env })
} catch (error) {
  process.stderr.write(`\n${error.message}\n`)
  process.exitCode = 1
}
