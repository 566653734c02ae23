import type { Urls } from '#platform/http/urls.ts'
import type { Paging } from '#platform/db/index.ts'
import { defineModule, type HandlersOf } from '#platform/define-module.ts'
import { type AskDuplicate, createClothes, type WritingDeps } from './add-clothes.ts'
import { appearanceOf } from './appearance-of.ts'
import { closetChangeHandlers, closetJobs } from './change-handlers.ts'
import { pieceCutHandlers } from './cut-piece.ts'
import { deleteClothes } from './delete-clothes.ts'
import { clothesDetailsHandlers } from './describe-piece.ts'
import { createClosetPages } from './list-clothes.ts'
import { present } from './present-clothes.ts'
import { enqueueReading, type ReadingDeps } from './read-clothes.ts'
import { purchaseHandlers } from './save-purchase.ts'
import { changeClothes } from './update-clothes.ts'

export { addClothes, type AskDuplicate, type NewPiece } from './add-clothes.ts'
export { checkAttributes } from './check-attributes.ts'
export { readCloset } from './closet-file.ts'
export { lockedClothes, type PieceCorrection } from './queries-corrections.ts'
export { lockOwnClothes, lockOwnPiece, saveCorrection } from './correct-piece.ts'
export { appearanceOf } from './appearance-of.ts'
export {
  type OutfitPiece,
  presentOutfitItem,
  presentSnapshotFor,
  presentSnapshotItem,
  shownPiece,
} from './present-clothes.ts'
export { forgetClosetOf, revisionsOf } from './queries.ts'
export { readChangedClothes } from './read-clothes.ts'
export { savePurchase } from './save-purchase.ts'
export { outfitItemsOf, type WardrobeItem, wardrobeOf } from './wardrobe.ts'
export { wearing } from './wearing.ts'

type ClothesDeps = WritingDeps & { duplicateOf: AskDuplicate; paging: Paging; urls: Urls }

export const clothes = defineModule('clothes', (deps: ClothesDeps & ReadingDeps) => ({
  handlers: {
    clothes: clothesHandlers(deps),
    clothesDetails: clothesDetailsHandlers(deps),
    closetChanges: closetChangeHandlers(deps),
    cuts: pieceCutHandlers(deps),
    purchases: purchaseHandlers(deps),
  },
  jobs: closetJobs(deps),
  start: () => enqueueReading(deps),
}))

const clothesHandlers = (deps: ClothesDeps): HandlersOf<'clothes'> => {
  const pageOf = createClosetPages(deps)
  return {
    appearance: async ({ query }) => appearanceOf({ ...query, attributes: [], picture: null }),
    list: async ({ viewer, query }) => {
      const found = await pageOf(viewer.id, query)
      return { ...found, data: found.data.map((piece) => present(deps.urls, viewer.id, piece)) }
    },
    create: async ({ viewer, body, image }) => {
      const { piece, duplicateOf } = await createClothes(deps, viewer, body, image)
      return { ...present(deps.urls, viewer.id, piece), ...(duplicateOf && { duplicateOf }) }
    },
    update: async ({ viewer, params, body, image }) =>
      present(deps.urls, viewer.id, await changeClothes(deps, viewer, params.clothesId, { ...body, image })),
    delete: async ({ viewer, params }) => deleteClothes(deps.db, viewer, params.clothesId),
  }
}
