import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openImages } from '../../../test/kit/open-images.ts'
import { createFairSemaphore } from '../concurrency/fair-semaphore.ts'
import { createMemoryCounter, createRateLimiters, type RateLimiter } from '../rate-limits/index.ts'
import { loadConfig } from '../config/index.ts'
import { type Header, isTooLarge } from './format.ts'
import { createImages } from './index.ts'

const images = openImages()
afterAll(images.close)
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#345678' } })
    .png()
    .toBuffer()

test('COST-01: a picture side of 16,384 pixels is accepted, and one pixel more is refused', async () => {
  expect(await images.process(await plain(4, 16_384))).toMatchObject({ width: 4, height: 16_384 })
  for (const picture of [await plain(4, 16_385), await plain(16_385, 4)])
    await expect(images.process(picture)).rejects.toMatchObject({ code: 'InvalidImage' })
})

test('COST-01: a picture that by its header needs more than 256 MB is refused, be it by size, depth or format', () => {
  const header: Header = {
    format: 'png',
    width: 8192,
    height: 8192,
    channels: 4,
    depth: 'uchar',
    isProgressive: false,
  }
  expect(isTooLarge(header)).toBe(false)
  for (const more of [{ width: 8193 }, { depth: 'ushort' as const }, { isProgressive: true }, { channels: 5 as 4 }])
    expect([more, isTooLarge({ ...header, ...more })]).toEqual([more, true])
  expect(isTooLarge({ ...header, channels: 1, depth: 'ushort', isProgressive: true })).toBe(false)
})

test('COST-02: a user who has used up the decoding limit is refused, and other users are not', async () => {
  const { decoding } = createRateLimiters(loadConfig({ RATE_DECODING: '1/3600' }).rates, createMemoryCounter())
  const counted = createImages({ info() {}, error() {} }, decoding)
  const picture = await plain(800, 800)
  await counted.process(picture, '하니')
  await expect(counted.process(picture, '하니')).rejects.toMatchObject({ code: 'TooManyRequests' })
  await expect(counted.processGarment(picture, '하니')).rejects.toMatchObject({ code: 'TooManyRequests' })
  await counted.process(picture, '민지')
  await counted.close()
})

test('COST-02: decoding a broken picture counts toward the decoding limit of the user', async () => {
  const spent: number[] = []
  const decoding: RateLimiter = {
    step: async (_key, amount = 1) => {
      spent.push(amount)
      return { count: 0, wait: null, isFlood: false }
    },
  }
  const counted = createImages({ info() {}, error() {} }, decoding)
  const whole = await plain(3000, 3000)
  await expect(counted.process(whole.subarray(0, whole.length / 2), '하니')).rejects.toMatchObject({
    code: 'InvalidImage',
  })
  expect([spent.length, spent[0], (spent[1] ?? 0) > 0]).toEqual([2, 0, true])
  await counted.close()
})

test('COST-03: many pictures of one user delay the picture of another user by one picture at most', async () => {
  const done: string[] = []
  const picture = await plain(1200, 1200)
  const send = (owner: string) => images.processGarment(picture, owner).then(() => done.push(owner))
  const pile = Array.from({ length: 6 }, () => send('하니'))
  await new Promise((resolve) => setImmediate(resolve))
  await Promise.all([...pile, send('민지')])
  expect(done.indexOf('민지')).toBeLessThanOrEqual(1)
})

test('COST-03: owners take turns in the queue, and each owner has a queue limit of their own', async () => {
  const semaphore = createFairSemaphore(1, 2)
  const order: string[] = []
  const enter = (owner: string, name: string) =>
    semaphore.run(owner, async () => {
      order.push(name)
      await new Promise((resolve) => setImmediate(resolve))
    })
  const all = [
    enter('a', 'a1'),
    enter('a', 'a2'),
    enter('a', 'a3'),
    enter('b', 'b1'),
    enter('b', 'b2'),
    enter('c', 'c1'),
  ]
  await expect(enter('a', 'a4')).rejects.toMatchObject({ code: 'Unavailable', retryAfter: 5 })
  await Promise.all(all)
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})
