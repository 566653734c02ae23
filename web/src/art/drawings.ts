import type { ClothesType } from '@otday/contract'
import { clothColor } from './colour-words.ts'
import { garmentKindOf } from './garment-kind-of.ts'
import { garmentSvg } from './garment-svg.ts'

/** The drawing of a piece of clothing as standalone SVG: kind by type and name, cloth by colour values, then the name. */
export const drawingOf = (type: ClothesType, name: string, colors: readonly string[]): string =>
  garmentSvg(garmentKindOf(type, name), clothColor(colors, name))
