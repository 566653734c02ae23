import type { StylistPreferences } from '@otday/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { preferencesQuery, stylistApi } from '../../stylist-queries.ts'

type Change = Partial<StylistPreferences>
const mutationKey = ['stylist', 'save'] as const

/** What a block of the settings does to its field: shown at once, sent alone, one change after the other. */
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
      // While more changes wait, the answer to this one is older than what is shown.
      if (queryClient.isMutating({ mutationKey }) === 1) queryClient.setQueryData(queryKey, saved)
      void queryClient.invalidateQueries({ queryKey: ['recommendations'] })
    },
    onError: (_, _change, before) => before && apply(before),
  })
}
export type Save = ReturnType<typeof useSavePreferences>

/** The fields of a change as they were. */
function fieldsOf(known: StylistPreferences, change: Change): Change {
  return Object.fromEntries(Object.entries(known).filter(([name]) => name in change))
}
