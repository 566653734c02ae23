import type { StylistPreferences } from '@otday/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { chooseAgain } from '../choose-again.ts'
import { preferencesQuery, stylistApi } from '../stylist-queries.ts'

type Change = Partial<StylistPreferences>
const mutationKey = ['stylist', 'save'] as const

/** Saves preferences optimistically; changes are sent one after the other. */
export function useSavePreferences() {
  const queryClient = useQueryClient()
  const { queryKey } = preferencesQuery
  const apply = (change: Change) => queryClient.setQueryData(queryKey, (known) => known && { ...known, ...change })
  return useMutation({
    mutationKey,
    scope: { id: 'stylist' },
    mutationFn: (body: Change) => stylistApi.update({ body }),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey })
      const known = queryClient.getQueryData(queryKey)
      apply(change)
      return known && fieldsOf(known, change)
    },
    onSuccess: (saved) => {
      // With more changes queued, this response is older than what is shown.
      if (queryClient.isMutating({ mutationKey }) === 1) queryClient.setQueryData(queryKey, saved)
      chooseAgain(queryClient)
    },
    onError: (_, _change, before) => before && apply(before),
  })
}
export type Save = ReturnType<typeof useSavePreferences>

/** Returns the known values of the fields that change, for rolling back. */
const fieldsOf = (known: StylistPreferences, change: Change): Change =>
  Object.fromEntries(Object.entries(known).filter(([name]) => name in change))
