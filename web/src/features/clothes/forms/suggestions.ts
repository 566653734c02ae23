import { type ClothesAttribute, type ClothesSuggestions, type ClothesType, isBlank } from '@otday/contract'
import type { ClothesValues } from './draft.ts'

export type Suggestion = { type: ClothesType } | ClothesAttribute

type Attributes = ClothesValues['attributes']

export const nothingRead: ClothesSuggestions = { type: null, attributes: [] }

/** What the name says, and of the rest what the photo shows. */
export function togetherOf(
  name: ClothesSuggestions | undefined,
  photo: ClothesSuggestions | null,
): ClothesSuggestions | undefined {
  if (!name || !photo) return name ?? photo ?? undefined
  const said = new Set(name.attributes.map(({ definitionId }) => definitionId))
  const shown = photo.attributes.filter(({ definitionId }) => !said.has(definitionId))
  return { type: name.type ?? photo.type, attributes: [...name.attributes, ...shown] }
}

/** By definition id. */
export const attributesRead = ({ attributes }: ClothesSuggestions): Attributes =>
  Object.fromEntries(attributes.map(({ definitionId, value }) => [definitionId, value]))

/** Values that were read before give way to what is read now; what somebody chose stays. */
export function withReading(chosen: Attributes, before: ClothesSuggestions, now: ClothesSuggestions): Attributes {
  const [old, next] = [attributesRead(before), attributesRead(now)]
  const kept = Object.entries(chosen).filter(([id, value]) => value !== old[id])
  const read = Object.entries(next).filter(([id]) => chosen[id] === undefined || chosen[id] === old[id])
  return Object.fromEntries([...kept, ...read])
}

/** What was read is taken out, and is not read again. */
export const withoutReading = (chosen: Attributes, read: ClothesSuggestions): Attributes => ({
  ...chosen,
  ...Object.fromEntries(
    read.attributes
      .filter(({ definitionId, value }) => chosen[definitionId] === value)
      .map(({ definitionId }) => [definitionId, '']),
  ),
})

/** Of what name and photo say the parts that nobody has chosen. */
export function suggestionsOf(
  { type, attributes }: ClothesSuggestions,
  chosen: Pick<ClothesValues, 'type' | 'attributes'>,
): Suggestion[] {
  return [
    ...(type && chosen.type === null ? [{ type }] : []),
    ...attributes.filter(({ definitionId }) => isBlank(chosen.attributes[definitionId] ?? '')),
  ]
}

/** What is taken, over what was chosen. */
export function withSuggestions(
  { attributes }: Pick<ClothesValues, 'attributes'>,
  taken: readonly Suggestion[],
): Pick<ClothesValues, 'attributes'> & Partial<Pick<ClothesValues, 'type'>> {
  let next: ReturnType<typeof withSuggestions> = { attributes }
  for (const one of taken)
    next =
      'type' in one
        ? { ...next, type: one.type }
        : { ...next, attributes: { ...next.attributes, [one.definitionId]: one.value } }
  return next
}
