import { expect, test } from 'vitest'
import {
  amountClassOf,
  amountOf,
  classOf,
  numberOf,
  percentOf,
  precipitationOf,
  skyOf,
  temperatureOf,
} from './read-values.ts'

test.each([
  ['강수없음', { mm: 0 }],
  ['-', { mm: 0 }],
  ['0', { mm: 0 }],
  [null, { mm: 0 }],
  [undefined, { mm: 0 }],
  ['1mm 미만', { mm: 0.5, mmOpen: 'lt' }],
  ['1.0mm 미만', { mm: 0.5, mmOpen: 'lt' }],
  ['1.0mm', { mm: 1 }],
  ['29.9mm', { mm: 29.9 }],
  ['3.5', { mm: 3.5 }],
  [3.5, { mm: 3.5 }],
  ['30.0~50.0mm', { mm: 40 }],
  ['50.0mm 이상', { mm: 50, mmOpen: 'ge' }],
  ['50.0mm이상', { mm: 50, mmOpen: 'ge' }],
  ['-999', { mm: null }],
  ['많음', { mm: null }],
  ['999', { mm: null }],
])('the precipitation amount %s is read in mm', (sent, amount) => {
  expect(amountOf(sent)).toEqual(amount)
})

test.each([
  ['1', { mm: null, mmClass: 1 }],
  ['2', { mm: null, mmClass: 2 }],
  ['3', { mm: null, mmClass: 3 }],
  ['0', { mm: 0 }],
  ['강수없음', { mm: 0 }],
  ['-', { mm: 0 }],
  ['4', { mm: null }],
])('the precipitation class %s is not read as an amount', (sent, amount) => {
  expect(amountClassOf(sent)).toEqual(amount)
})

test('placeholders for missing values and impossible values are read as null', () => {
  for (const sent of ['-999', '-998.9', '999', '900', '-900', '', 'x', null, undefined, 'NaN', 'Infinity'])
    expect(numberOf(sent)).toBeNull()
  expect(numberOf('-0.4')).toBe(-0.4)
  expect([temperatureOf('61'), temperatureOf('-61'), temperatureOf('41')]).toEqual([null, null, 41])
  expect([percentOf('101'), percentOf('-1'), percentOf('100')]).toEqual([null, null, 100])
})

test('sky, precipitation and wind codes are read, also retired ones, and unknown codes are not', () => {
  expect(['1', '2', '3', '4', '9', undefined].map(skyOf)).toEqual([
    'CLEAR',
    'MOSTLY_CLOUDY',
    'MOSTLY_CLOUDY',
    'CLOUDY',
    null,
    null,
  ])
  expect(['0', '1', '2', '3', '4', '5', '6', '7', '9'].map(precipitationOf)).toEqual([
    'NONE',
    'RAIN',
    'RAIN_SNOW',
    'SNOW',
    'SHOWER',
    'RAIN',
    'RAIN_SNOW',
    'SNOW',
    null,
  ])
  expect(['1', 2, '3', '1.8', '', undefined].map(classOf)).toEqual([1, 2, 3, undefined, undefined, undefined])
})
