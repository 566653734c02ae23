import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { createClients, tokenTransport } from '@otday/contract/api-user'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#platform/process/free-port.ts'
import { runningPostgres } from '#platform/postgres/index.ts'
import { account } from '../../../kit/product-at.ts'
import { unpackDatabase } from '../../../kit/server-process.ts'
import { type Supervised, supervised } from '../../../kit/supervised.ts'

/** Stories of the product under `npm start`, which restarts it, on a disk of 1 GB that fills up. */

const disk = fs.mkdtempSync('/tmp/otday-space-')
const dataDir = path.join(disk, 'data')
let port: number
let url: string
let product: Supervised
const start = () => supervised({ PORT: String(port), DATA_DIR: dataDir })

beforeAll(async () => {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1g', 'tmpfs', disk])
  fs.mkdirSync(dataDir, { mode: 0o700 })
  unpackDatabase(dataDir)
  port = await freePort()
  url = `http://127.0.0.1:${port}`
  product = start()
})
afterAll(async () => {
  product.child.kill('SIGTERM')
  await product.ended
  execFileSync('umount', [disk])
  fs.rmSync(disk, { recursive: true })
})

const isReady = () =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

const signIn = () =>
  fetch(`${url}/api/auth/sign-in`, {
    method: 'POST',
    body: new URLSearchParams({ username: account.email, password: account.password }),
  })

/**
 * Makes PostgreSQL write more write-ahead log than fits into its existing files, so that it needs space on the disk.
 */
async function writeLog() {
  const connection = runningPostgres(dataDir)
  if (!connection) return
  const client = new pg.Client({ ...connection })
  client.on('error', () => {})
  await client.connect()
  for (let times = 0; times < 40; times++)
    await client.query("select pg_logical_emit_message(false, 'fill', repeat('x', 8000000))")
}

const megabyte = 2 ** 20
/** Fills the disk with a file, as another program could, until `leave` bytes are free. */
function fill(leave: number) {
  const piece = Buffer.alloc(megabyte / 16, 'x')
  const file = fs.openSync(path.join(disk, 'of-others'), 'a')
  try {
    const { bavail, bsize } = fs.statfsSync(disk)
    for (let left = bavail * bsize; left > leave; left -= piece.length) fs.writeSync(file, piece)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    fs.closeSync(file)
  }
}
const empty = () => fs.rmSync(path.join(disk, 'of-others'))

test('a full disk refuses new pieces with 507, and the product recovers with all acknowledged ones', async () => {
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true)
  const post = { method: 'POST', headers: { 'content-type': 'application/json' } }
  expect((await fetch(`${url}/api/users`, { ...post, body: JSON.stringify(account) })).status).toBe(201)
  const entered = await signIn()
  const cookie = entered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const { userDto, accessToken } = (await entered.json()) as { userDto: { id: string }; accessToken: string }
  const { clothes } = createClients(tokenTransport(url, accessToken))
  const acknowledged: string[] = []
  const create = async (name: string) => {
    const form = new FormData()
    const piece = JSON.stringify({ ownerId: userDto.id, name, type: 'TOP', attributes: [] })
    form.append('request', new Blob([piece], { type: 'application/json' }))
    const headers = { authorization: `Bearer ${accessToken}` }
    const { status } = await fetch(`${url}/api/clothes`, { method: 'POST', headers, body: form })
    if (status === 201) acknowledged.push(name)
    return status
  }
  for (let index = 0; index < 20; index++) expect(await create(`before-${index}`)).toBe(201)

  fill(200 * megabyte)
  await expect.poll(() => create('while short')).toBe(507)
  expect((await clothes.list({ query: { ownerId: userDto.id, limit: 1 } })).totalCount).toBe(acknowledged.length)
  const csrf = /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? ''
  const refresh = await fetch(`${url}/api/auth/refresh`, { method: 'POST', headers: { cookie, 'x-xsrf-token': csrf } })
  expect([refresh.status, (await signIn()).status]).toEqual([200, 200])
  empty()
  await expect.poll(() => create('with room again')).toBe(201)

  // When the disk is completely full, statements fail first; then PostgreSQL finds no space for its log, and restarts
  // or stops.
  fill(0)
  await expect.poll(async () => (await signIn()).status).toBe(507)
  await writeLog().catch(() => {})
  empty()
  const isBack = () =>
    signIn().then(
      ({ status }) => status === 200,
      () => false,
    )
  await expect.poll(isBack, { timeout: 90_000 }).toBe(true)

  product.child.kill('SIGTERM')
  expect(await product.ended).toBe(0)
  fill(0)
  product = start()
  await expect.poll(product.said, { timeout: 60_000 }).toContain('The disk is full: trying again')
  empty()
  await expect.poll(isBack, { timeout: 90_000 }).toBe(true)
  const again = (await (await signIn()).json()) as { accessToken: string }
  const list = await createClients(tokenTransport(url, again.accessToken)).clothes.list({
    query: { ownerId: userDto.id, limit: 100 },
  })
  expect(list.data.map(({ name }) => name).toSorted()).toEqual(acknowledged.toSorted())
}, 400_000)
