import fs from 'node:fs'
import path from 'node:path'
import { phase } from './phase.mjs'
import { productNode, root, runNpm } from './run.mjs'

const oldest = [20, 19]

/** @throws when this version of Node is too old to install the project */
function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return
  throw new Error(
    `Node ${process.versions.node} is too old for 옷데이: it needs ${oldest.join('.')} or newer. Get one from https://nodejs.org`,
  )
}

function packagesIn(file) {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')).packages
  } catch {
    return null
  }
}

/**
 * Returns whether all packages are installed. The list of installed packages that is checked is the last file that npm
 * writes, so an interrupted installation has none.
 */
function isInstalled() {
  const wanted = packagesIn('package-lock.json')
  const present = packagesIn('node_modules/.package-lock.json')
  if (!wanted || !present) return false
  const complete = Object.entries(wanted).every(([place, { version, link, optional }]) => {
    if (!place.includes('node_modules/') || link) return true
    return present[place] ? present[place].version === version : Boolean(optional)
  })
  return complete && hasNode()
}

function hasNode() {
  try {
    return productNode() !== ''
  } catch {
    return false
  }
}

function countPackages() {
  const top = path.join(root, 'node_modules')
  if (!fs.existsSync(top)) return 0
  return fs
    .readdirSync(top)
    .reduce(
      (sum, name) =>
        sum + (name.startsWith('@') ? fs.readdirSync(path.join(top, name)).length : name.startsWith('.') ? 0 : 1),
      0,
    )
}

/**
 * Installs all packages, those for development included, because they build the client.
 * @throws with npm's output when it fails
 */
export async function installPackages() {
  requireNode()
  if (isInstalled()) return
  if (process.platform === 'win32' && process.execPath.startsWith(path.join(root, 'node_modules'))) {
    throw new Error('The list of packages has changed. Run "npm ci" once, then start again.')
  }
  const { code, output } = await phase(
    'Installing packages',
    () =>
      runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'], { quiet: true }),
    () => `${countPackages()}`,
  )
  if (code !== 0) throw new Error(`Packages could not be installed.\n\n${output.trim()}`)
  productNode()
}
