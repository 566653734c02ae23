import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unpackDatabase, startServer } from '../../kit/server-process.ts'
import { onServer, urlOf } from '../../kit/database-servers.ts'

const script = fileURLToPath(new URL('../../../scripts/admin.ts', import.meta.url))
const server = process.env['TEST_DATABASE_URL']
const name = `otday_shell_${process.pid}`
let env: Record<string, string>
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'otday-shell-'))
  env = { DATA_DIR: path.join(folder, 'data') }
  unpackDatabase(path.join(folder, 'data'))
  if (!server) return
  await onServer(server, `create database ${name} template template0 encoding 'UTF8'`)
  env['DATABASE_URL'] = urlOf(server, name)
})
afterAll(async () => {
  if (server) await onServer(server, `drop database ${name} with (force)`)
  rmSync(folder, { recursive: true, force: true })
})

/** What the shell says to a command, and with which code it ends. */
function admin(...given: string[]): Promise<{ code: number | null; said: string }> {
  const inherited = { PATH: process.env['PATH'], HOME: process.env['HOME'], TMPDIR: process.env['TMPDIR'] }
  const child = spawn(process.execPath, [script, ...given], { env: { ...inherited, ...env } })
  let said = ''
  child.stdout.on('data', (text: Buffer) => (said += text.toString()))
  child.stderr.on('data', (text: Buffer) => (said += text.toString()))
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, said })))
}
const passwordIn = (said: string) => /비밀번호: (\S+)/.exec(said)?.[1] ?? ''

test('accounts are made, seen, locked and given new passwords from the shell', async () => {
  expect(await admin()).toMatchObject({ code: 1, said: expect.stringContaining('사용법') })
  const boss = await admin('create', 'boss@otday.kr', '--name', '관리자')
  expect(boss).toMatchObject({ code: 0, said: expect.stringContaining('ADMIN 권한으로') })
  expect(await admin('create', 'BOSS@otday.kr', '--name', '관리자')).toMatchObject({
    code: 1,
    said: expect.stringContaining('이미 가입된'),
  })
  expect(await admin('lock', 'boss@otday.kr')).toMatchObject({
    code: 1,
    said: expect.stringContaining('마지막 관리자'),
  })
  expect(await admin('role', 'boss@otday.kr', 'USER')).toMatchObject({ code: 1 })
  expect(await admin('lock', 'nobody@otday.kr')).toMatchObject({ code: 1, said: expect.stringContaining('없어요') })
  expect((await admin('create', 'hani@otday.kr', '--name', '하니', '--role', 'USER')).code).toBe(0)
  expect((await admin('role', 'hani@otday.kr', 'ADMIN')).said).toContain('ADMIN')
  expect((await admin('lock', 'boss@otday.kr')).said).toContain('잠겨')
  expect((await admin('list')).said.trim().split('\n')).toEqual([
    expect.stringMatching(/ADMIN {2}잠금 {2}boss@otday\.kr {2}관리자$/),
    expect.stringMatching(/ADMIN {2}활성 {2}hani@otday\.kr {2}하니$/),
  ])
  expect((await admin('unlock', 'boss@otday.kr')).said).toContain('열려')
  const renewed = await admin('reset-password', 'boss@otday.kr')
  const running = await startServer(env)
  const signIn = async (password: string) => {
    const body = new URLSearchParams({ username: 'boss@otday.kr', password })
    return (await fetch(`${running.url}/api/auth/sign-in`, { method: 'POST', body })).status
  }
  expect(await signIn(passwordIn(boss.said))).toBe(401)
  expect(await signIn(passwordIn(renewed.said))).toBe(200)
  const meanwhile = await admin('list', 'hani')
  if (server) expect(meanwhile).toMatchObject({ code: 0, said: expect.stringContaining('hani@otday.kr') })
  else expect(meanwhile).toMatchObject({ code: 1, said: expect.stringContaining('서버를 멈춘 뒤에') })
  await running.kill('SIGTERM')
}, 300_000)
