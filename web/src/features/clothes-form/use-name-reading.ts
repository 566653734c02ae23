import { type ClothesSuggestions, clothesNameLimit, excessOf, isBlank, linkImport } from '@otday/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { clientOf } from '../../platform/api/transport.ts'
import { useDebounced } from '../../platform/time/use-debounced.ts'

const client = clientOf(linkImport)

/** Time in ms after the last key until the typed name is sent to the server. */
const typingDelay = 250

export interface NameReading {
  /**
   * Values that the server derived from the name or, while typing goes on, from a shorter or longer form of it;
   * undefined until it has answered, and if it cannot be asked.
   */
  read: ClothesSuggestions | undefined
  /** Whether the values that the server derives from the typed name are still to come. */
  isAsked: boolean
  /** Sends the name to the server at once, without the delay for further typing. */
  ask: () => void
}

/** Query of the type and attributes that the server derives from a name of a piece, which must be trimmed. */
export const nameReadingQuery = (name: string) =>
  queryOptions({
    queryKey: ['clothes', 'name-reading', name],
    queryFn: ({ signal }) => client.readName({ query: { name } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Returns the type and attributes that the server derives from the typed name of a piece. */
export function useNameReading(typed: string): NameReading {
  const name = typed.trim()
  const [debounced, ask] = useDebounced(name, typingDelay)
  const { data, fetchStatus } = useQuery({
    ...nameReadingQuery(debounced),
    enabled: isReadable(debounced),
    placeholderData: (data, query) => (continues(query?.queryKey[2], debounced) ? data : undefined),
  })
  return {
    read: continues(debounced, name) ? data : undefined,
    isAsked: isReadable(name) && (debounced !== name || fetchStatus === 'fetching'),
    ask,
  }
}

/**
 * Whether one name is the beginning of the other, so that values derived from one may be shown for the other meanwhile.
 */
const continues = (before: unknown, name: string) =>
  typeof before === 'string' &&
  !isBlank(before) &&
  !isBlank(name) &&
  (before.startsWith(name) || name.startsWith(before))

const isReadable = (name: string) => !isBlank(name) && excessOf(name, clothesNameLimit) === null
