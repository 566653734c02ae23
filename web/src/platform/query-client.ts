import { notifyManager, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { onLeave } from './auth-state.ts'

/** Failures worth another try by themselves: no answer at all, or a server that is not ready. */
const passing = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status === 503)

// That a call is under way is known before the next event: the second click of a double click finds a form that is busy.
notifyManager.setScheduler(queueMicrotask)

/** What has been read from the server. Nothing of it outlives the person it was read for. */
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
