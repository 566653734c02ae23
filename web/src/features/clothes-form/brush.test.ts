import { expect, test } from 'vitest'
import { stroke, wholeMask } from './brush.ts'

const rows = ({ width, inside }: ReturnType<typeof wholeMask>) =>
  Array.from({ length: inside.length / width }, (_, y) => inside.slice(y * width, (y + 1) * width).join(''))

test('a stroke erases or restores what the round brush passes, also beyond the edge', () => {
  const mask = wholeMask({ width: 6, height: 4 })
  stroke(mask, { from: { x: -2, y: 1.5 }, to: { x: 3, y: 1.5 }, radius: 1 }, 0)
  expect(rows(mask)).toEqual(['000111', '000011', '000111', '111111'])
  stroke(mask, { from: { x: 0, y: 0 }, to: { x: 0, y: 0 }, radius: 9 }, 1)
  expect(rows(mask)).toEqual(['111111', '111111', '111111', '111111'])
})

test('the mask of a photo keeps its proportions and is at most 448 pixels long', () => {
  expect(wholeMask({ width: 1280, height: 640 })).toMatchObject({ width: 448, height: 224 })
  expect(wholeMask({ width: 3, height: 2 })).toMatchObject({ width: 3, height: 2 })
})
