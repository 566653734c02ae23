import { writeFileSync } from 'node:fs'
import { GarmentKind } from '@otday/contract'
import { measureGarment } from './measure-garment.ts'

/**
 * Writes garment-bounds.data.ts and garment-outlines.data.ts, measured on the painted drawings: `npm run
 * generate:bounds`.
 */
const keyed = (kind: string) => (/^\w+$/.test(kind) ? kind : `'${kind}'`)
const boxes: string[] = []
const outlines: string[] = []
for (const kind of GarmentKind.options) {
  const { bounds, outline } = await measureGarment(kind)
  const { x, y, width, height } = bounds
  boxes.push(`  ${keyed(kind)}: { x: ${x}, y: ${y}, width: ${width}, height: ${height} },`)
  const line = `  ${keyed(kind)}: '${outline}',`
  outlines.push(line.length > 120 ? line.replace(': ', ':\n    ') : line)
}

const write = (name: string, text: string) => writeFileSync(new URL(`../src/${name}`, import.meta.url), text)

write(
  'garment-bounds.data.ts',
  `import type { GarmentKind } from '@otday/contract'

export interface GarmentBounds {
  x: number
  y: number
  width: number
  height: number
}

/** The smallest box around what a drawing paints, in units of its 240 × 240 grid. Written by generate-bounds.ts. */
export const garmentBounds: Readonly<Record<GarmentKind, GarmentBounds>> = {
${boxes.join('\n')}
}
`,
)
write(
  'garment-outlines.data.ts',
  `import type { GarmentKind } from '@otday/contract'

/**
 * Silhouettes of the drawings on 20 × 20 cells, each 12 units wide: a bit is 1 if the drawing covers at least half of
 * the cell. Rows go from the top, with five hexadecimal digits each, the leftmost cell first. Written by
 * generate-bounds.ts.
 */
export const garmentOutlines: Readonly<Record<GarmentKind, string>> = {
${outlines.join('\n')}
}
`,
)
