import {
  type AttributeDefinition,
  type ClothesSuggestions,
  type ClothesType,
  ClothesUpdate,
  madeName,
  type PhotoDraft,
} from '@otday/contract'

export interface DraftEdit {
  name?: string
  type?: ClothesType | null
  /** Value of the color attribute; blank: no color. */
  colour?: string
  isCutOut?: boolean
}

/**
 * Values that the server derived from a draft's typed names, and the type that the draft had before the first of them.
 */
export interface Taken extends Pick<DraftEdit, 'type' | 'colour'> {
  typeBefore?: ClothesType | null
}

interface ColourDefinition {
  id: PhotoDraft['attributes'][number]['definitionId']
  name: string
  selectableValues: string[]
}

export const colourOf = ({ attributes }: PhotoDraft, definitionId: string | undefined): string =>
  attributes.find((attribute) => attribute.definitionId === definitionId)?.value ?? ''

/** Returns the draft after an edit. A name generated from color and type changes with them; any other name stays. */
export function edited(draft: PhotoDraft, edit: DraftEdit, colours: ColourDefinition | undefined): PhotoDraft {
  const before = colourOf(draft, colours?.id)
  const colour = edit.colour ?? before
  const type = edit.type === undefined ? draft.type : edit.type
  const isMade = draft.name === madeName(before || null, draft.type)
  const name = edit.name ?? (isMade ? madeName(colour || null, type) : draft.name)
  const isCutOut = edit.isCutOut ?? draft.isCutOut
  return { ...draft, name, type, isCutOut, attributes: withColour(draft, colour, colours) }
}

/**
 * Returns what a typed name changes in a draft: its type unless the user chose one, its color if there is none or an
 * earlier name gave it. Values that only an earlier name gave are removed. Null if nothing changes. The name stays as
 * typed.
 */
export function editFrom(
  read: ClothesSuggestions,
  draft: PhotoDraft,
  { chosen, taken }: { chosen: DraftEdit; taken: Taken },
  colours: ColourDefinition | undefined,
): DraftEdit | null {
  const before = colourOf(draft, colours?.id)
  const said = read.attributes.find(({ definitionId }) => definitionId === colours?.id)?.value ?? ''
  const isColourOpen = chosen.colour === undefined && (before === '' || before === taken.colour)
  const colour = isColourOpen ? said : before
  const typeUnread = taken.typeBefore !== undefined && draft.type === taken.type ? taken.typeBefore : draft.type
  const type = chosen.type === undefined ? (read.type ?? typeUnread) : draft.type
  const edit = { ...(type !== draft.type && { type }), ...(colour !== before && { colour }) }
  return Object.keys(edit).length > 0 ? { name: draft.name, ...edit } : null
}

function withColour({ attributes }: PhotoDraft, value: string, colours: ColourDefinition | undefined) {
  if (!colours) return attributes
  const { id: definitionId, name: definitionName, selectableValues } = colours
  const others = attributes.filter((attribute) => attribute.definitionId !== definitionId)
  return value ? [...others, { definitionId, definitionName, selectableValues, value }] : others
}

export const stillOffered = (
  attributes: PhotoDraft['attributes'],
  catalogue: readonly AttributeDefinition[],
): PhotoDraft['attributes'] =>
  attributes.filter(({ definitionId, value }) =>
    catalogue.some(({ id, selectableValues }) => id === definitionId && selectableValues.includes(value)),
  )

export const nameProblem = (name: string): string | undefined =>
  ClothesUpdate.shape.name.safeParse(name).error?.issues[0]?.message

export const sentOf = ({ name, attributes, isCutOut }: PhotoDraft) => ({
  name: name.trim(),
  attributes: attributes.map(({ definitionId, value }) => ({ definitionId, value })),
  isCutOut,
})
