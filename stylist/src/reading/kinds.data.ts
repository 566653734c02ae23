import type { ClothesType } from '@otday/contract'
import { accessories } from './kinds/accessories.data.ts'
import { bags } from './kinds/bags.data.ts'
import { bottoms } from './kinds/bottoms.data.ts'
import { dresses } from './kinds/dresses.data.ts'
import { hats } from './kinds/hats.data.ts'
import { outers } from './kinds/outers.data.ts'
import type { KindRow } from './kinds/row.ts'
import { scarves } from './kinds/scarves.data.ts'
import { shoes } from './kinds/shoes.data.ts'
import { socks } from './kinds/socks.data.ts'
import { things } from './kinds/things.data.ts'
import { tops } from './kinds/tops.data.ts'
import { underwear } from './kinds/underwear.data.ts'

/** Every kind of garment by closet type. */
export const kinds = {
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
} as const satisfies Record<ClothesType, Record<string, KindRow>>
