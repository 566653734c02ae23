import type { DraftId } from '@otday/contract'
import { fetchPicture } from '../../platform/fetch-picture.ts'
import { type CutSource, cutApi } from '../clothes/index.ts'
import { patchDraft } from './queries.ts'
import { saveNow } from './mutations.ts'

/** Of a photo that waits. */
export const draftCut = (draftId: DraftId): CutSource => ({
  key: draftId,
  load: async (signal) => {
    const { original, mask } = await cutApi.ofDraft({ params: { draftId } }, { signal })
    return { photo: await fetchPicture(original.imageUrl, signal), mask }
  },
  save: async (mask) => {
    if (mask) {
      const { cutOut, isCutOut } = await cutApi.cutDraft({ params: { draftId }, body: { mask } })
      return patchDraft(draftId, { cutOut, isCutOut })
    }
    patchDraft(draftId, { isCutOut: false })
    await saveNow(draftId)
  },
})
