import {
  type Clothes,
  type ClothesType,
  ClothesUpdate,
  type ExtractedClothes,
  formTexts,
  isBlank,
} from '@otday/contract'
import type * as z from 'zod'

/** What a form says about a piece of clothing, ready to be sent. */
export type ClothesDraft = z.input<typeof ClothesUpdate>

/** What stands in the form. */
export interface ClothesValues {
  name: string
  type: ClothesType | null
  /** By definition id; blank means none. */
  attributes: Readonly<Record<string, string>>
  /** A newly chosen picture. */
  picture: Blob | null
}
export type ClothesProblems = { [Key in 'name' | 'type']?: string }

/** What the form begins with: the piece, or nothing but perhaps its type. */
export function valuesOf(item?: Clothes, type: ClothesType | null = null): ClothesValues {
  return {
    name: item?.name ?? '',
    type: item?.type ?? type,
    attributes: Object.fromEntries(item?.attributes.map(({ definitionId, value }) => [definitionId, value]) ?? []),
    picture: null,
  }
}

/** What a link brought, over what stood there: what it does not tell stays. */
export function withExtracted(
  before: ClothesValues,
  { name, type, attributes }: Pick<ExtractedClothes, 'name' | 'type' | 'attributes'>,
): Pick<ClothesValues, 'name' | 'type' | 'attributes'> {
  const said = Object.fromEntries(attributes.map(({ definitionId, value }) => [definitionId, value]))
  return { name, type: type ?? before.type, attributes: { ...before.attributes, ...said } }
}

/** Name and type are required; the name has a longest length. */
export function problemsOf({ name, type }: ClothesValues): ClothesProblems {
  const nameProblem = nameProblemOf(name)
  return { ...(nameProblem && { name: nameProblem }), ...(!type && { type: formTexts.clothesTypeRequired }) }
}

function nameProblemOf(name: string): string | undefined {
  if (isBlank(name)) return formTexts.clothesNameRequired
  return ClothesUpdate.shape.name.safeParse(name).error?.issues[0]?.message
}

/** What to say while somebody types: an emptied name is not blamed yet, a chosen type is in order. */
export function liveProblems(before: ClothesProblems, change: Partial<ClothesValues>): ClothesProblems {
  const name = change.name === undefined ? before.name : change.name === '' ? undefined : nameProblemOf(change.name)
  const type = change.type ? undefined : before.type
  return { ...(name && { name }), ...(type && { type }) }
}

/** The body to send: only attributes with a value. Null while the form has problems. */
export function draftOf(values: ClothesValues): ClothesDraft | null {
  const { name, type, attributes } = values
  if (!type || Object.keys(problemsOf(values)).length > 0) return null
  return { name: name.trim(), type, attributes: chosen(attributes) }
}

/** Whether anything differs from what was there at first. */
export function isDirty(values: ClothesValues, first: ClothesValues): boolean {
  return (
    values.picture !== null ||
    values.name !== first.name ||
    values.type !== first.type ||
    JSON.stringify(chosen(values.attributes)) !== JSON.stringify(chosen(first.attributes))
  )
}

function chosen(attributes: Readonly<Record<string, string>>) {
  return Object.entries(attributes)
    .filter(([, value]) => !isBlank(value))
    .map(([definitionId, value]) => ({ definitionId, value }))
    .toSorted((a, b) => (a.definitionId < b.definitionId ? -1 : 1))
}
