import { logTexts } from '@otday/contract'
import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { onLeave } from '../person/auth-state.ts'
import { isPassing } from '../api/is-passing.ts'
import { orKept } from '../kept/or-kept.ts'
import { log } from '../log.ts'
import { reach } from '../api/reach.ts'

// Queries notify components in a microtask, so that a second click already finds the form busy.
notifyManager.setScheduler(queueMicrotask)

export const loggedApart = { meta: { loggedApart: true } }

/** The query client. It logs messages only, since keys and variables may name people. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => log.failure(logTexts.loadFailed, error) }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, { meta }) => {
      if (!meta?.['loggedApart']) log.failure(logTexts.saveFailed, error)
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 1 && isPassing(error),
      refetchOnWindowFocus: false,
      networkMode: 'always',
      persister: (load, context, query) => orKept(() => load(context), query),
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

onLeave(() => queryClient.clear())

/**
 * Refetches failed queries that are shown. It is also triggered by the browser's `online` event: a valid access token
 * is not renewed then, so `reach` would not change.
 */
const refetchFailed = (): void =>
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })

reach.subscribe(() => {
  if (reach.current() === 'open') refetchFailed()
})
globalThis.addEventListener?.('online', refetchFailed)
