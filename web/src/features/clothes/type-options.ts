import { type ClothesType, clothesTypeLabels } from '@otday/contract'

export const typeOptions = (Object.keys(clothesTypeLabels) as ClothesType[]).map((value) => ({
  value,
  label: clothesTypeLabels[value],
}))

export const typeFilters = [{ value: '', label: '전체' }, ...typeOptions] as const
