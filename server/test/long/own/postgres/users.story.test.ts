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

/** By whom, and from where, the product with its own PostgreSQL can be started. */

const nobody = 65_534
const unnamed = 54_321
const as = (uid: number) => ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups']

/** Open to all, so that only what is below it is closed. */
function openFolder(): string {
  const folder = temporaryFolder()
  fs.chmodSync(folder, 0o755)
  return folder
}

const ownerOf = (pid: number) => fs.statSync(`/proc/${pid}`).uid

/** Twice: what the first start leaves is what the second finds. */
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

test('a user with an entry in /etc/passwd runs it, from nothing', async () => {
  const dataDir = path.join(openFolder(), 'data')
  fs.mkdirSync(dataDir)
  fs.chownSync(dataDir, nobody, nobody)
  expect(await worksTwice(dataDir, inOwnMounts([], as(nobody)))).toEqual({ uid: nobody })
})

test('an id without an entry in /etc/passwd runs it, from nothing', async () => {
  const dataDir = path.join(openFolder(), 'data')
  fs.mkdirSync(dataDir)
  fs.chownSync(dataDir, unnamed, unnamed)
  expect(await worksTwice(dataDir, inOwnMounts([], as(unnamed)))).toEqual({ uid: unnamed })
})

test('root runs it in a directory that is closed to everybody else, and its files stay root’s', async () => {
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

test('root without user namespaces is told both ways out', async () => {
  const without = [
    'unshare',
    '--user',
    '--map-root-user',
    'sh',
    '-c',
    'echo 0 > /proc/sys/user/max_user_namespaces; exec "$0" "$@"',
  ]
  const said = await refusalAt(path.join(temporaryFolder(), 'data'), without)
  expect(said).toContain('refuses to run as root')
  expect(said).toContain('chown')
  expect(said).toContain('DATABASE_URL')
  expect(said).not.toMatch(/\n\s+at /)
})

/** As an installation without install scripts leaves it: what the package links is missing. */
function packageWithoutLinks(): string {
  const folder = temporaryFolder('otday-package-')
  fs.chmodSync(folder, 0o755)
  const source = path.resolve(import.meta.dirname, '../../../../..', platformPackage)
  const isLink = (file: string) => fs.lstatSync(file).isSymbolicLink()
  fs.cpSync(source, folder, { recursive: true, filter: (file) => file === source || !isLink(file) })
  return folder
}

test('without install scripts the libraries are linked at the start', async () => {
  const bare = packageWithoutLinks()
  const through = inOwnMounts([`mount --bind '${bare}' "$REPOSITORY/${platformPackage}"`])
  await worksTwice(path.join(temporaryFolder(), 'data'), through)
  expect(fs.readdirSync(path.join(bare, 'native/lib'))).toContain('libicuuc.so.60')
})

test('read-only packages without links are linked beside the data', async () => {
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

test('missing binaries are named with their major and the ways to get them', async () => {
  const hidden = ['mkdir -p /usr/lib/postgresql', 'mount -t tmpfs tmpfs /usr/lib/postgresql']
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
