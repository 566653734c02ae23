import { ImageId, mostPictureUrls, type PictureUrl } from '@otday/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPictureUrlRenewal } from './renew-picture-urls.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const idOf = (index: number) => ImageId.parse(`00000000-0000-4000-8000-${String(index).padStart(12, '0')}`)
const urlOf = (index: number, day: string) => `/otday/files/${idOf(index)}/${day}/signature`

/** Creates a renewal of URLs that gets new ones from `reply`, and records in `calls` the ids that it has requested. */
function open(reply: (ids: readonly ImageId[]) => PictureUrl[] | Promise<PictureUrl[]>) {
  const calls: (readonly ImageId[])[] = []
  const renewal = createPictureUrlRenewal(async (ids) => {
    calls.push(ids)
    return reply(ids)
  })
  return { ...renewal, calls }
}
const signing = (day: string) => (ids: readonly ImageId[]) =>
  ids.map((imageId) => ({ imageId, imageUrl: `/otday/files/${imageId}/${day}/signature` }))

test('URLs that fail together are renewed in one request, each once', async () => {
  const { renew, urls, calls } = open(signing('3'))
  for (const index of [1, 2]) for (let again = 0; again < 3; again++) renew(urlOf(index, '1'))
  await vi.advanceTimersByTimeAsync(1000)
  renew(urlOf(1, '1'))
  await vi.advanceTimersByTimeAsync(600_000)
  expect(calls).toEqual([[idOf(1), idOf(2)]])
  expect([...urls.current()]).toEqual([
    [urlOf(1, '1'), urlOf(1, '3')],
    [urlOf(2, '1'), urlOf(2, '3')],
  ])
})

test('a response with the same URL, or without one, is not retried', async () => {
  const { renew, urls, calls } = open((ids) => signing('3')(ids.filter((id) => id !== idOf(2))))
  for (const url of [urlOf(1, '3'), urlOf(2, '1')]) renew(url)
  await vi.advanceTimersByTimeAsync(600_000)
  expect([calls.length, urls.current().size]).toEqual([1, 0])
})

test('public, blob and data URLs are not renewed', async () => {
  const { renew, calls } = open(signing('3'))
  for (const url of [`/files/${idOf(1)}`, 'blob:http://127.0.0.1/1', 'data:image/png;base64,AAAA', '/broken.webp'])
    renew(url)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(calls).toEqual([])
})

test('a failed renewal request is retried three times', async () => {
  const { renew, calls } = open(() => Promise.reject(new Error('offline')))
  renew(urlOf(1, '1'))
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(calls).toHaveLength(4)
})

test('more URLs than fit in one request are renewed in several', async () => {
  const { renew, urls, calls } = open(signing('3'))
  const count = mostPictureUrls + 1
  for (let index = 0; index < count; index++) renew(urlOf(index, '1'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(calls.map(({ length }) => length)).toEqual([mostPictureUrls, 1])
  expect(urls.current().size).toBe(count)
})

test('a renewal response that arrives after the session was cleared is discarded', async () => {
  const reply = Promise.withResolvers<PictureUrl[]>()
  const { renew, urls, clear } = open(() => reply.promise)
  renew(urlOf(1, '1'))
  await vi.advanceTimersByTimeAsync(1000)
  clear()
  reply.resolve(signing('3')([idOf(1)]))
  await vi.advanceTimersByTimeAsync(600_000)
  expect(urls.current().size).toBe(0)
})
