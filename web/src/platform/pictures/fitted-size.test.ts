import { expect, test } from 'vitest'
import { fittedSize } from './fitted-size.ts'

test('a picture that fits is left alone', () => {
  expect(fittedSize({ width: 2560, height: 100 })).toEqual({ width: 2560, height: 100 })
  expect(fittedSize({ width: 1, height: 1 })).toEqual({ width: 1, height: 1 })
})

test('a large picture is scaled to 2560 px on its longer side, portrait or landscape', () => {
  expect(fittedSize({ width: 5120, height: 2880 })).toEqual({ width: 2560, height: 1440 })
  expect(fittedSize({ width: 3024, height: 4032 })).toEqual({ width: 1920, height: 2560 })
})

test('a very thin picture stays at least one pixel high', () => {
  expect(fittedSize({ width: 100_000, height: 3 })).toEqual({ width: 2560, height: 1 })
})
