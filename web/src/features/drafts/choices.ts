import { isColorAttribute } from '@otday/common/color-attribute'
import { type AttributeDefinition, type ClothesSuggestions, clothesTypeLabels, type PhotoDraft } from '@otday/contract'
import { onLeave } from '../../platform/session/session.ts'
import { createStore, useStore } from '../../ui/store.ts'
import { attributeText } from '../clothes/index.ts'
import { colourOf, type DraftEdit, editFrom, type Taken } from './draft-changes.ts'
import { knownDraft } from './queries.ts'

/** Values that were chosen of a draft by hand, and those that its typed name gave it. */
interface Choices {
  readonly chosen: DraftEdit
  readonly taken: Taken
}

const none: Choices = { chosen: {}, taken: {} }

/** Keyed by draft; they outlive the dialog, as the drafts do. */
const choices = createStore<ReadonlyMap<string, Choices>>(new Map())
onLeave(() => choices.set(new Map()))

const choicesOf = (id: string): Choices => choices.current().get(id) ?? none

const note = (id: string, change: Partial<Choices>) =>
  choices.set(new Map(choices.current()).set(id, { ...choicesOf(id), ...change }))

export const noteChosen = (id: string, edit: DraftEdit): void =>
  note(id, { chosen: { ...choicesOf(id).chosen, ...edit } })

export const forgetChoices = (id: string): void =>
  choices.set(new Map([...choices.current()].filter(([known]) => known !== id)))

/** Whether somebody typed the name that the draft has. */
export const isNameTyped = ({ id, name }: PhotoDraft): boolean => choicesOf(id).chosen.name === name

export const coloursAmong = (
  definitions: readonly AttributeDefinition[] | undefined,
): AttributeDefinition | undefined => definitions?.find(({ name }) => isColorAttribute(name))

/** Notes what a typed name says about a draft and returns the resulting edit; null if nothing changes. */
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
  note(id, { taken: { ...taken, ...edit, ...(edit.type !== undefined && { typeBefore }) } })
  return edit
}

/** Returns what the draft still has from its name, such as 종류 하의, 색상 블랙; empty where it has nothing. */
export function useFilled(draft: PhotoDraft, colours: AttributeDefinition | undefined): string {
  const { taken, chosen } = useStore(choices, (all) => all.get(draft.id) ?? none)
  const { type, colour, typeBefore } = taken
  const isTypeTaken = type && type === draft.type && type !== typeBefore && chosen.type === undefined
  const isColourTaken = colour && colour === colourOf(draft, colours?.id) && chosen.colour === undefined
  const filled = [
    ...(isTypeTaken ? [`종류 ${clothesTypeLabels[type]}`] : []),
    ...(isColourTaken && colours ? [attributeText({ definitionName: colours.name, value: colour })] : []),
  ]
  return filled.join(', ')
}
