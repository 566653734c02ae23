import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { phase } from './phase.mjs'
import { root, runNode, tool } from './run.mjs'

const stamp = path.join(root, '.cache/client.sha256')
const page = path.join(root, 'web/dist/index.html')
/** All that the client is made of (see .dependency-cruiser.cjs). */
const sources = ['web', 'contract', 'package-lock.json']
const ignored = /(^|[\\/])(node_modules|dist|test)([\\/]|$)|\.test\.tsx?$/

/** @returns {string[]} */
function filesIn(place) {
  const top = path.join(root, place)
  if (fs.statSync(top).isFile()) return [place]
  return fs
    .readdirSync(top, { withFileTypes: true })
    .map((entry) => ({ file: path.join(place, entry.name), folder: entry.isDirectory() }))
    .filter(({ file }) => !ignored.test(file))
    .flatMap(({ file, folder }) => (folder ? filesIn(file) : [file]))
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesIn).toSorted()) {
    hash.update(`${file}\0`).update(fs.readFileSync(path.join(root, file)))
  }
  return hash.digest('hex')
}

/**
 * Unless web/dist is of these sources.
 * @throws with the builder's words
 */
export async function buildClient() {
  const now = fingerprint()
  if (fs.existsSync(page) && fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === now) return
  fs.rmSync(stamp, { force: true })
  const { code, output } = await phase('Building the client', () =>
    runNode([tool('vite/bin/vite.js'), 'build'], { cwd: path.join(root, 'web'), quiet: true }),
  )
  if (code !== 0) throw new Error(`The client could not be built.\n\n${output.trim()}`)
  fs.mkdirSync(path.dirname(stamp), { recursive: true })
  fs.writeFileSync(stamp, now)
}
