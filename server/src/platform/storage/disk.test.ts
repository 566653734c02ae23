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

test('what was put can be opened, listed and removed', async () => {
  const storage = await createDiskStorage(directory)
  await storage.put('ab/abcd-160.webp', Buffer.from('하늘'))
  await storage.put('cd/x.avif', Buffer.from('2'))
  const file = await storage.open('ab/abcd-160.webp')
  expect(file?.size).toBe(6)
  expect(file && (await buffer(file.stream)).toString()).toBe('하늘')
  expect(await keysOf(storage)).toEqual(['ab/abcd-160.webp', 'cd/x.avif'])
  await storage.remove(['ab/abcd-160.webp', 'never/was.webp'])
  expect(await storage.open('ab/abcd-160.webp')).toBeNull()
  expect(await keysOf(storage)).toEqual(['cd/x.avif'])
})

test('a key is written whole over what was there', async () => {
  const storage = await createDiskStorage(directory)
  await storage.put('a/b.webp', Buffer.from('first and longer'))
  await storage.put('a/b.webp', Buffer.from('second'))
  const file = await storage.open('a/b.webp')
  expect(file && (await buffer(file.stream)).toString()).toBe('second')
})

test('an interrupted write leaves nothing once the storage is opened again', async () => {
  fs.mkdirSync(path.join(directory, 'ab'))
  fs.writeFileSync(path.join(directory, 'ab', 'half.webp.1234.part~'), 'half')
  const storage = await createDiskStorage(directory)
  expect(await keysOf(storage)).toEqual([])
  expect(fs.readdirSync(path.join(directory, 'ab'))).toEqual([])
})

test.each(['../out.webp', '/etc/passwd', 'a/../../b', 'a\\b', '', 'a b', 'a/.htaccess', 'a\u0000.webp'])(
  'nothing outside the directory has a key: %j',
  async (key) => {
    const storage = await createDiskStorage(directory)
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('Not a storage key')
    await expect(storage.open(key)).rejects.toThrow('Not a storage key')
  },
)
