import type { ClothesAttribute } from '@otday/contract'

/** Values by the id of their definition, as forms hold them. */
export const attributesById = (attributes: readonly ClothesAttribute[]): Readonly<Record<string, string>> =>
  Object.fromEntries(attributes.map(({ definitionId, value }) => [definitionId, value]))
