import { isColorAttribute } from '@otday/common/color-attribute'
import { type AttributeDefinition, type ClothesSuggestions, clothesTypeLabels, type PhotoDraft } from '@otday/contract'
import { onLeave } from '../../platform/session/session.ts'
import { createStore, useStore } from '../../ui/store.ts'
import { attributeText } from '../clothes/index.ts'
import { colourOf, type DraftEdit, editFrom, givenBy, isIn, type Taken } from './draft-changes.ts'
import { knownDraft } from './queries.ts'

/**
 * Values of a draft (a photographed piece that is not in the closet yet) that the user chose, and values that the
 * server derived from the name that the user typed.
 */
interface Choices {
  readonly chosen: DraftEdit
  readonly taken: Taken
}

const none: Choices = { chosen: {}, taken: {} }

/** Choices by the id of their draft. They stay when the dialog closes, because the drafts also stay. */
const choices = createStore<ReadonlyMap<string, Choices>>(new Map())
onLeave(() => choices.set(new Map()))

const choicesOf = (id: string): Choices => choices.current().get(id) ?? none

const note = (id: string, change: Partial<Choices>) =>
  choices.set(new Map(choices.current()).set(id, { ...choicesOf(id), ...change }))

export const noteChosen = (id: string, edit: DraftEdit): void =>
  note(id, { chosen: { ...choicesOf(id).chosen, ...edit } })

export const forgetChoices = (id: string): void =>
  choices.set(new Map([...choices.current()].filter(([known]) => known !== id)))

/** Whether the user typed the draft's present name. */
export const isNameTyped = ({ id, name }: PhotoDraft): boolean => choicesOf(id).chosen.name === name

export const coloursAmong = (
  definitions: readonly AttributeDefinition[] | undefined,
): AttributeDefinition | undefined => definitions?.find(({ name }) => isColorAttribute(name))

/**
 * Remembers the values that the server derived from a draft's typed name, and returns the change of the draft that they
 * make; null if nothing changes.
 */
export function takeReading(
  { id }: PhotoDraft,
  read: ClothesSuggestions,
  colours: AttributeDefinition | undefined,
): DraftEdit | null {
  const draft = knownDraft(id)
  const { taken, chosen } = choicesOf(id)
  const edit = draft ? editFrom(read, draft, { chosen, taken }, colours) : null
  if (!draft || !edit) return null
  const typeBefore = taken.typeBefore === undefined ? draft.type : taken.typeBefore
  const others = givenBy(read, draft, taken, colours)
  note(id, { taken: { ...taken, ...edit, others, ...(edit.type !== undefined && { typeBefore }) } })
  return edit
}

/** Names the draft's values that were filled in from its name, such as 종류 하의, 색상 블랙; empty if there are none. */
export function useFilled(draft: PhotoDraft, colours: AttributeDefinition | undefined): string {
  const { taken, chosen } = useStore(choices, (all) => all.get(draft.id) ?? none)
  const { type, colour, others = [], typeBefore } = taken
  const isTypeTaken = type && type === draft.type && type !== typeBefore && chosen.type === undefined
  const isColourTaken = colour && colour === colourOf(draft, colours?.id) && chosen.colour === undefined
  const filled = [
    ...(isTypeTaken ? [`종류 ${clothesTypeLabels[type]}`] : []),
    ...(isColourTaken && colours ? [attributeText({ definitionName: colours.name, value: colour })] : []),
    ...others.filter((one) => isIn(draft.attributes, one)).map(attributeText),
  ]
  return filled.join(', ')
}
