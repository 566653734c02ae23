import type { ClothesId, WeatherId } from '@otday/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../platform/api.ts'
import { ApiError, messageOf } from '../../platform/api-error.ts'
import { toast } from '../../ui/toast.ts'
import { canStep, heldIn, shownIn, stepped, withOutfit } from './history.ts'
import { outfitsQuery } from './queries.ts'

/** The outfit of a day, those before it in this visit, and what stays when another one is asked for. */
export function useOutfits(weatherId: WeatherId | undefined) {
  const queryClient = useQueryClient()
  const options = outfitsQuery(weatherId ?? ('' as WeatherId))
  const query = useQuery({ ...options, enabled: weatherId !== undefined })
  const next = useAnother()
  const { locked, toggleLock } = useLocks(weatherId)
  const shown = query.data && shownIn(query.data)
  const held = heldIn(shown, locked)
  const step = (by: -1 | 1) => queryClient.setQueryData(options.queryKey, (history) => history && stepped(history, by))
  return {
    recommendation: shown,
    error: query.error,
    busy: query.isFetching || (next.isPending && next.variables.weatherId === weatherId),
    locked: held,
    toggleLock,
    back: query.data && canStep(query.data, -1) ? () => step(-1) : null,
    forward: query.data && canStep(query.data, 1) ? () => step(1) : null,
    another: () => weatherId && next.mutate({ weatherId, locked: [...held] }),
    retry: () => void query.refetch(),
  }
}
export type Outfits = ReturnType<typeof useOutfits>

interface Wish {
  weatherId: WeatherId
  locked: readonly ClothesId[]
}

/** Asks for another outfit of a day, and says when there couldn't be one. */
function useAnother() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ weatherId, locked }: Wish) =>
      api.recommendations.get({ query: { weatherId, locked: locked.join(',') } }),
    onSuccess: (outfit, { weatherId }) => {
      queryClient.setQueryData(outfitsQuery(weatherId).queryKey, (history) => withOutfit(history, outfit))
    },
    onError: (error, { weatherId }) => {
      if (!(error instanceof ApiError)) return
      toast.error(messageOf(error))
      // A locked piece is gone from the closet: so is every suggestion with it.
      if (error.exceptionName === 'ClothesNotFound') void queryClient.invalidateQueries(outfitsQuery(weatherId))
    },
  })
}

/** The locks of one day; another day begins without. */
function useLocks(day: WeatherId | undefined) {
  const [locks, setLocks] = useState({ day, ids: new Set<ClothesId>() as ReadonlySet<ClothesId> })
  const current = locks.day === day ? locks : { day, ids: new Set<ClothesId>() }
  if (current !== locks) setLocks(current)
  return {
    locked: current.ids,
    toggleLock: (id: ClothesId) =>
      setLocks(({ ids }) => ({
        day,
        ids: ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : new Set([...ids, id]),
      })),
  }
}
