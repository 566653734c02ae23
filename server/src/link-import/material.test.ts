import { expect, test } from 'vitest'
import { mainMaterial, materialsIn } from './material.ts'

test.each([
  ['겉감: 울 80%, 나일론 20% / 안감: 폴리에스터 100%', '울'],
  ['겉감 면 60 % 폴리 40 %', '면'],
  ['60.5% cotton, 39.5% polyester', '면'],
  ['소재:면:70%, 나일론: 30%', '면'],
  ['레더라이크 폴리에스터 100%', '폴리에스터'],
  ['인조가죽소가죽라이크 나일론', '나일론'],
])('the main material of %s is %s', (text, material) => {
  expect(mainMaterial(text)).toBe(material)
})

/** Length of a text for which code of quadratic cost would take minutes. */
const long = 400_000

test.each([
  ['one word', '가'.repeat(long)],
  ['one number', '1'.repeat(long)],
  ['a share without its end', `5% ${'1'.repeat(long)}`],
  ['spaces after a word', `인조${' '.repeat(long)}`],
  ['imitations', '에코 - '.repeat(long / 5)],
])('a very long text of %s is read in linear time and gives no material', (_, text) => {
  expect(materialsIn(text)).toEqual([])
  expect(mainMaterial(text)).toBeNull()
})
