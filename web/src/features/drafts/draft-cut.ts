import { cuts, type DraftId } from '@otday/contract'
import { fetchPicture } from '../../platform/pictures/fetch-picture.ts'
import { clientOf } from '../../platform/api/transport.ts'
import type { CutSource } from '../clothes-form/index.ts'
import { patchDraft } from './queries.ts'
import { saveNow } from './mutations.ts'

const api = clientOf(cuts)

/** Returns the source for cutting out the photo of a draft. */
export const draftCut = (draftId: DraftId): CutSource => ({
  key: draftId,
  load: async (signal) => {
    const { original, mask } = await api.ofDraft({ params: { draftId } }, { signal })
    return { photo: await fetchPicture(original.imageUrl, signal), mask }
  },
  save: async (mask) => {
    if (mask) {
      const { cutOut, isCutOut } = await api.cutDraft({ params: { draftId }, body: { mask } })
      return patchDraft(draftId, { cutOut, isCutOut })
    }
    patchDraft(draftId, { isCutOut: false })
    await saveNow(draftId)
  },
})
