import { expect, test } from 'vitest'
import { inOneTurn } from './in-one-turn.ts'

/** Returns a reader of doubled numbers with what was read together; it fails for what has a 0. */
function doubling() {
  const reads: (readonly number[])[] = []
  const read = inOneTurn(async (keys: readonly number[]) => {
    reads.push(keys)
    if (keys.includes(0)) throw new RangeError('nothing')
    return keys.map((key) => 2 * key)
  })
  return { reads, read }
}

test('keys of one turn are read together, each with its own value, and later ones are read again', async () => {
  const { reads, read } = doubling()
  expect(await Promise.all([read(3), read(1), read(3)])).toEqual([6, 2, 6])
  expect(await read(3)).toBe(6)
  expect(reads).toEqual([[3, 1, 3], [3]])
})

test('a read that fails does so for all who share it, and for nobody after them', async () => {
  const { read } = doubling()
  const [failed, shared] = await Promise.allSettled([read(0), read(1)])
  expect([failed?.status, shared?.status]).toEqual(['rejected', 'rejected'])
  expect(await read(1)).toBe(2)
})
