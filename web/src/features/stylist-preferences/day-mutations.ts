import type { ClothesId, OccasionDay, ReadDay } from '@otday/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../platform/api/api-error.ts'
import { toast } from '../../ui/toast.ts'
import { type DayOf, dayQuery, daysKey } from './day-queries.ts'
import { stylistApi } from './stylist-queries.ts'

export type SaidOfDay = Pick<OccasionDay, 'plans' | 'leave' | 'home' | 'without'>

const alike = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value) => other.includes(value))

export const isSame = (one: SaidOfDay, other: SaidOfDay): boolean =>
  one.leave === other.leave &&
  one.home === other.home &&
  alike(one.plans, other.plans) &&
  alike(one.without, other.without)

/**
 * Saves what the user says about a day, or reads it only if `keep` is false. The response can name another occasion than
 * `day`, and what is saved is cached under the occasion that it names; plans and pieces put off hold for all of the day.
 */
async function describe(queryClient: QueryClient, day: DayOf, body: Described): Promise<ReadDay> {
  const read = await stylistApi.describeDay({ params: day, body })
  if (body.keep === false) return read
  const { formalEvent: _event, sport: _sport, isUnderstood: _isUnderstood, ...kept } = read
  const { plans, without } = kept
  queryClient.setQueriesData<OccasionDay>(
    { queryKey: daysKey(read.date) },
    (known) => known && { ...known, plans, without },
  )
  queryClient.setQueryData(dayQuery(read).queryKey, kept)
  return read
}

type Described = SaidOfDay & { note?: string; keep?: boolean }

export function useDescribe(date: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ occasion, ...body }: Described & Pick<DayOf, 'occasion'>) =>
      describe(queryClient, { date, occasion }, body),
    onError: (error) => toast.error(messageOf(error)),
  })
}

/** Excludes a piece from outfits for that day: 오늘은 이 옷 말고. */
export function usePutOff(day: DayOf) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (id: ClothesId) => {
      const { plans, leave, home, without } = await queryClient.fetchQuery(dayQuery(day))
      return describe(queryClient, day, { plans, leave, home, without: [...without, id] })
    },
  })
}
