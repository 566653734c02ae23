import fs from 'node:fs'
import path from 'node:path'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { envOf, newFolder, runCommand, startCommand } from '../../../kit/archive-commands.ts'
import { garment } from '../../../kit/fixtures.ts'
import { allStoriesShareOneUser, testApp, 하니 } from '../../../kit/story-users.ts'

allStoriesShareOneUser()
let folder: string
let file: string
beforeAll(async () => {
  folder = newFolder()
  file = path.join(folder, 'archives', 'one.tar.zst')
  for (const name of ['archives', 'tmp']) fs.mkdirSync(path.join(folder, name))
  await garment(하니, '흰 셔츠')
  expect(await runCommand('backup', [file], envOf(testApp))).toMatchObject({ code: 0 })
})
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const env = () => ({ DATA_DIR: path.join(folder, 'data'), TMPDIR: path.join(folder, 'tmp') })
const check = (more: Record<string, string> = {}) => runCommand('backup', ['--check', file], { ...env(), ...more })
const beside = () => fs.readdirSync(path.dirname(file)).filter((name) => name !== path.basename(file))
const temporary = () => fs.readdirSync(path.join(folder, 'tmp')).filter((name) => name.startsWith('otday-'))

test('a killed check leaves one private folder beside the archive, which the next check removes', async () => {
  const child = startCommand('backup', ['--check', file], env())
  const ended = once(child, 'exit')
  const cluster = () => path.join(path.dirname(file), beside()[0] ?? '', 'postgres', 'base')
  await expect
    .poll(() => beside().length === 1 && fs.existsSync(cluster()), { timeout: 60_000, interval: 5 })
    .toBe(true)
  child.kill('SIGKILL')
  await ended
  const [left = ''] = beside()
  expect(fs.statSync(path.join(path.dirname(file), left)).mode & 0o777).toBe(0o700)
  expect(temporary().filter((name) => name.startsWith('otday-temporary'))).toEqual([])
  // This folder belongs to somebody else, so the next check must not remove it.
  fs.mkdirSync(path.join(path.dirname(file), 'otday-check'))

  expect(await check()).toMatchObject({ code: 0, output: expect.stringContaining('온전해요') })
  expect(beside()).toEqual(['otday-check'])
  expect(temporary()).toEqual([])
  expect(fs.existsSync(path.join(folder, 'data'))).toBe(false)
})

test('a check with a missing POSTGRES_BIN folder fails, names the folder and leaves no files', async () => {
  const before = beside()
  const binaries = path.join(folder, 'no-programs')
  expect(await check({ POSTGRES_BIN: binaries })).toMatchObject({ code: 1, output: expect.stringContaining(binaries) })
  expect(beside()).toEqual(before)
})
