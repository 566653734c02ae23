import path from 'node:path'
import { installPackages } from './install.mjs'
import { keep, root, tool } from './run.mjs'

/** `npm run dev`: server with restarts, client with hot reload. */
try {
  await installPackages()
  process.exitCode = await keep(
    { args: ['--watch', '--watch-preserve-output', 'server/src/main.ts'] },
    { args: [tool('vite/bin/vite.js')], cwd: path.join(root, 'web') },
  )
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
