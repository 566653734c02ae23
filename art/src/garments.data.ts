import type { GarmentKind } from '@otday/contract'
import { bags } from './garments/bags.data.ts'
import { bottoms } from './garments/bottoms.data.ts'
import { dresses } from './garments/dresses.data.ts'
import { hats } from './garments/hats.data.ts'
import { outers } from './garments/outers.data.ts'
import { shoes } from './garments/shoes.data.ts'
import { smallThings } from './garments/small-things.data.ts'
import { tops } from './garments/tops.data.ts'

/**
 * Markup inside the svg element, on a 240 × 240 grid. The class of a shape names its paint, whose color garment.css and
 * paint-garment.ts compute.
 */
export const garments: Readonly<Record<GarmentKind, string>> = {
  ...tops,
  ...bottoms,
  ...dresses,
  ...outers,
  ...shoes,
  ...bags,
  ...hats,
  ...smallThings,
}
