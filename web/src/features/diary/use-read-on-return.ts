import type { Query } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryClient } from '../../platform/cache/query-client.ts'
import { wearsKey } from './queries.ts'

/** Matches queries of records and counts that are shown: another device may have changed the records meanwhile. */
const shown = { queryKey: wearsKey, type: 'active', predicate: ({ state }: Query) => state.data !== undefined } as const

function read(): void {
  if (document.hidden || !navigator.onLine) return
  void queryClient.refetchQueries(shown, { cancelRefetch: false })
}

/** Refetches shown records when the user returns to the window, even if it was visible beside another one. */
export function useReadOnReturn(): void {
  useEffect(() => {
    document.addEventListener('visibilitychange', read)
    window.addEventListener('focus', read)
    return () => {
      document.removeEventListener('visibilitychange', read)
      window.removeEventListener('focus', read)
    }
  }, [])
}
