import type { Query } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryClient } from '../../platform/cache/query-client.ts'
import { wearsKey } from './queries.ts'

/** Filter of what is shown of the records, and counted from them: another device may have written meanwhile. */
const shown = { queryKey: wearsKey, type: 'active', predicate: ({ state }: Query) => state.data !== undefined } as const

function read(): void {
  if (document.hidden || !navigator.onLine) return
  void queryClient.refetchQueries(shown, { cancelRefetch: false })
}

/** Refetches when the user returns to the window, even if it was visible beside another one. */
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
