import { backBags } from './models/back-bags.data.ts'
import { bags } from './models/bags.data.ts'
import { boots } from './models/boots.data.ts'
import { bottoms } from './models/bottoms.data.ts'
import { dressShoes } from './models/dress-shoes.data.ts'
import { dresses } from './models/dresses.data.ts'
import { openShoes } from './models/open-shoes.data.ts'
import { outers } from './models/outers.data.ts'
import { runningShoes } from './models/running-shoes.data.ts'
import { smallPieces } from './models/small-pieces.data.ts'
import { sneakers } from './models/sneakers.data.ts'
import { sportShoes } from './models/sport-shoes.data.ts'
import { tops } from './models/tops.data.ts'
import { travelBags } from './models/travel-bags.data.ts'
import type { Model } from './types.ts'

/**
 * Every line and model. The same word may be listed for kinds of several closet types; of several kinds of one type,
 * the first counts.
 */
export const models: readonly Model[] = [
  ...smallPieces,
  ...bags,
  ...backBags,
  ...travelBags,
  ...sneakers,
  ...runningShoes,
  ...sportShoes,
  ...dressShoes,
  ...boots,
  ...openShoes,
  ...outers,
  ...dresses,
  ...tops,
  ...bottoms,
]
