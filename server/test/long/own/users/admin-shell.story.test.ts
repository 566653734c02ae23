import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unpackDatabase, startServer } from '../../../kit/server-process.ts'
import { runScript, type ScriptRun } from '../../../kit/run-script.ts'

const script = fileURLToPath(new URL('../../../../scripts/admin.ts', import.meta.url))
let env: Record<string, string>
let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'otday-shell-'))
  env = { DATA_DIR: path.join(folder, 'data') }
  unpackDatabase(path.join(folder, 'data'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the admin script with these arguments; returns its output and exit code. */
function admin(...given: string[]): Promise<ScriptRun> {
  return runScript(script, given, env)
}
const passwordIn = (output: string) => /비밀번호: (\S+)/.exec(output)?.[1] ?? ''

test('the admin shell creates, lists, locks and unlocks accounts and resets passwords', async () => {
  expect(await admin()).toMatchObject({ code: 1, output: expect.stringContaining('사용법') })
  const boss = await admin('create', 'boss@otday.kr', '--name', '관리자')
  expect(boss).toMatchObject({ code: 0, output: expect.stringContaining('ADMIN 권한으로') })
  expect(await admin('create', 'BOSS@otday.kr', '--name', '관리자')).toMatchObject({
    code: 1,
    output: expect.stringContaining('이미 가입된'),
  })
  expect(await admin('lock', 'boss@otday.kr')).toMatchObject({
    code: 1,
    output: expect.stringContaining('마지막 관리자'),
  })
  expect(await admin('role', 'boss@otday.kr', 'USER')).toMatchObject({ code: 1 })
  expect(await admin('lock', 'nobody@otday.kr')).toMatchObject({ code: 1, output: expect.stringContaining('없어요') })
  expect((await admin('create', 'hani@otday.kr', '--name', '하니', '--role', 'USER')).code).toBe(0)
  expect((await admin('role', 'hani@otday.kr', 'ADMIN')).output).toContain('ADMIN')
  expect((await admin('lock', 'boss@otday.kr')).output).toContain('잠겨')
  expect((await admin('list')).output.trim().split('\n')).toEqual([
    expect.stringMatching(/ADMIN {2}잠금 {2}boss@otday\.kr {2}관리자$/),
    expect.stringMatching(/ADMIN {2}활성 {2}hani@otday\.kr {2}하니$/),
  ])
  const unlocked = await admin('unlock', 'boss@otday.kr')
  expect(unlocked.output).toContain('열려')
  expect(unlocked.output).toContain('"security":"account.unlocked"')
  const renewed = await admin('reset-password', 'boss@otday.kr')
  expect(boss.output).toMatch(/"security":"account.created","who":"[^"]+","network":null,"by":"shell","result":"done"/)
  expect(renewed.output).toMatch(
    /"security":"password.reset","who":"[^"]+","network":null,"by":"shell","result":"done"/,
  )
  const running = await startServer(env)
  const signIn = async (password: string) => {
    const body = new URLSearchParams({ username: 'boss@otday.kr', password })
    return (await fetch(`${running.url}/api/auth/sign-in`, { method: 'POST', body })).status
  }
  expect(await signIn(passwordIn(boss.output))).toBe(401)
  expect(await signIn(passwordIn(renewed.output))).toBe(200)
  const meanwhile = await admin('list', 'hani')
  expect(meanwhile).toMatchObject({ code: 0, output: expect.stringContaining('hani@otday.kr') })
  await running.kill('SIGTERM')
}, 300_000)
