import { expect, test } from 'vitest'
import { fittedSize } from './fitted-size.ts'

test('a picture that fits is left alone', () => {
  expect(fittedSize({ width: 2560, height: 100 })).toEqual({ width: 2560, height: 100 })
  expect(fittedSize({ width: 1, height: 1 })).toEqual({ width: 1, height: 1 })
})

test('the longer side decides, upright or lying', () => {
  expect(fittedSize({ width: 5120, height: 2880 })).toEqual({ width: 2560, height: 1440 })
  expect(fittedSize({ width: 3024, height: 4032 })).toEqual({ width: 1920, height: 2560 })
})

test('a hair stays at least one pixel wide', () => {
  expect(fittedSize({ width: 100_000, height: 3 })).toEqual({ width: 2560, height: 1 })
})
