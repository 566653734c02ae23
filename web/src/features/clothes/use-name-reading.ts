import { type ClothesSuggestions, clothesNameLimit, excessOf, isBlank, linkImport } from '@otday/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { clientOf } from '../../platform/api/transport.ts'
import { useDebounced } from '../../platform/time/use-debounced.ts'

const client = clientOf(linkImport)

/** ms */
const typingDelay = 250

export interface NameReading {
  /** Meanwhile of the name that is typed on; nothing when the server can't be asked. */
  read: ClothesSuggestions | undefined
  /** An answer to what is typed is on its way. */
  isAsked: boolean
  /** Asks without waiting for more to be typed. */
  ask: () => void
}

/** Of a trimmed name. */
export const nameReadingQuery = (name: string) =>
  queryOptions({
    queryKey: ['clothes', 'name-reading', name],
    queryFn: ({ signal }) => client.readName({ query: { name } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** What the server reads in a name. */
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

/** Whether the one grew or shrank into the other: what was read of another name says nothing of this one. */
const continues = (before: unknown, name: string) =>
  typeof before === 'string' &&
  !isBlank(before) &&
  !isBlank(name) &&
  (before.startsWith(name) || name.startsWith(before))

const isReadable = (name: string) => !isBlank(name) && excessOf(name, clothesNameLimit) === null
