import { expect, test } from 'vitest'
import { acceptsAvif, namesTag } from './conditional.ts'

test.each([
  ['image/avif,image/webp,*/*;q=0.8', true],
  ['IMAGE/AVIF;q=0.9', true],
  ['image/webp, image/avif', true],
  ['image/avif;q=0', false],
  ['image/avif; q=0.000', false],
  ['*/*', false],
  ['image/*', false],
  ['', false],
  [undefined, false],
])('the header Accept %j asks for AVIF: %j', (accept, expected) => {
  expect(acceptsAvif(accept)).toBe(expected)
})

test.each([
  ['"a-160-webp"', true],
  ['W/"a-160-webp"', true],
  ['"other", "a-160-webp"', true],
  ['*', true],
  ['"a-160-avif"', false],
  ['', false],
  [undefined, false],
])('the header If-None-Match %j matches the ETag of the file: %j', (header, expected) => {
  expect(namesTag(header, '"a-160-webp"')).toBe(expected)
})
