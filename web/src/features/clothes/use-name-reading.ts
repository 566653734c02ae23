import { type ClothesSuggestions, clothesNameLimit, excessOf, isBlank, linkImport } from '@otday/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { clientOf } from '../../platform/transport.ts'
import { useDebounced } from '../../platform/use-debounced.ts'

const client = clientOf(linkImport)

/** ms */
const typingDelay = 250

export interface NameReading {
  /** The last one's meanwhile; nothing when the server can't be asked. */
  read: ClothesSuggestions | undefined
  /** An answer to what is typed is on its way. */
  isAsked: boolean
  /** Asks without waiting for more to be typed. */
  ask: () => void
}

/** What the server reads in a name. */
export function useNameReading(typed: string): NameReading {
  const name = typed.trim()
  const [settled, ask] = useDebounced(name, typingDelay)
  const { data, fetchStatus } = useQuery({
    queryKey: ['clothes', 'name-reading', settled],
    queryFn: ({ signal }) => client.readName({ query: { name: settled } }, { signal }),
    enabled: isReadable(settled),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return {
    read: isBlank(typed) ? undefined : data,
    isAsked: isReadable(name) && (settled !== name || fetchStatus === 'fetching'),
    ask,
  }
}

const isReadable = (name: string) => !isBlank(name) && excessOf(name, clothesNameLimit) === null
