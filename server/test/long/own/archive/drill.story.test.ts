import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { UserId } from '@otday/contract'
import { createClients, tokenTransport } from '@otday/contract/api-user'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { joinDatabase } from '#platform/db/index.ts'
import { newFolder } from '../../../kit/archive-commands.ts'
import { inheritedEnv } from '../../../kit/run-script.ts'
import { startServer, unpackDatabase } from '../../../kit/server-process.ts'

// The time limit is long, because the last command of the page on backups may build the client first.
vi.setConfig({ testTimeout: 400_000 })
const root = path.join(import.meta.dirname, '../../../../..')
let folder: string
beforeEach(() => {
  folder = newFolder()
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

/**
 * Returns the commands that docs/backup.md lists for before or after the loss of a disk, with folders of this test in
 * place of the page's.
 */
function linesOf(part: 'before' | 'after'): string {
  const page = fs.readFileSync(path.join(root, 'docs/backup.md'), 'utf8')
  const [, lines = ''] = new RegExp(`\`\`\`sh ${part}\n([\\s\\S]*?)\`\`\``).exec(page) ?? []
  expect(lines).toContain('/srv/otday BACKUP_DIR=/mnt/backups')
  return lines.replaceAll('/srv/otday', path.join(folder, 'srv')).replaceAll('/mnt/backups', path.join(folder, 'mnt'))
}

const env = () => ({ ...inheritedEnv(), PORT: '0', DEMO: 'off', RATE_LIMITS: 'off' })
const account = { email: 'keeper@example.com', name: '지킴이', password: 'keeper123' }
const signIn = (url: string) =>
  fetch(`${url}/api/auth/sign-in`, {
    method: 'POST',
    body: new URLSearchParams({ username: account.email, password: account.password }),
  })

/** Signs in and returns what the user sees: names and pictures (in base64) of their clothes. */
async function closetAt(url: string): Promise<[string, string][]> {
  const response = await signIn(url)
  expect(response.status).toBe(200)
  const { userDto, accessToken } = (await response.json()) as { userDto: { id: UserId }; accessToken: string }
  const { clothes } = createClients(tokenTransport(url, accessToken))
  const { data } = await clothes.list({ query: { ownerId: userDto.id } })
  return Promise.all(
    data.map(async ({ name, imageUrl }): Promise<[string, string]> => {
      const picture = await fetch(new URL(imageUrl ?? '', url))
      expect(picture.status).toBe(200)
      return [name, Buffer.from(await picture.arrayBuffer()).toString('base64')]
    }),
  )
}

async function fillCloset(url: string) {
  const { userDto, accessToken } = (await (await signIn(url)).json()) as {
    userDto: { id: string }
    accessToken: string
  }
  const picture = sharp({ create: { width: 300, height: 400, channels: 3, background: '#345' } })
  const form = new FormData()
  const piece = JSON.stringify({ ownerId: userDto.id, name: '사진 있는 옷', type: 'TOP', attributes: [] })
  form.append('request', new Blob([piece], { type: 'application/json' }))
  form.append('image', new Blob([Uint8Array.from(await picture.jpeg().toBuffer())], { type: 'image/jpeg' }))
  const headers = { authorization: `Bearer ${accessToken}` }
  expect((await fetch(`${url}/api/clothes`, { method: 'POST', headers, body: form })).status).toBe(201)
}

/**
 * Makes the job for the nightly archive due now, waits until the running product has made the archive, and returns the
 * file's name.
 */
async function nightlyArchive(): Promise<string> {
  const database = await joinDatabase({ directory: path.join(folder, 'srv'), binaries: null })
  const makeDue = `update pgboss.job set start_after = now() where name = 'nightly-backup' and state = 'created'`
  await expect.poll(async () => (await database.pool.query(makeDue)).rowCount, { timeout: 20_000 }).toBe(1)
  await database.close()
  const nights = () => fs.readdirSync(path.join(folder, 'mnt')).filter((name) => /^otday-[\d-]+\.tar\.zst$/.test(name))
  // The product looks for due jobs once a minute, so the wait is long.
  await expect.poll(nights, { timeout: 120_000, interval: 200 }).toHaveLength(1)
  return nights()[0] ?? ''
}

test.each(['by hand', 'of the night'])(
  'after a lost disk the commands of docs/backup.md restore a closet from an archive %s',
  async (which) => {
    fs.mkdirSync(path.join(folder, 'mnt'))
    const data = { DATA_DIR: path.join(folder, 'srv'), BACKUP_DIR: path.join(folder, 'mnt') }
    unpackDatabase(data.DATA_DIR)
    // The first start creates the first administrator. Without one, the product counts as unused, and the second start
    // would not schedule a missed backup.
    await (await startServer(data)).kill('SIGTERM')
    const server = await startServer(data)
    const headers = { 'content-type': 'application/json' }
    await fetch(`${server.url}/api/users`, { method: 'POST', headers, body: JSON.stringify(account) })
    await fillCloset(server.url)
    const closet = await closetAt(server.url)
    expect(closet).toHaveLength(1)
    const before = spawnSync('bash', ['-ec', linesOf('before')], { cwd: root, env: env(), encoding: 'utf8' })
    expect(before).toMatchObject({ status: 0, stdout: expect.stringContaining('온전해요') })
    const archive = which === 'by hand' ? 'by-hand.tar.zst' : await nightlyArchive()

    await server.kill('SIGTERM')
    fs.rmSync(data.DATA_DIR, { recursive: true })
    const after = linesOf('after').replace('by-hand.tar.zst', archive)
    const shell = spawn('bash', ['-ec', after], { cwd: root, env: env(), detached: true })
    let said = ''
    const ended = new Promise<void>((resolve) => shell.once('exit', () => resolve()))
    const started = new Promise<string>((resolve, reject) => {
      const listen = (text: Buffer) => {
        said += text.toString()
        const [url] = /http:\/\/[\d.]+:\d+/.exec(said) ?? []
        if (url) resolve(url)
      }
      shell.stdout.on('data', listen)
      shell.stderr.on('data', listen)
      void ended.then(() => reject(new Error(said)))
    })
    try {
      expect(await closetAt(await started)).toEqual(closet)
    } finally {
      if (shell.exitCode === null) process.kill(-(shell.pid ?? 0), 'SIGTERM')
      await ended
    }
  },
)
