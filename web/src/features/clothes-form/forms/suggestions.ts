import { type ClothesAttribute, type ClothesSuggestions, type ClothesType, isBlank } from '@otday/contract'
import { attributesById } from './attributes-by-id.ts'
import type { ClothesValues } from './values.ts'

export type Suggestion = { type: ClothesType } | ClothesAttribute

export const nothingRead: ClothesSuggestions = { type: null, attributes: [] }

/**
 * Joins the values that the server derived from a piece's name and from its photo; where both have a value, that of the
 * name counts.
 */
export function togetherOf(
  name: ClothesSuggestions = nothingRead,
  photo: ClothesSuggestions | null = nothingRead,
): ClothesSuggestions {
  const said = new Set(name.attributes.map(({ definitionId }) => definitionId))
  const shown = photo?.attributes.filter(({ definitionId }) => !said.has(definitionId)) ?? []
  return { type: name.type ?? photo?.type ?? null, attributes: [...name.attributes, ...shown] }
}

/** Returns suggestions for the type and the attributes that have no value yet. */
export const suggestionsOf = (
  { type, attributes }: ClothesSuggestions,
  chosen: Pick<ClothesValues, 'type' | 'attributes'>,
): Suggestion[] => [
  ...(type && chosen.type === null ? [{ type }] : []),
  ...attributes.filter(({ definitionId }) => isBlank(chosen.attributes[definitionId] ?? '')),
]

/** Returns the accepted suggestions as a change of the form. */
export function changeOf(taken: readonly Suggestion[]): Partial<Pick<ClothesValues, 'type' | 'attributes'>> {
  const type = taken.find((one) => 'type' in one)
  return { ...type, attributes: attributesById(taken.filter((one) => 'value' in one)) }
}
