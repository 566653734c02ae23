import type { ClothesType } from '@otday/contract'
import { accessories } from './drawings/accessories.data.ts'
import { bags } from './drawings/bags.data.ts'
import { bottoms } from './drawings/bottoms.data.ts'
import type { Drawn } from './drawings/drawn.ts'
import { dresses } from './drawings/dresses.data.ts'
import { hats } from './drawings/hats.data.ts'
import { outers } from './drawings/outers.data.ts'
import { scarves } from './drawings/scarves.data.ts'
import { shoes } from './drawings/shoes.data.ts'
import { socks } from './drawings/socks.data.ts'
import { things } from './drawings/things.data.ts'
import { tops } from './drawings/tops.data.ts'
import { underwear } from './drawings/underwear.data.ts'

/** The drawing for each kind, recognizable at a glance. */
export const drawings: { readonly [Type in ClothesType]: Drawn<Type> } = {
  TOP: tops,
  BOTTOM: bottoms,
  DRESS: dresses,
  OUTER: outers,
  SHOES: shoes,
  SOCKS: socks,
  UNDERWEAR: underwear,
  HAT: hats,
  BAG: bags,
  SCARF: scarves,
  ACCESSORY: accessories,
  ETC: things,
}
