import { readdir, readFile } from 'node:fs/promises'
import { getPriority } from 'node:os'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openImages } from '../../../test/kit/open-images.ts'

const readers: number[] = []
const logged: object[] = []
const images = openImages({
  info: (fields) => readers.push((fields as { reader: number }).reader),
  error: (fields) => logged.push(fields),
})
afterAll(images.close)

/** A picture that is large enough for its decoding to take a while. */
const large = await sharp({ create: { width: 5000, height: 5000, channels: 3, background: '#345' } })
  .jpeg()
  .toBuffer()
const small = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#345' } })
  .png()
  .toBuffer()

const kill = () => process.kill(readers.at(-1) ?? Number.NaN, 'SIGKILL')

test('a picture whose reader process breaks is refused, and the next picture is read', async () => {
  const refused = expect(images.process(large)).rejects.toMatchObject({ code: 'InvalidImage' })
  await expect.poll(() => readers.length).toBe(1)
  kill()
  await refused
  expect(logged).toEqual([{ code: null, signal: 'SIGKILL', pictures: 1 }])
  expect((await images.process(small)).width).toBe(40)
  expect(readers).toHaveLength(2)
})

test('when a reader process with two pictures breaks, both fail with Unavailable and a retry time', async () => {
  const both = [images.process(large, '하니'), images.process(large, '민지')].map((picture) =>
    expect(picture).rejects.toMatchObject({ code: 'Unavailable', retryAfter: 5 }),
  )
  await new Promise((resolve) => setImmediate(resolve))
  kill()
  await Promise.all(both)
})

test('a reader process that breaks between two pictures is replaced', async () => {
  await images.process(small)
  const before = logged.length
  kill()
  await expect.poll(() => logged.length).toBe(before + 1)
  expect((await images.process(small)).width).toBe(40)
})

test.runIf(process.platform === 'linux')(
  'the environment of the reader process contains no secrets of the server',
  async () => {
    await images.process(small)
    const environment = await readFile(`/proc/${readers.at(-1)}/environ`, 'utf8')
    const names = environment.split('\0').map((line) => line.split('=')[0])
    expect(names).toEqual(['FONTCONFIG_FILE', 'NODE_CHANNEL_FD', 'NODE_CHANNEL_SERIALIZATION_MODE', ''])
  },
)

test.runIf(process.platform === 'linux')('the reader process runs at a lower priority than the server', async () => {
  await images.process(small)
  const threads = () => readdir(`/proc/${readers.at(-1)}/task`)
  const priorities = async () => new Set((await threads()).map((thread) => getPriority(Number(thread))))
  // Threads of finished tasks may end while priorities are read, so the check is repeated.
  await expect.poll(priorities).toEqual(new Set([Math.min(getPriority() + 5, 19)]))
})

test('a picture that is being read is refused with Unavailable when the server closes', async () => {
  const closing = openImages()
  const refused = expect(closing.process(large)).rejects.toMatchObject({ code: 'Unavailable' })
  await new Promise((resolve) => setImmediate(resolve))
  await closing.close()
  await refused
})
