import { afterEach, expect, test } from 'vitest'
import { takeShared } from '../../src/platform/navigation/shared-in.ts'
import { cacheNames } from '../../src/service-worker/names.ts'
import { keepShared } from '../../src/service-worker/shares.ts'

/**
 * Tests of what the service worker stores of shared content until the page takes it, in the cache of a real browser.
 */

const scope = new URL('./', location.href).href
afterEach(() => caches.delete(cacheNames.shared))

const photoOf = (nth: number, bytes = 1) => new File(['x'.repeat(bytes)], `사진 ${nth}.jpg`, { type: 'image/jpeg' })
function shareOf(photos: readonly File[], text = '') {
  const body = new FormData()
  body.append('text', text)
  for (const photo of photos) body.append('photos', photo)
  return new Request(`${scope}share`, { method: 'POST', body, referrer: '' })
}
const described = ({ name, type, size }: File) => [name, type, size]

test('of more than fifty shared photos fifty are kept, and the page learns how many were left out', async () => {
  const photos = Array.from({ length: 53 }, (_, at) => photoOf(at))
  expect((await keepShared(shareOf(photos, '이 옷들'), scope)).status).toBe(303)
  const shared = await takeShared()
  expect(shared).toMatchObject({ text: '이 옷들', leftOut: 3 })
  expect(shared.photos.map(described)).toEqual(photos.slice(0, 50).map(described))
  expect(await takeShared()).toEqual({ text: null, photos: [], leftOut: 0 })
})

test('shared photos beyond the total size limit are left out, and later ones that fit are kept', async () => {
  const photos = [6, 5, 4, 1].map((bytes, at) => photoOf(at, bytes))
  await keepShared(shareOf(photos), scope, { photos: 50, bytes: 10 })
  const shared = await takeShared()
  expect(shared.leftOut).toBe(2)
  expect(shared.photos.map(({ size }) => size)).toEqual([6, 4])
})

test('a photo that exceeds the browser’s storage is left out, and the share is still answered', async () => {
  const { put } = Cache.prototype
  Cache.prototype.put = function (this: Cache, key, response) {
    const isFull = key === '/photo/1'
    return isFull ? Promise.reject(new DOMException('', 'QuotaExceededError')) : put.call(this, key, response)
  }
  try {
    expect((await keepShared(shareOf([photoOf(0), photoOf(1)]), scope)).status).toBe(303)
  } finally {
    Cache.prototype.put = put
  }
  expect(await takeShared()).toMatchObject({ photos: [{ name: '사진 0.jpg' }], leftOut: 1 })
})
