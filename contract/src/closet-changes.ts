import * as z from 'zod'
import { AttributeValue, Clothes } from './clothes.ts'
import { commonGarments } from './common-garments.data.ts'
import { endpoints } from './endpoint.ts'
import { ClothesId, DefinitionId, id, noContent } from './vocabulary.ts'

/** An id chosen by the caller: a change repeated under the same id happens once. */
export const ClosetChangeId = id('ClosetChangeId')
export type ClosetChangeId = z.infer<typeof ClosetChangeId>

/** Most pieces in one call. */
export const mostChanged = 100
export const undoMinutes = 10

const change = { changeId: ClosetChangeId }
const chosen = {
  ...change,
  clothesIds: z
    .array(ClothesId)
    .min(1)
    .max(mostChanged, `한 번에 ${mostChanged}개까지 고를 수 있어요.`)
    .transform((ids) => [...new Set(ids)]),
}

const ChosenGarment = z
  .object({ key: z.string(), color: z.string() })
  .refine(({ key, color }) => commonGarments.find((garment) => garment.key === key)?.colors.includes(color), {
    path: ['color'],
    error: '고를 수 없는 옷이나 색이에요.',
  })

const Pieces = z.object({ clothes: z.array(Clothes) })

/** Calls that change many pieces of clothing at once: either all of them or none. */
export const closetChanges = endpoints({
  start: {
    method: 'POST',
    path: '/api/clothes/starts',
    access: 'user',
    summary: '자주 입는 옷으로 옷장 시작하기',
    body: z.object({ ...change, garments: z.array(ChosenGarment).min(1).max(commonGarments.length) }),
    status: 201,
    response: Pieces,
    errors: ['Conflict', 'TooManyClothes'],
  },
  setAttribute: {
    method: 'POST',
    path: '/api/clothes/attribute-changes',
    access: 'user',
    summary: '여러 옷의 속성 바꾸기',
    /** Null removes the attribute. */
    body: z.object({ ...chosen, definitionId: DefinitionId, value: AttributeValue.nullable() }),
    status: 200,
    // The call also stores the former values, with which it can be undone.
    stores: true,
    response: Pieces,
    errors: ['Forbidden', 'ClothesNotFound', 'DefinitionNotFound', 'Conflict'],
  },
  delete: {
    method: 'POST',
    path: '/api/clothes/deletions',
    access: 'user',
    summary: '여러 옷 삭제',
    body: z.object(chosen),
    status: 204,
    response: noContent,
    errors: ['Forbidden', 'ClothesNotFound', 'Conflict'],
  },
  undo: {
    method: 'POST',
    path: '/api/clothes/undos',
    access: 'user',
    summary: '여러 옷의 속성 변경이나 삭제 되돌리기',
    body: z.object(change),
    status: 200,
    /** The pieces as they are now. */
    response: Pieces,
    errors: ['NotFound', 'TooManyClothes'],
  },
})
