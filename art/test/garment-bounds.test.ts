import { GarmentKind } from '@otday/contract'
import { expect, test } from 'vitest'
import { measureGarment } from '../scripts/measure-garment.ts'
import { garmentBounds } from '../src/garment-bounds.data.ts'
import { garmentOutlines } from '../src/garment-outlines.data.ts'

test.each(GarmentKind.options)('the stored bounds and outline of %s match its drawing', async (kind) => {
  const { bounds, outline } = await measureGarment(kind)
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    expect(Math.abs(garmentBounds[kind][side] - bounds[side]), side).toBeLessThanOrEqual(1)
  }
  expect(differingCells(garmentOutlines[kind], outline)).toBeLessThanOrEqual(4)
  expect(Math.min(bounds.x, bounds.y), 'off the grid').toBeGreaterThanOrEqual(1)
  expect(Math.max(bounds.x + bounds.width, bounds.y + bounds.height), 'off the grid').toBeLessThanOrEqual(239)
})

/**
 * Counts the cells in which two outlines differ. A few may differ, because renderers draw edges slightly differently.
 */
function differingCells(a: string, b: string): number {
  expect(a).toMatch(/^[\da-f]{100}$/)
  const bits = (BigInt(`0x${a}`) ^ BigInt(`0x${b}`)).toString(2)
  return bits.replaceAll('0', '').length
}
