export { analyse } from './analyse.ts'
export { seasonsOf } from './attributes.ts'
export { type Band, bandOf } from './bands.ts'
export { namedColour, oklchOf } from './colour.ts'
export { comfortOffset, type Felt } from './comfort.ts'
export { contextOf, hoursOut } from './context.ts'
export { explain } from './explain.ts'
export { josa } from './josa.ts'
export { recommend } from './recommend.ts'
export { feelsLike, requiredClo } from './warmth.ts'
export { typeNamed } from './type-named.ts'
export { coloursNamed } from './words.ts'
export type {
  Context,
  Explanation,
  Facts,
  Help,
  Hour,
  Item,
  Oklch,
  Outfit,
  Parts,
  Person,
  RecommendOptions,
  Season,
  Weather,
} from './types.ts'
