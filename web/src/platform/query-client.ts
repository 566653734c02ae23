import { notifyManager, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { onLeave } from './auth-state.ts'
import { reach } from './reach.ts'

const passing = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status === 503)

// A second click finds the form busy.
notifyManager.setScheduler(queueMicrotask)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 1 && passing(error),
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

onLeave(() => queryClient.clear())

reach.subscribe(() => {
  if (reach.current() === 'open')
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
})
