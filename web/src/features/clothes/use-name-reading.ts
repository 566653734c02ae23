import { type ClothesSuggestions, clothesNameLimit, excessOf, isBlank, linkImport } from '@otday/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { clientOf } from '../../platform/api/transport.ts'
import { useDebounced } from '../../platform/time/use-debounced.ts'

const client = clientOf(linkImport)

/** ms */
const typingDelay = 250

export interface NameReading {
  /**
   * The server's reading of the name or, while typing goes on, in a shorter or longer form of it; undefined when the
   * server cannot be asked.
   */
  read: ClothesSuggestions | undefined
  /** Whether the reading of the typed name is pending. */
  isAsked: boolean
  /** Requests the reading at once, without the delay for further typing. */
  ask: () => void
}

/** Query of the type and attributes that the server reads in a name, which must be trimmed. */
export const nameReadingQuery = (name: string) =>
  queryOptions({
    queryKey: ['clothes', 'name-reading', name],
    queryFn: ({ signal }) => client.readName({ query: { name } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Returns the type and attributes that the server reads in a typed name. */
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

/** Whether one name extends or shortens the other, so that the reading of one may stand in for that of the other. */
const continues = (before: unknown, name: string) =>
  typeof before === 'string' &&
  !isBlank(before) &&
  !isBlank(name) &&
  (before.startsWith(name) || name.startsWith(before))

const isReadable = (name: string) => !isBlank(name) && excessOf(name, clothesNameLimit) === null
