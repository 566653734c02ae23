import {
  type Clothes,
  type ClothesType,
  ClothesUpdate,
  type ExtractedClothes,
  formTexts,
  isBlank,
} from '@otday/contract'
import type * as z from 'zod'

export type ClothesDraft = z.input<typeof ClothesUpdate>

export interface ClothesValues {
  name: string
  type: ClothesType | null
  /** By definition id; blank means none. */
  attributes: Readonly<Record<string, string>>
  picture: Blob | null
}
export type ClothesProblems = { [Key in 'name' | 'type']?: string }

export function valuesOf(item?: Clothes, type: ClothesType | null = null): ClothesValues {
  return {
    name: item?.name ?? '',
    type: item?.type ?? type,
    attributes: Object.fromEntries(item?.attributes.map(({ definitionId, value }) => [definitionId, value]) ?? []),
    picture: null,
  }
}

/** What the link does not tell stays. */
export function withExtracted(
  before: ClothesValues,
  { name, type, attributes }: Pick<ExtractedClothes, 'name' | 'type' | 'attributes'>,
): Pick<ClothesValues, 'name' | 'type' | 'attributes'> {
  const said = Object.fromEntries(attributes.map(({ definitionId, value }) => [definitionId, value]))
  return { name, type: type ?? before.type, attributes: { ...before.attributes, ...said } }
}

export function problemsOf({ name, type }: ClothesValues): ClothesProblems {
  const nameProblem = nameProblemOf(name)
  return { ...(nameProblem && { name: nameProblem }), ...(!type && { type: formTexts.clothesTypeRequired }) }
}

function nameProblemOf(name: string): string | undefined {
  if (isBlank(name)) return formTexts.clothesNameRequired
  return ClothesUpdate.shape.name.safeParse(name).error?.issues[0]?.message
}

/** Emptied names are not blamed yet. */
export function liveProblems(before: ClothesProblems, change: Partial<ClothesValues>): ClothesProblems {
  const name = change.name === undefined ? before.name : change.name === '' ? undefined : nameProblemOf(change.name)
  const type = change.type ? undefined : before.type
  return { ...(name && { name }), ...(type && { type }) }
}

/** Only attributes with a value; null with problems. */
export function draftOf(values: ClothesValues): ClothesDraft | null {
  const { name, type, attributes } = values
  if (!type || Object.keys(problemsOf(values)).length > 0) return null
  return { name: name.trim(), type, attributes: chosen(attributes) }
}

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
