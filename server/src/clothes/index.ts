import type { clothes } from '@otday/contract'
import type { Urls } from '#platform/urls.ts'
import type { Order, Paging } from '#platform/db/index.ts'
import type { Handlers } from '#platform/http/mount.ts'
import { type AskDuplicate, createClothes, type WritingDeps } from './add-clothes.ts'
import { appearanceOf } from './appearance-of.ts'
import { deleteClothes } from './delete-clothes.ts'
import { present } from './present-clothes.ts'
import { closetOf, countOf, type Piece } from './queries.ts'
import { changeClothes } from './update-clothes.ts'

export { addClothes, type AskDuplicate, type NewPiece } from './add-clothes.ts'
export { closetChangeHandlers, defineClosetJobs } from './change-handlers.ts'
export { checkAttributes } from './check-attributes.ts'
export { readCloset } from './closet-file.ts'
export { lockOwnClothes, lockOwnPiece, saveCorrection } from './correct-piece.ts'
export { appearanceOf } from './appearance-of.ts'
export { type OutfitPiece, presentOutfitItem, presentSnapshotItem, shownPiece } from './present-clothes.ts'
export { forgetClosetOf, revisionsOf } from './queries.ts'
export type { PieceCorrection } from './queries-corrections.ts'
export { outfitItemsOf, type WardrobeItem, wardrobeOf } from './wardrobe.ts'
export { wearing } from './wearing.ts'

export type ClothesDeps = WritingDeps & { duplicateOf: AskDuplicate; paging: Paging; urls: Urls }

const newestFirst: Order<Piece> = {
  by: 'createdAt',
  direction: 'DESCENDING',
  column: 'clothes.createdAt',
  id: 'clothes.id',
  valueOf: (piece) => piece.createdAt,
}

export const clothesHandlers = (deps: ClothesDeps): Handlers<typeof clothes> => ({
  appearance: async ({ query }) => appearanceOf({ ...query, attributes: [], picture: null }),
  list: async ({ query: { ownerId, typeEqual, ...page } }) => {
    const found = await deps.paging.pageOf(closetOf(deps.db, ownerId, typeEqual), {
      page,
      order: newestFirst,
      filters: { ownerId, typeEqual },
      total: () => countOf(deps.db, ownerId, typeEqual),
    })
    return { ...found, data: found.data.map((piece) => present(deps.urls, piece)) }
  },
  create: async ({ viewer, body, image }) => {
    const { piece, duplicateOf } = await createClothes(deps, viewer, body, image)
    return { ...present(deps.urls, piece), ...(duplicateOf && { duplicateOf }) }
  },
  update: async ({ viewer, params, body, image }) =>
    present(deps.urls, await changeClothes(deps, viewer, params.clothesId, body, image)),
  delete: async ({ viewer, params }) => deleteClothes(deps.db, viewer, params.clothesId),
})
