import { idsOf } from '@otday/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { followsCloset } from '../../../clothes/index.ts'
import { stylingApi } from '../../styling-api.ts'
import type { Outfit, Target } from './alternatives.ts'

export const alternativesQuery = (outfit: Outfit, { slot, replaces }: Target) => {
  const { weatherId, occasion } = outfit
  const ids = idsOf(outfit)
  const query = { weatherId, occasion, slot, clothesIds: ids.join(','), ...(replaces && { replaces }) }
  return queryOptions({
    queryKey: ['alternatives', weatherId, occasion, slot, replaces ?? null, ...ids],
    queryFn: ({ signal }) => stylingApi.alternatives({ query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 10 * 60_000,
    meta: followsCloset,
  })
}
