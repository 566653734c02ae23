import { type ClothesSuggestions, clothesNameLimit, excessOf, isBlank, linkImport } from '@otday/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { clientOf } from '../../platform/transport.ts'
import { useDebounced } from '../../platform/use-debounced.ts'

const client = clientOf(linkImport)

/** ms */
const typingDelay = 250

/** What the server reads in a name, the last one's meanwhile; nothing when it can't be asked. */
export function useNameReading(typed: string): ClothesSuggestions | undefined {
  const [name] = useDebounced(typed.trim(), typingDelay)
  const { data } = useQuery({
    queryKey: ['clothes', 'name-reading', name],
    queryFn: ({ signal }) => client.readName({ query: { name } }, { signal }),
    enabled: !isBlank(name) && excessOf(name, clothesNameLimit) === null,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return isBlank(typed) ? undefined : data
}
