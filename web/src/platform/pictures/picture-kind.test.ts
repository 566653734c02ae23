import { expect, test } from 'vitest'
import { kindOf, mayBePicture } from './picture-kind.ts'

const fileOf = (start: string, type = '') =>
  new File([Uint8Array.from(start, (sign) => sign.charCodeAt(0)), new Uint8Array(99)], 'photo', { type })

test.each([
  ['\0\0\0\x1cftypheic\0\0\0\0mif1heic', 'heic'],
  ['\0\0\0\x1cftypmif1\0\0\0\0mif1heic', 'heic'],
  ['\0\0\0\x18ftypheix\0\0\0\0', 'heic'],
  ['\xff\xd8\xff\xe0', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['GIF89a', 'other'],
  ['RIFF\0\0\0\0WEBP', 'other'],
  ['\0\0\0\x1cftypavif\0\0\0\0mif1avif', 'other'],
] as const)('a file that begins with %j is a picture of the kind %s, whatever its media type', async (start, kind) => {
  for (const type of ['', 'image/jpeg', 'image/heic']) expect(await kindOf(fileOf(start, type))).toBe(kind)
})

test.each(['', '%PDF-1.7', '\0\0\0\x1cftypisom', '<svg xmlns='])(
  'a file that begins with %j is no picture',
  async (start) => {
    expect(await kindOf(fileOf(start, 'image/png'))).toBeNull()
  },
)

test('a media type other than an image rules a file out as a picture, a missing one does not', () => {
  const types = ['image/png', 'image/heic', 'application/octet-stream', '', 'text/plain', 'video/mp4']
  expect(types.filter((type) => mayBePicture(fileOf('', type)))).toEqual(types.slice(0, 4))
})
