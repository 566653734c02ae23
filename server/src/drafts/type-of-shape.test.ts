import { garments } from '@otday/art/garments.data'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { maskOnPlainGround } from '#platform/images/index.ts'
import { typeOfShape } from './type-of-shape.ts'

/** Gray that replaces the CSS variables in the drawings, which stand for colors of the page. */
const cloth = '#8c8d91'

async function maskOf(drawing: string) {
  const inks = drawing.replaceAll(/var\(--[^)]*\)/g, cloth)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240">${inks}</svg>`
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return maskOnPlainGround({ width: info.width, height: info.height, rgba: data })
}

test('short-sleeved tops and trousers are recognized by their outlines, and no other drawing is', async () => {
  const found: Record<string, string[]> = { TOP: [], BOTTOM: [] }
  for (const [kind, drawing] of Object.entries(garments)) {
    const mask = await maskOf(drawing)
    const type = mask && typeOfShape(mask)
    if (type) found[type]?.push(kind)
  }
  expect(found).toEqual({
    TOP: expect.arrayContaining(['tshirt', 'polo', 'short-shirt', 'sport-tee', 'jersey', 'short-knit']),
    BOTTOM: expect.arrayContaining(['jeans', 'slacks', 'chino', 'jogger', 'wide-pants']),
  })
  expect(found['TOP']?.filter((kind) => !/shirt|polo|tee|jersey|knit/.test(kind))).toEqual([])
  expect(
    found['BOTTOM']?.filter((kind) => !/jeans|slacks|chino|jogger|leggings|pants|bottom|shorts/.test(kind)),
  ).toEqual([])
})
