import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDiskStorage, type Storage } from './index.ts'

let directory: string
beforeEach(() => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'otday-storage-'))
})
afterEach(() => fs.rmSync(directory, { recursive: true, force: true }))

async function keysOf(storage: Storage) {
  const keys: string[] = []
  for await (const { key } of storage.list()) keys.push(key)
  return keys.toSorted()
}

test('a stored file can be opened, listed and removed', async () => {
  const storage = await createDiskStorage(directory)
  await storage.put([
    { key: 'ab/abcd-160.webp', bytes: Buffer.from('하늘') },
    { key: 'cd/x.avif', bytes: Buffer.from('2') },
  ])
  const file = await storage.open('ab/abcd-160.webp')
  expect(file?.size).toBe(6)
  expect(file && (await buffer(file.stream)).toString()).toBe('하늘')
  expect(await keysOf(storage)).toEqual(['ab/abcd-160.webp', 'cd/x.avif'])
  await storage.remove(['ab/abcd-160.webp', 'never/was.webp'])
  expect(await storage.open('ab/abcd-160.webp')).toBeNull()
  expect(await keysOf(storage)).toEqual(['cd/x.avif'])
})

test('writing to an existing key replaces the whole file', async () => {
  const storage = await createDiskStorage(directory)
  await storage.put([{ key: 'a/b.webp', bytes: Buffer.from('first and longer') }])
  await storage.put([{ key: 'a/b.webp', bytes: Buffer.from('second') }])
  const file = await storage.open('a/b.webp')
  expect(file && (await buffer(file.stream)).toString()).toBe('second')
})

test('when one of several files cannot be written, no write continues after the error', async () => {
  const storage = await createDiskStorage(directory)
  fs.mkdirSync(path.join(directory, 'a', 'taken.webp'), { recursive: true })
  const files = ['a/first.webp', 'a/taken.webp', 'a/last.webp'].map((key) => ({ key, bytes: Buffer.alloc(1_000_000) }))
  await expect(storage.put(files)).rejects.toThrow('EISDIR')
  await storage.remove(['a/first.webp', 'a/last.webp'])
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await keysOf(storage)).toEqual([])
  expect(fs.readdirSync(path.join(directory, 'a'))).toEqual(['taken.webp'])
})

test('the partial file of an interrupted write is removed when the storage is opened', async () => {
  fs.mkdirSync(path.join(directory, 'ab'))
  fs.writeFileSync(path.join(directory, 'ab', 'half.webp.1234.part~'), 'half')
  const storage = await createDiskStorage(directory)
  expect(await keysOf(storage)).toEqual([])
  expect(fs.readdirSync(path.join(directory, 'ab'))).toEqual([])
})

test('in a shared directory old partial files are removed and recent ones are kept', async () => {
  fs.mkdirSync(path.join(directory, 'ab'))
  const [old, young] = ['old.webp.1234.part~', 'young.webp.5678.part~'].map((name) => path.join(directory, 'ab', name))
  for (const file of [old, young]) fs.writeFileSync(file ?? '', 'half')
  const longAgo = new Date(Date.now() - 2 * 3_600_000)
  fs.utimesSync(old ?? '', longAgo, longAgo)
  await createDiskStorage(directory, true)
  expect(fs.readdirSync(path.join(directory, 'ab'))).toEqual(['young.webp.5678.part~'])
})

test.each(['../out.webp', '/etc/passwd', 'a/../../b', 'a\\b', '', 'a b', 'a/.htaccess', 'a\u0000.webp'])(
  'the invalid key %j is refused',
  async (key) => {
    const storage = await createDiskStorage(directory)
    await expect(storage.put([{ key, bytes: Buffer.from('x') }])).rejects.toThrow('Not a storage key')
    await expect(storage.open(key)).rejects.toThrow('Not a storage key')
  },
)
