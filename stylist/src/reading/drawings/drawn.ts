import type { ClothesType, GarmentKind } from '@otday/contract'
import type { kinds } from '../kinds.data.ts'

/** The drawing for each kind of a type. */
export type Drawn<Type extends ClothesType> = Readonly<Record<keyof (typeof kinds)[Type], GarmentKind>>
