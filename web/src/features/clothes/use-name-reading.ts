import { type ClothesSuggestions, clothesNameLimit, excessOf, isBlank, linkImport } from '@otday/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { clientOf } from '../../platform/api/transport.ts'
import { useDebounced } from '../../platform/time/use-debounced.ts'

const client = clientOf(linkImport)

/** ms */
const typingDelay = 250

export interface NameReading {
  /**
   * Result for the name; while typing goes on, that for an earlier form of it. Nothing when the server can't be asked.
   */
  read: ClothesSuggestions | undefined
  /** Whether an answer for the typed name is on its way. */
  isAsked: boolean
  /** Asks at once, without waiting for more to be typed. */
  ask: () => void
}

/** Returns the query of what the server reads in a trimmed name. */
export const nameReadingQuery = (name: string) =>
  queryOptions({
    queryKey: ['clothes', 'name-reading', name],
    queryFn: ({ signal }) => client.readName({ query: { name } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Returns what the server reads in a name. */
export function useNameReading(typed: string): NameReading {
  const name = typed.trim()
  const [settled, ask] = useDebounced(name, typingDelay)
  const { data, fetchStatus } = useQuery({
    ...nameReadingQuery(settled),
    enabled: isReadable(settled),
    placeholderData: (data, query) => (continues(query?.queryKey[2], settled) ? data : undefined),
  })
  return {
    read: continues(settled, name) ? data : undefined,
    isAsked: isReadable(name) && (settled !== name || fetchStatus === 'fetching'),
    ask,
  }
}

/** Whether one name extends or shortens the other; what was read of a different name says nothing about this one. */
const continues = (before: unknown, name: string) =>
  typeof before === 'string' &&
  !isBlank(before) &&
  !isBlank(name) &&
  (before.startsWith(name) || name.startsWith(before))

const isReadable = (name: string) => !isBlank(name) && excessOf(name, clothesNameLimit) === null
