import type { Query } from '@tanstack/react-query'
import { queryClient } from '../../../platform/cache/query-client.ts'
import { type History, shownIn } from '../history.ts'
import { basisQuery } from './basis-query.ts'

/**
 * Begins to prefetch the data with which outfits can be chosen offline: for each day whose outfit is shown, and again
 * whenever that outfit is refetched.
 */
export function readBasesAhead(): void {
  const cache = queryClient.getQueryCache()
  for (const query of cache.findAll({ queryKey: ['recommendations'] })) readBasis(query, Number.POSITIVE_INFINITY)
  cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.query.queryKey[0] !== 'recommendations')
      return
    readBasis(event.query, event.action.manual ? Number.POSITIVE_INFINITY : 0)
  })
}

/** Prefetches the data by which the shown outfit can be replaced offline. `staleTime` in ms. */
function readBasis({ state }: Query, staleTime: number): void {
  const history = state.data as History | undefined
  const shown = history && shownIn(history)
  if (!shown || !navigator.onLine || shown.clothes.length === 0) return
  void queryClient.prefetchQuery({ ...basisQuery(shown.weatherId, shown.occasion), staleTime })
}
