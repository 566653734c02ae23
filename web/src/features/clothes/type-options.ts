import { type ClothesType, clothesTypeLabels } from '@otday/contract'

/** The twelve types as choices. */
export const typeOptions = (Object.keys(clothesTypeLabels) as ClothesType[]).map((value) => ({
  value,
  label: clothesTypeLabels[value],
}))
