import {
  type Clothes,
  type ClothesType,
  ClothesUpdate,
  type ExtractedClothes,
  formTexts,
  isBlank,
} from '@otday/contract'
import type * as z from 'zod'
import { faultOf, missing, type Rules } from '../../../platform/forms/rules.ts'
import type { Form } from '../../../platform/forms/use-form.ts'

export type ClothesDraft = z.input<typeof ClothesUpdate>

export interface ClothesValues {
  name: string
  type: ClothesType | null
  /** By definition id; blank means none. */
  attributes: Readonly<Record<string, string>>
  picture: Blob | null
}
export type ClothesForm = Form<ClothesValues>

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
): Pick<ClothesValues, 'name' | 'attributes'> & Partial<Pick<ClothesValues, 'type'>> {
  const said = Object.fromEntries(attributes.map(({ definitionId, value }) => [definitionId, value]))
  return { name, ...(type && { type }), attributes: { ...before.attributes, ...said } }
}

export const clothesRules: Rules<ClothesValues> = {
  name: (name) =>
    isBlank(name)
      ? { text: formTexts.clothesNameRequired, isMissing: name === '' }
      : faultOf(ClothesUpdate.shape.name, name),
  type: (type) => (type ? null : missing(formTexts.clothesTypeRequired)),
}

/** Of values without a fault; attributes only with a value. */
export function draftOf({ name, type, attributes }: ClothesValues): ClothesDraft {
  return { name: name.trim(), type: ClothesUpdate.shape.type.parse(type), attributes: chosen(attributes) }
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
