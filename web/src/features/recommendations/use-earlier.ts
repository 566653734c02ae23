import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Recommendation, WeatherId } from '@otday/contract'
import { messageOf } from '../../platform/api-error.ts'
import { toast } from '../../ui/toast.ts'
import { chosenOutfit, earlierPick, type History, shownIn, withEarlier } from './history.ts'
import { judgementQuery, outfitsQuery, picksQuery, shownFormat } from './queries.ts'
import { useKeep } from './use-pins.ts'
import type { Wish } from './wish.ts'

/** Shows what stands before all outfits of this visit; null if nothing does. */
export function useEarlier(history: History | undefined, setAsked: (wish: Wish) => void): (() => void) | null {
  const queryClient = useQueryClient()
  const shown = history && shownIn(history)
  const isFirst = history?.at === 0
  const picks = useQuery({
    ...picksQuery(shown?.weatherId ?? ('' as WeatherId)),
    enabled: isFirst && (shown?.clothes.length ?? 0) > 0,
  })
  const keep = useKeep()
  const pick = isFirst ? earlierPick(history, picks.data ?? []) : undefined
  const show = useMutation({
    mutationFn: async (like: Recommendation) => {
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
  return pick && shown ? () => show.isPending || show.mutate(shown) : null
}
