import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { WeatherId } from '@otday/contract'
import { messageOf } from '../../platform/api/api-error.ts'
import { toast } from '../../ui/toast.ts'
import { chosenOutfit, judgementQuery, shownFormat } from '../outfits/index.ts'
import { earlierPick, type History, shownIn, withEarlier } from './history.ts'
import { outfitsQuery, picksQuery } from './queries.ts'
import { useKeep } from './use-pins.ts'
import type { Wish } from './wish.ts'

/**
 * Returns a function that shows the day's outfit from before this visit; null if there is none, or if the first outfit
 * of this visit is not the one shown.
 */
export function useEarlier(history: History | undefined, setAsked: (wish: Wish) => void): (() => void) | null {
  const queryClient = useQueryClient()
  const shown = history && shownIn(history)
  const isFirst = history?.at === 0
  // Loaded only once the user steps back.
  const picks = useQuery({ ...picksQuery(shown?.weatherId ?? ('' as WeatherId)), enabled: false })
  const mayStep = isFirst && (picks.data ? earlierPick(history, picks.data) !== undefined : shown?.earlier)
  const keep = useKeep()
  const show = useMutation({
    mutationFn: async (before: History) => {
      const like = shownIn(before)
      const pick = like && earlierPick(before, await queryClient.fetchQuery(picksQuery(like.weatherId)))
      if (!pick) return null
      const { occasion, clothesIds, pinned } = pick
      const worn = { weatherId: like.weatherId, occasion, clothesIds }
      return chosenOutfit(await queryClient.fetchQuery(judgementQuery(worn, shownFormat())), like, pinned)
    },
    onSuccess: (outfit) => {
      if (!outfit) return
      const { queryKey } = outfitsQuery(outfit.weatherId, {})
      queryClient.setQueryData(queryKey, (before) => before && withEarlier(before, outfit))
      if (outfit.occasion !== shown?.occasion) setAsked({ occasion: outfit.occasion })
      keep.mutate(outfit)
    },
    onError: (error) => toast.error(messageOf(error)),
  })
  return mayStep && history ? () => show.isPending || show.mutate(history) : null
}
