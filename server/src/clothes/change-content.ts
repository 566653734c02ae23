import { ClothesId, ClothesType, DefinitionId, GarmentMask, ImageId, Timestamp, WornCondition } from '@otday/contract'
import * as z from 'zod'

/** Everything needed to restore a deleted piece. */
const KeptPiece = z.object({
  id: ClothesId,
  name: z.string(),
  type: ClothesType,
  imageId: ImageId.nullable(),
  originalId: ImageId.nullable().default(null),
  cutMask: GarmentMask.nullable().default(null),
  revision: z.int(),
  createdAt: Timestamp,
  brand: z.string().nullable().default(null),
  size: z.string().nullable().default(null),
  memo: z.string().nullable().default(null),
  price: z.number().nullable().default(null),
  currency: z.string().nullable().default(null),
  purchasedOn: z.string().nullable().default(null),
  attributes: z.array(z.object({ definitionId: DefinitionId, value: z.string() })),
  correction: z
    .object({
      kind: z.string().nullable(),
      condition: WornCondition.nullable(),
      isSkipped: z.boolean(),
      correctedAt: Timestamp,
    })
    .nullable()
    .default(null),
})
export type KeptPiece = z.output<typeof KeptPiece>

/** Content of a closet change, stored to repeat the response and to undo the change. */
export const ChangeContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('START'), clothesIds: z.array(ClothesId) }),
  z.object({
    kind: z.literal('ATTRIBUTE'),
    definitionId: DefinitionId,
    /** Null: the attribute was removed from the pieces. */
    value: z.string().nullable(),
    before: z.array(z.object({ clothesId: ClothesId, value: z.string().nullable() })),
  }),
  z.object({ kind: z.literal('DELETE'), pieces: z.array(KeptPiece) }),
])
export type ChangeContent = z.output<typeof ChangeContent>
export type ContentOf<Kind extends ChangeContent['kind']> = Extract<ChangeContent, { kind: Kind }>
