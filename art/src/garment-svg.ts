import type { GarmentKind } from '@otday/contract'
import { garments } from './garments.data.ts'
import { paintGarment, standAlone } from './paint-garment.ts'

/** Returns the markup of a kind's drawing on a 240 × 240 grid, in a `#rrggbb` color. */
export const garmentMarkup = (kind: GarmentKind, hex: string): string => paintGarment(garments[kind], hex)

/** Returns a complete SVG document with a transparent ground. */
export const garmentSvg = (kind: GarmentKind, hex: string): string => standAlone(garmentMarkup(kind, hex))
