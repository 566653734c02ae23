import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { randomId } from './random-id.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('an id is a UUID of random bits, another one each time', () => {
  const ids = Array.from({ length: 1000 }, () => randomId())
  for (const id of ids) expect(z.uuidv4().safeParse(id).success, id).toBe(true)
  expect(new Set(ids).size).toBe(1000)
})

test('a page loaded over plain HTTP makes ids as well', () => {
  vi.stubGlobal('crypto', { getRandomValues: <Bytes extends Uint8Array>(bytes: Bytes) => bytes.fill(0xff) })
  expect(randomId()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff')
})
