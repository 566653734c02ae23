import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#platform/db/index.ts'
import { createDiskStorage } from '#platform/storage/index.ts'
import { copyOf, filesOf, newFolder, rowsAt, runCommand } from '../../kit/archive-commands.ts'
import { createDatabase } from '../../kit/story-databases.ts'
import { garment, post } from '../../kit/fixtures.ts'
import { startServer } from '../../kit/server-process.ts'
import { allStoriesShareOneUser, testApp, 하니 } from '../../kit/story-users.ts'

allStoriesShareOneUser()
let folder: string
let source: Awaited<ReturnType<typeof copyOf>>
beforeAll(async () => {
  folder = newFolder()
  await post(하니, { clothes: [await garment(하니, '흰\t셔츠')] })
  source = await copyOf(testApp.database)
  const storage = await createDiskStorage(path.join(folder, 'one', 'files'))
  await storage.put([{ key: 'aa/one.webp', bytes: Buffer.from('하나') }])
  fs.writeFileSync(path.join(folder, 'one', 'secret.key'), 'a secret of the source')
})
afterAll(async () => {
  await source.drop()
  fs.rmSync(folder, { recursive: true, force: true })
})

const onServer = (url: string) => ({ url, poolSize: 2 })
const inDirectory = (directory: string) => ({ directory, binaries: null })
const envOfSource = () => ({ DATA_DIR: path.join(folder, 'one'), DATABASE_URL: source.url })

test('a database moves from a server to a directory and to another server, where the product runs', async () => {
  const before = await rowsAt(onServer(source.url))
  const directory = path.join(folder, 'two')
  const moved = await runCommand('move', ['--to', directory], envOfSource())
  expect(moved).toMatchObject({ code: 0, output: expect.stringMatching(/^ {2}[0-9a-f]{12} +\d+ {2}users$/m) })
  expect(await rowsAt(inDirectory(directory))).toEqual(before)
  expect(await filesOf(directory)).toEqual(await filesOf(path.join(folder, 'one')))
  expect(fs.readFileSync(path.join(directory, 'secret.key'), 'utf8')).toBe('a secret of the source')

  const { url, drop } = await createDatabase('empty')
  expect(await runCommand('move', [url], { DATA_DIR: directory })).toMatchObject({
    code: 0,
    output: expect.stringContaining('견줬어요'),
  })
  expect(await rowsAt(onServer(url))).toEqual(before)
  expect(await rowsAt(onServer(source.url))).toEqual(before)
  expect(await rowsAt(inDirectory(directory))).toEqual(before)
  const server = await startServer({ DATA_DIR: directory, DATABASE_URL: url })
  const body = new URLSearchParams({ username: 하니.email, password: 하니.password })
  expect((await fetch(`${server.url}/api/auth/sign-in`, { method: 'POST', body })).status).toBe(200)
  await server.kill('SIGTERM')
  await drop()
})

test('a move is refused while the source is open or the target is not empty', async () => {
  const { url, drop } = await createDatabase('empty')
  const user = await openDatabase(onServer(source.url))
  // The connection is held on purpose: a pool closes connections that are unused for ten seconds, and the command may
  // check later for users of the database.
  const connection = await user.pool.connect()
  expect(await runCommand('move', [url], envOfSource())).toMatchObject({
    code: 1,
    output: expect.stringContaining('옷데이를 모두 멈춘 뒤에'),
  })
  connection.release()
  await user.close()
  const taken = await copyOf(testApp.database)
  const before = await rowsAt(onServer(taken.url))
  expect(await runCommand('move', [taken.url], envOfSource())).toMatchObject({
    code: 1,
    output: expect.stringContaining('비어 있지 않은 곳'),
  })
  expect(await rowsAt(onServer(taken.url))).toEqual(before)
  await taken.drop()
  await drop()
})

test('a move is refused while the product runs on the source directory', async () => {
  const directory = path.join(folder, 'three')
  expect(await runCommand('move', ['--to', directory], envOfSource())).toMatchObject({
    code: 0,
    output: expect.stringContaining('견줬어요'),
  })
  const server = await startServer({ DATA_DIR: directory })
  const { url, drop } = await createDatabase('empty')
  expect(await runCommand('move', [url], { DATA_DIR: directory })).toMatchObject({
    code: 1,
    output: expect.stringContaining('먼저 옷데이를 멈추세요'),
  })
  await server.kill('SIGTERM')
  await drop()
})
