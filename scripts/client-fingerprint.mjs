import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

const ignored = /(^|[\\/])(node_modules|dist|test)([\\/]|$)|\.test\.tsx?$/
const ours = '@otday/'

/**
 * Returns the client's workspace and those that it depends on, directly or indirectly.
 * @param {string} root folder of the project
 * @returns {string[]}
 */
function clientWorkspaces(root) {
  const found = new Set(['web'])
  // The loop also visits workspaces that it adds on the way.
  for (const workspace of found) {
    const { dependencies = {} } = JSON.parse(fs.readFileSync(path.join(root, workspace, 'package.json'), 'utf8'))
    for (const name of Object.keys(dependencies)) if (name.startsWith(ours)) found.add(name.slice(ours.length))
  }
  return [...found]
}

/**
 * Returns the files in a folder and below it, without installed packages, build results and tests.
 * @returns {string[]}
 */
function filesIn(root, place) {
  const top = path.join(root, place)
  if (fs.statSync(top).isFile()) return [place]
  return fs
    .readdirSync(top, { withFileTypes: true })
    .map((entry) => ({ file: path.join(place, entry.name), folder: entry.isDirectory() }))
    .filter(({ file }) => !ignored.test(file))
    .flatMap(({ file, folder }) => (folder ? filesIn(root, file) : [file]))
}

/** Returns a hash of everything that the client is built from, including the versions of its packages. */
export function clientFingerprint(root) {
  const hash = createHash('sha256')
  const places = [...clientWorkspaces(root), 'package-lock.json']
  for (const file of places.flatMap((place) => filesIn(root, place)).toSorted()) {
    hash.update(`${file}\0`).update(fs.readFileSync(path.join(root, file)))
  }
  return hash.digest('hex')
}
