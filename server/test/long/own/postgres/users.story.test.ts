import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import {
  dataDirectory,
  inOwnMounts,
  platformPackage,
  postmasterOf,
  refusalAt,
  signIn,
  signUp,
  startAt,
  temporaryFolder,
} from '../../../kit/product-at.ts'

/** Stories of the system users, and of the folders, with which the product can be started on its own PostgreSQL. */

const nobody = 65_534
const unnamed = 54_321
const as = (uid: number) => ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups']

/**
 * Makes a folder that every user may enter; whether a user can reach a file in it then depends on the folders below it.
 */
function openFolder(): string {
  const folder = temporaryFolder()
  fs.chmodSync(folder, 0o755)
  return folder
}

const ownerOf = (pid: number) => fs.statSync(`/proc/${pid}`).uid

/**
 * Starts and stops the product twice, because the second start must work with what the first one left. Returns the id
 * of the user that PostgreSQL ran as.
 */
async function worksTwice(dataDir: string, through: string[], env: Record<string, string> = {}) {
  const first = await startAt(dataDir, through, env)
  expect((await signUp(first)).status).toBe(201)
  const postmaster = postmasterOf(dataDir)
  const uid = ownerOf(postmaster)
  expect(await first.kill('SIGTERM')).toBe(0)
  const second = await startAt(dataDir, through, env)
  expect(await signIn(second)).toBe(200)
  expect(await second.kill('SIGTERM')).toBe(0)
  return { uid }
}

test('a user with an entry in /etc/passwd can start the product in an empty directory', async () => {
  const dataDir = path.join(openFolder(), 'data')
  fs.mkdirSync(dataDir)
  fs.chownSync(dataDir, nobody, nobody)
  expect(await worksTwice(dataDir, inOwnMounts([], as(nobody)))).toEqual({ uid: nobody })
})

test('a user id without an entry in /etc/passwd can start the product in an empty directory', async () => {
  const dataDir = path.join(openFolder(), 'data')
  fs.mkdirSync(dataDir)
  fs.chownSync(dataDir, unnamed, unnamed)
  expect(await worksTwice(dataDir, inOwnMounts([], as(unnamed)))).toEqual({ uid: unnamed })
})

test('root can start the product in a directory closed to others, and its files stay root’s', async () => {
  const folder = temporaryFolder()
  expect(fs.statSync(folder).mode & 0o777).toBe(0o700)
  const dataDir = path.join(folder, 'data')
  expect(await worksTwice(dataDir, [])).toEqual({ uid: 0 })
  expect(fs.statSync(path.join(dataDir, 'postgres/PG_VERSION')).uid).toBe(0)
})

test('root runs the database as the owner of the directory, with or without an entry in /etc/passwd', async () => {
  for (const owner of [nobody, unnamed]) {
    const dataDir = dataDirectory(path.join(openFolder(), 'data'), owner)
    expect(await worksTwice(dataDir, inOwnMounts([]))).toEqual({ uid: owner })
    expect(fs.statSync(path.join(dataDir, 'postgres/PG_VERSION')).uid).toBe(owner)
  }
})

const withoutNamespaces = (...mapped: string[]) => [
  'unshare',
  '--user',
  ...mapped,
  'sh',
  '-c',
  'echo 0 > /proc/sys/user/max_user_namespaces; exec "$0" "$@"',
]

test('root without user namespaces is refused with both remedies, chown and DATABASE_URL', async () => {
  const said = await refusalAt(path.join(temporaryFolder(), 'data'), withoutNamespaces('--map-root-user'))
  expect(said).toContain('refuses to run as root')
  expect(said).toContain('chown')
  expect(said).toContain('DATABASE_URL')
  expect(said).not.toMatch(/\n\s+at /)
})

test('a user id without an /etc/passwd entry or user namespaces is refused with both remedies', async () => {
  const through = withoutNamespaces(`--map-user=${unnamed}`, `--map-group=${unnamed}`, '--keep-caps')
  const said = await refusalAt(path.join(temporaryFolder(), 'data'), through)
  expect(said).toContain(`User id ${unnamed} has no entry in /etc/passwd`)
  expect(said).toContain('useradd')
  expect(said).toContain('DATABASE_URL')
  expect(said).not.toContain('root')
  expect(said).not.toMatch(/\n\s+at /)
})

test('root is refused with remedies when the owner of the directory cannot read the packages', async () => {
  const closed = path.join(temporaryFolder(), 'repository')
  fs.mkdirSync(closed)
  const through = inOwnMounts([], [], closed)
  const fresh = path.join(openFolder(), 'data')
  fs.mkdirSync(fresh, { mode: 0o700 })
  fs.chownSync(fresh, nobody, nobody)
  for (const dataDir of [fresh, dataDirectory(path.join(openFolder(), 'data'), nobody)]) {
    const said = await refusalAt(dataDir, through)
    expect(said).toContain(`belongs to user id ${nobody}, who cannot read ${closed}`)
    expect(said).toContain('chown')
    expect(said).toContain('DATABASE_URL')
    expect(said).not.toMatch(/initdb|\n\s+at /)
  }
})

