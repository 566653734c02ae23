import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newFolder } from '../../../kit/archive-commands.ts'
import { inheritedEnv } from '../../../kit/run-script.ts'
import { startServer, unpackDatabase } from '../../../kit/server-process.ts'

// Against hanging: the last line may build the client first.
vi.setConfig({ testTimeout: 400_000 })
const root = path.join(import.meta.dirname, '../../../../..')
let folder: string
beforeAll(() => {
  folder = newFolder()
})
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

/** The page's own lines, with other folders. */
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

test('the lines of the page lead from a lost disk to a running product', async () => {
  fs.mkdirSync(path.join(folder, 'mnt'))
  unpackDatabase(path.join(folder, 'srv'))
  const server = await startServer({ DATA_DIR: path.join(folder, 'srv'), BACKUP_DIR: path.join(folder, 'mnt') })
  const headers = { 'content-type': 'application/json' }
  await fetch(`${server.url}/api/users`, { method: 'POST', headers, body: JSON.stringify(account) })
  expect((await signIn(server.url)).status).toBe(200)
  const before = spawnSync('bash', ['-ec', linesOf('before')], { cwd: root, env: env(), encoding: 'utf8' })
  expect(before).toMatchObject({ status: 0, stdout: expect.stringContaining('온전해요') })

  await server.kill('SIGTERM')
  fs.rmSync(path.join(folder, 'srv'), { recursive: true })
  const shell = spawn('bash', ['-ec', linesOf('after')], { cwd: root, env: env(), detached: true })
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
    expect((await signIn(await started)).status).toBe(200)
  } finally {
    if (shell.exitCode === null) process.kill(-(shell.pid ?? 0), 'SIGTERM')
    await ended
  }
})
