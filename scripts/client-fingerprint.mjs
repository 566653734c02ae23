import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

const ignored = /(^|[\\/])(node_modules|dist|test)([\\/]|$)|\.test\.tsx?$/
const ours = '@otday/'

/**
 * The client's workspace and those that it depends on, however indirectly.
 * @param {string} root folder of the project
 * @returns {string[]}
 */
function clientWorkspaces(root) {
  const found = new Set(['web'])
  // Those found on the way are visited as well.
  for (const workspace of found) {
    const { dependencies = {} } = JSON.parse(fs.readFileSync(path.join(root, workspace, 'package.json'), 'utf8'))
    for (const name of Object.keys(dependencies)) if (name.startsWith(ours)) found.add(name.slice(ours.length))
  }
  return [...found]
}

/** @returns {string[]} */
function filesIn(root, place) {
  const top = path.join(root, place)
  if (fs.statSync(top).isFile()) return [place]
  return fs
    .readdirSync(top, { withFileTypes: true })
    .map((entry) => ({ file: path.join(place, entry.name), folder: entry.isDirectory() }))
    .filter(({ file }) => !ignored.test(file))
    .flatMap(({ file, folder }) => (folder ? filesIn(root, file) : [file]))
}

/** Returns the fingerprint of all that the client is made of, its packages included. */
export function clientFingerprint(root) {
  const hash = createHash('sha256')
  const places = [...clientWorkspaces(root), 'package-lock.json']
  for (const file of places.flatMap((place) => filesIn(root, place)).toSorted()) {
    hash.update(`${file}\0`).update(fs.readFileSync(path.join(root, file)))
  }
  return hash.digest('hex')
}
