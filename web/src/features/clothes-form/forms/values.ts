import {
  type Clothes,
  type ClothesType,
  clothes,
  ClothesUpdate,
  type ExtractedClothes,
  formTexts,
  type GarmentMask,
  GivenNotes,
  isBlank,
  type PieceNotes,
} from '@otday/contract'
import type * as z from 'zod'
import { faultOf, missing, type Rules } from '../../../platform/forms/rules.ts'
import type { Form } from '../../../platform/forms/use-form.ts'
import { attributesById } from './attributes-by-id.ts'

export type ClothesBody = z.input<typeof clothes.update.body>

export interface ClothesValues {
  name: string
  type: ClothesType | null
  /** Keyed by definition id; blank means none. */
  attributes: Readonly<Record<string, string>>
  picture: Blob | null
  brand: string
  size: string
  memo: string
  /** Mask that cuts the picture out; null: the background stays. Undefined: the mask is not changed. */
  mask: GarmentMask | null | undefined
}
export type ClothesForm = Form<ClothesValues>

/** Returns the notes as form values, blank where nothing is noted. */
export const notesIn = (notes?: PieceNotes): Record<keyof PieceNotes, string> => ({
  brand: notes?.brand ?? '',
  size: notes?.size ?? '',
  memo: notes?.memo ?? '',
})

export function valuesOf(item?: Clothes, type: ClothesType | null = null): ClothesValues {
  return {
    name: item?.name ?? '',
    type: item?.type ?? type,
    attributes: Object.fromEntries(item?.attributes.map(({ definitionId, value }) => [definitionId, value]) ?? []),
    picture: null,
    ...notesIn(),
    mask: undefined,
  }
}

/** Returns the values that the server extracted from the page of a link, as a change of the form. */
export const extractedChange = ({
  name,
  type,
  attributes,
  brand,
}: Pick<ExtractedClothes, 'name' | 'type' | 'attributes' | 'brand'>): Partial<ClothesValues> => ({
  name,
  ...(type && { type }),
  ...(brand && { brand }),
  attributes: attributesById(attributes),
})

export const clothesRules: Rules<ClothesValues> = {
  name: (name) =>
    isBlank(name)
      ? { text: formTexts.clothesNameRequired, isMissing: name === '' }
      : faultOf(ClothesUpdate.shape.name, name),
  type: (type) => (type ? null : missing(formTexts.clothesTypeRequired)),
  brand: (brand) => faultOf(GivenNotes.shape.brand, brand),
  size: (size) => faultOf(GivenNotes.shape.size, size),
  memo: (memo) => faultOf(GivenNotes.shape.memo, memo),
}

/**
 * Returns the piece to send; the values must be valid. Leaves out attributes without a value, and notes that were not
 * edited, as the stored ones may not be loaded yet.
 */
export function bodyOf(
  { name, type, attributes, mask }: ClothesValues,
  { brand, size, memo }: Partial<ClothesValues>,
): ClothesBody {
  return {
    name: name.trim(),
    type: ClothesUpdate.shape.type.parse(type),
    attributes: chosen(attributes),
    notes: { brand, size, memo },
    mask,
  }
}

export function isDirty(values: ClothesValues, first: ClothesValues): boolean {
  return (
    values.picture !== null ||
    values.name !== first.name ||
    values.type !== first.type ||
    values.brand !== first.brand ||
    values.size !== first.size ||
    values.memo !== first.memo ||
    JSON.stringify(chosen(values.attributes)) !== JSON.stringify(chosen(first.attributes))
  )
}

const chosen = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes)
    .filter(([, value]) => !isBlank(value))
    .map(([definitionId, value]) => ({ definitionId, value }))
    .toSorted((a, b) => (a.definitionId < b.definitionId ? -1 : 1))
