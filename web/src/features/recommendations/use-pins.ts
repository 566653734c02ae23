import { type ClothesId, idsOf, type Occasion, type Recommendation } from '@otday/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../platform/api/api-error.ts'
import { toast } from '../../ui/toast.ts'
import { loadStyling } from '../outfits/index.ts'
import { withPinned } from './history.ts'
import { outfitsQuery } from './queries.ts'

/** Makes an outfit the server's current outfit of the day. */
export function useKeep() {
  return useMutation({
    mutationFn: async ({ weatherId, occasion, clothes, pinned }: Recommendation) =>
      (await loadStyling()).pick({ body: { weatherId, occasion, clothesIds: idsOf({ clothes }), pinned } }),
  })
}

/** Pieces that an exchange has pinned during this visit; the pins do not apply to other occasions. */
const exchanged = new Set<ClothesId>()

export const notePinned = (id: ClothesId): void => void exchanged.add(id)

export const pinnedFor = (occasion: Occasion | undefined, shown: Recommendation): ClothesId[] =>
  occasion === undefined || occasion === shown.occasion ? shown.pinned : shown.pinned.filter((id) => !exchanged.has(id))

/** Pins or releases a piece optimistically; undone on failure. */
export function usePins(shown: Recommendation | undefined) {
  const queryClient = useQueryClient()
  const keep = useKeep()
  return (id: ClothesId) => {
    if (!shown) return
    exchanged.delete(id)
    const before = shown.pinned
    const pinned = before.includes(id) ? before.filter((other) => other !== id) : [...before, id]
    const { queryKey } = outfitsQuery(shown.weatherId, {})
    const show = (ids: readonly ClothesId[]) =>
      queryClient.setQueryData(queryKey, (history) => history && withPinned(history, ids))
    show(pinned)
    keep.mutate(
      { ...shown, pinned },
      {
        onError: (error) => {
          show(before)
          toast.error(messageOf(error))
        },
      },
    )
  }
}
