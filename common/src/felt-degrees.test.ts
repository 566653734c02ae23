import { expect, test } from 'vitest'
import { fitText } from './felt-degrees.ts'

test('the text on how cold or hot an outfit may feel gives whole degrees, and 5° 넘게 far beyond five', () => {
  const cold = (coldBy: number) => fitText({ coldBy, hotBy: 0 })
  expect(cold(0.4)).toBe('1° 춥게 느낄 수 있어요')
  expect(cold(1.5)).toBe('1~2° 춥게 느낄 수 있어요')
  expect(cold(5)).toBe('5° 춥게 느낄 수 있어요')
  expect(cold(12.4)).toBe('5° 넘게 춥게 느낄 수 있어요')
  expect(fitText({ coldBy: 0, hotBy: 3 })).toBe('3° 덥게 느낄 수 있어요')
  expect(fitText({ coldBy: 0, hotBy: 0 })).toBe('춥지도 덥지도 않아요')
})
