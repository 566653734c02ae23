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
  /** All attributes other than the color that the draft then has. */
  others?: PhotoDraft['attributes']
  isCutOut?: boolean
}

/**
 * Values that the server derived from a draft's typed names, and the type that the draft had before the first of them.
 * `others`: attributes other than the color that the last name gave.
 */
export interface Taken extends Pick<DraftEdit, 'type' | 'colour' | 'others'> {
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
  const kept = edit.others ? [...edit.others, ...draft.attributes.filter(isColour(colours))] : draft.attributes
  return { ...draft, name, type, isCutOut, attributes: withColour(kept, colour, colours) }
}

/**
 * Returns what a typed name changes in a draft: its type unless the user chose one, its color and other attributes if
 * there are none or an earlier name gave them. Values that only an earlier name gave are removed. Null if nothing
 * changes. The name stays as typed.
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
  const others = othersFrom(read, draft, taken, colours)
  const edit = {
    ...(type !== draft.type && { type }),
    ...(colour !== before && { colour }),
    ...(others && { others }),
  }
  return Object.keys(edit).length > 0 ? { name: draft.name, ...edit } : null
}

const isColour = (colours: ColourDefinition | undefined) => (attribute: PhotoDraft['attributes'][number]) =>
  attribute.definitionId === colours?.id

export const isIn = (list: PhotoDraft['attributes'] = [], { definitionId, value }: PhotoDraft['attributes'][number]) =>
  list.some((one) => one.definitionId === definitionId && one.value === value)

/** Returns the attributes of a draft besides the color that no earlier name gave. */
const ownOthers = ({ attributes }: PhotoDraft, taken: Taken, colours: ColourDefinition | undefined) =>
  attributes.filter((attribute) => !isColour(colours)(attribute) && !isIn(taken.others, attribute))

/** Returns the attributes that a name gives a draft besides the color, such as the material; its own ones stay. */
export function givenBy(
  read: ClothesSuggestions,
  draft: PhotoDraft,
  taken: Taken,
  colours: ColourDefinition | undefined,
): PhotoDraft['attributes'] {
  if (!colours) return []
  const own = ownOthers(draft, taken, colours)
  return read.attributes.filter(
    (one) => !isColour(colours)(one) && own.every(({ definitionId }) => definitionId !== one.definitionId),
  )
}

/** Returns all attributes but the color after a name was read; null if they stay as they are. */
function othersFrom(
  read: ClothesSuggestions,
  draft: PhotoDraft,
  taken: Taken,
  colours: ColourDefinition | undefined,
): PhotoDraft['attributes'] | null {
  const before = draft.attributes.filter((attribute) => !isColour(colours)(attribute))
  const next = [...ownOthers(draft, taken, colours), ...givenBy(read, draft, taken, colours)]
  return next.length === before.length && next.every((one) => isIn(before, one)) ? null : next
}

function withColour(attributes: PhotoDraft['attributes'], value: string, colours: ColourDefinition | undefined) {
  if (!colours) return attributes
  const { id: definitionId, name: definitionName, selectableValues } = colours
  const others = attributes.filter((attribute) => !isColour(colours)(attribute))
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
