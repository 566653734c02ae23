import { expect, test } from 'vitest'
import { cellOf, centreOf, isInGrid } from './grid.ts'

const CELLS: [name: string, latitude: number, longitude: number, nx: number, ny: number][] = [
  ['기상청 활용가이드의 예', 37.488201, 126.92981, 59, 125],
  ['서울시청', 37.5665, 126.978, 60, 127],
  ['부산시청', 35.1796, 129.0756, 98, 76],
  ['제주시청', 33.4996, 126.5312, 53, 38],
  ['독도', 37.2411, 131.8646, 144, 123],
  ['인천', 37.4563, 126.7052, 55, 124],
  ['대구', 35.8714, 128.6014, 89, 91],
  ['대전', 36.3504, 127.3845, 67, 100],
  ['광주', 35.1595, 126.8526, 58, 74],
  ['울산', 35.5384, 129.3114, 102, 84],
  ['세종', 36.48, 127.289, 66, 103],
  ['수원', 37.2636, 127.0286, 61, 120],
  ['춘천', 37.8813, 127.73, 73, 134],
  ['강릉', 37.7519, 128.8761, 92, 132],
  ['청주', 36.6424, 127.489, 69, 107],
  ['전주', 35.8242, 127.148, 63, 89],
  ['목포', 34.8118, 126.3922, 50, 67],
  ['여수', 34.7604, 127.6622, 73, 66],
  ['포항', 36.019, 129.3435, 102, 94],
  ['서귀포', 33.2541, 126.5601, 53, 33],
  ['마라도', 33.12, 126.27, 48, 30],
  ['백령도', 37.97, 124.72, 21, 136],
  ['평양', 39.03, 125.75, 39, 158],
  ['후쿠오카', 33.59, 130.4, 123, 42],
  ['쓰시마', 34.2, 129.29, 103, 55],
  ['이어도', 32.12, 125.18, 28, 8],
  ['도쿄', 35.6812, 139.7671, 285, 107],
  ['0,0', 0, 0, -2242, 1509],
]

test.each(CELLS)('the position %s is in its cell of the KMA grid', (_name, latitude, longitude, nx, ny) => {
  expect(cellOf({ latitude, longitude })).toEqual({ nx, ny })
})

test('cells within the edges are in the grid, and cells beyond them are not', () => {
  expect(isInGrid({ nx: 1, ny: 1 })).toBe(true)
  expect(isInGrid({ nx: 149, ny: 253 })).toBe(true)
  for (const cell of [
    { nx: 0, ny: 1 },
    { nx: 1, ny: 0 },
    { nx: 150, ny: 253 },
    { nx: 149, ny: 254 },
    { nx: 285, ny: 107 },
    { nx: -2242, ny: 1509 },
    { nx: Number.NaN, ny: 1 },
  ])
    expect(isInGrid(cell)).toBe(false)
})

test('the center of a cell has the right coordinates and lies in that cell', () => {
  const centre = centreOf({ nx: 60, ny: 127 })
  expect(centre.latitude).toBeCloseTo(37.57987, 4)
  expect(centre.longitude).toBeCloseTo(126.98935, 4)
  for (const corner of [
    { cell: { nx: 1, ny: 1 }, latitude: 31.794, longitude: 123.761 },
    { cell: { nx: 149, ny: 253 }, latitude: 43.218, longitude: 132.775 },
  ]) {
    expect(centreOf(corner.cell).latitude).toBeCloseTo(corner.latitude, 2)
    expect(centreOf(corner.cell).longitude).toBeCloseTo(corner.longitude, 2)
  }
  for (let nx = 1; nx <= 149; nx += 7)
    for (let ny = 1; ny <= 253; ny += 11) expect(cellOf(centreOf({ nx, ny }))).toEqual({ nx, ny })
})
