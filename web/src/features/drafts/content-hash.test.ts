import { expect, test } from 'vitest'
import { contentHash } from './content-hash.ts'

const hashOf = (...bytes: number[]) => contentHash(new Blob([new Uint8Array(bytes)]))

test('the same bytes have the same hash, whatever file they are in', async () => {
  const bytes = new Uint8Array([137, 80, 78, 71, 13, 10])
  const [one, other] = [new File([bytes], 'a.png'), new File([bytes], 'b.jpg', { type: 'image/jpeg' })]
  expect(await contentHash(one)).toBe(await contentHash(other))
})

test('changing or reordering bytes changes the hash, also in an incomplete last word', async () => {
  const bytes = [1, 2, 3, 4, 5, 6, 7]
  const changed = bytes.map((_, at) => bytes.map((byte, index) => (index === at ? byte ^ 1 : byte)))
  const swapped = [[5, 6, 7, 4, 1, 2, 3]]
  const all = [bytes, ...changed, ...swapped]
  expect(new Set(await Promise.all(all.map((each) => hashOf(...each)))).size).toBe(all.length)
})

test('zeros of different lengths have different hashes', async () => {
  const lengths = [0, 1, 3, 4, 5, 8]
  const hashes = await Promise.all(lengths.map((length) => hashOf(...Array.from({ length }, () => 0))))
  expect(new Set(hashes).size).toBe(lengths.length)
})
