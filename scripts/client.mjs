import fs from 'node:fs'
import path from 'node:path'
import { clientFingerprint } from './client-fingerprint.mjs'
import { phase } from './phase.mjs'
import { root, runNode, tool } from './run.mjs'

const stamp = path.join(root, '.cache/client.sha256')
const page = path.join(root, 'web/dist/index.html')

/**
 * Builds the client unless web/dist was built from the present sources.
 * @throws with the builder's output when the build fails
 */
export async function buildClient() {
  const now = clientFingerprint(root)
  if (fs.existsSync(page) && fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === now) return
  fs.rmSync(stamp, { force: true })
  const { code, output } = await phase('Building the client', () =>
    runNode([tool('vite/bin/vite.js'), 'build'], { cwd: path.join(root, 'web'), quiet: true }),
  )
  if (code !== 0) throw new Error(`The client could not be built.\n\n${output.trim()}`)
  fs.mkdirSync(path.dirname(stamp), { recursive: true })
  fs.writeFileSync(stamp, now)
}
