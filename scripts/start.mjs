import { buildClient } from './client.mjs'
import { installPackages } from './install.mjs'
import { compileCache, keep } from './run.mjs'

/** `npm start` */
try {
  await installPackages()
  await buildClient()
  process.exitCode = await keep({ args: ['server/src/main.ts'], env: compileCache })
} catch (error) {
  process.stderr.write(`\n${error.message}\n`)
  process.exitCode = 1
}