/**
 * Returns a copy of PostgreSQL's npm package without its symbolic links, as if it had been installed without install
 * scripts.
 */
function packageWithoutLinks(): string {
  const folder = temporaryFolder('otday-package-')
  fs.chmodSync(folder, 0o755)
  const source = path.resolve(import.meta.dirname, '../../../../..', platformPackage)
  const isLink = (file: string) => fs.lstatSync(file).isSymbolicLink()
  fs.cpSync(source, folder, { recursive: true, filter: (file) => file === source || !isLink(file) })
  return folder
}

test('without install scripts the libraries of PostgreSQL are linked at the start', async () => {
  const bare = packageWithoutLinks()
  const through = inOwnMounts([`mount --bind '${bare}' "$REPOSITORY/${platformPackage}"`])
  await worksTwice(path.join(temporaryFolder(), 'data'), through)
  expect(fs.readdirSync(path.join(bare, 'native/lib'))).toContain('libicuuc.so.60')
})

test('without install scripts the libraries of a read-only package are linked in the data directory', async () => {
  const bare = packageWithoutLinks()
  const dataDir = path.join(temporaryFolder(), 'data')
  const through = inOwnMounts([
    `mount --bind '${bare}' "$REPOSITORY/${platformPackage}"`,
    `mount -o remount,bind,ro "$REPOSITORY/${platformPackage}"`,
    'mount -o remount,bind,ro "$REPOSITORY"',
  ])
  await worksTwice(dataDir, through)
  expect(fs.readdirSync(path.join(dataDir, 'postgres-libraries'))).toContain('libicuuc.so.60')
})

test('data and temporary files may have a path of blanks, Hangul and 180 characters', async () => {
  const long = path.join(temporaryFolder(), '옷 데이 의 자료', '가'.repeat(60), ' b '.repeat(20), 'c'.repeat(60))
  expect(long.length).toBeGreaterThan(180)
  fs.mkdirSync(path.join(long, 'tmp'), { recursive: true })
  await worksTwice(path.join(long, 'data'), [], { TMPDIR: path.join(long, 'tmp') })
})

test('the product may have a path of blanks, Hangul and 180 characters', async () => {
  const long = path.join(temporaryFolder(), '옷 데이', '가'.repeat(60), ' b '.repeat(20), 'c'.repeat(60))
  expect(long.length).toBeGreaterThan(180)
  fs.mkdirSync(long, { recursive: true })
  await worksTwice(path.join(temporaryFolder(), 'data'), inOwnMounts([], [], long))
})

test('POSTGRES_BIN works with a folder that is not called bin', async () => {
  const folder = path.join(temporaryFolder(), 'postgresql18')
  fs.symlinkSync(path.resolve(import.meta.dirname, '../../../../..', platformPackage, 'native/bin'), folder)
  const server = await startAt(dataDirectory(path.join(temporaryFolder(), 'data')), [], { POSTGRES_BIN: folder })
  expect((await signUp(server)).status).toBe(201)
})

test('without the package the newest PostgreSQL of the system is used, found where Alpine puts it', async () => {
  const programs = temporaryFolder('otday-programs-')
  const through = inOwnMounts([
    `mount --bind "$REPOSITORY/${platformPackage}/native" '${programs}'`,
    `mount -t tmpfs tmpfs "$REPOSITORY/${platformPackage}"`,
    'mkdir -p /usr/libexec',
    'mount -t tmpfs tmpfs /usr/libexec',
    'mkdir /usr/libexec/postgresql7',
    `ln -s '${programs}/bin' /usr/libexec/postgresql18`,
  ])
  const dataDir = dataDirectory(path.join(temporaryFolder(), 'data'))
  await startAt(dataDir, through)
  const command = fs.readFileSync(`/proc/${postmasterOf(dataDir)}/cmdline`, 'utf8')
  expect(command).toContain('/usr/libexec/postgresql18/postgres')
})

test('a start without PostgreSQL binaries names the needed major version and POSTGRES_BIN', async () => {
  const hidden = ['/usr/lib/postgresql', '/usr/libexec'].flatMap((place) => [
    `mkdir -p ${place}`,
    `mount -t tmpfs tmpfs ${place}`,
  ])
  const noPackage = `mount -t tmpfs tmpfs "$REPOSITORY/${platformPackage}"`
  const env = { PATH: '/usr/sbin:/sbin:/bin' }
  const fresh = await refusalAt(path.join(temporaryFolder(), 'data'), inOwnMounts([noPackage, ...hidden]), env)
  expect(fresh).toContain('There is no PostgreSQL 15 or newer')
  expect(fresh).toContain('POSTGRES_BIN')
  const dataDir = dataDirectory(path.join(temporaryFolder(), 'data'))
  const kept = await refusalAt(dataDir, inOwnMounts([noPackage, ...hidden]), env)
  expect(kept).toContain('There is no PostgreSQL 18, which made the database')
  expect(await startAt(dataDir).then((server) => server.kill('SIGTERM'))).toBe(0)
  expect(await refusalAt(dataDir, [], { POSTGRES_BIN: '/usr/bin' })).toContain('PostgreSQL 18')
})
