import { GarmentKind } from '@otday/contract'
import { expect, test } from 'vitest'
import { garmentSvg } from '../src/garment-svg.ts'
import { garmentTones } from '../src/garment-tones.ts'

test.each(GarmentKind.options)('the SVG of %s has no class, no CSS variable and no undefined color', (kind) => {
  const svg = garmentSvg(kind, '#4479bd')
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
  expect(svg).not.toMatch(/class=|var\(|undefined|NaN/)
  expect(svg.match(/<path [^>]*stroke-width="[^"]*"[^>]*stroke-width=/)).toBeNull()
})

test('black cloth is lightened and gets pale seams, and pale cloth gets an edge', () => {
  expect(garmentTones('#1b1b1d')).toMatchObject({ seam: '#dfe7f2', edge: null })
  expect(garmentTones('#1b1b1d').cloth).not.toBe('#1b1b1d')
  expect(garmentTones('#f7f7f5').edge).toBe('#94a5b8')
})
