import { expect, test } from 'vitest'
import { charactersIn, excessOf } from './characters.ts'

const family = '👨‍👩‍👧‍👦'
/** A character with forty combining marks. */
const heap = `e${'\u0301'.repeat(40)}`

test.each([
  ['안녕', 2],
  ['안녕'.normalize('NFD'), 2],
  [family, 1],
  ['👍🏽🇰🇷1️⃣', 3],
  [heap, 1],
  ['\r\n', 1],
])('the text %j has %i visible characters', (text, count) => {
  expect(charactersIn(text)).toHaveLength(count)
})

test.each([
  ['가'.repeat(500), null],
  ['가'.repeat(501), '500자까지 쓸 수 있어요.'],
  [family.repeat(500), null],
  [family.repeat(501), '500자까지 쓸 수 있어요.'],
  [heap.repeat(100), null],
  [heap.repeat(200), '이모지와 부호를 조금 줄여 주세요.'],
  ['a'.repeat(1_000_000), '500자까지 쓸 수 있어요.'],
])('a text over the limit of visible characters or of bytes is refused with a message (%#)', (text, excess) => {
  expect(excessOf(text, 500)).toBe(excess)
})
