import type { Model } from './types.ts'
import { bags } from './models/bags.data.ts'
import { otherShoes } from './models/other-shoes.data.ts'
import { outers } from './models/outers.data.ts'
import { smallPieces } from './models/small-pieces.data.ts'
import { sneakers } from './models/sneakers.data.ts'
import { sportShoes } from './models/sport-shoes.data.ts'
import { topsBottomsDresses } from './models/tops-bottoms-dresses.data.ts'

/** Every line and model; a word stands once for each closet type. */
export const models: readonly Model[] = [
  ...sneakers,
  ...sportShoes,
  ...otherShoes,
  ...bags,
  ...outers,
  ...topsBottomsDresses,
  ...smallPieces,
]
