import { type ClothesId, purchases, statistics, type StatisticsPeriod, type WeatherId } from '@otday/contract'
import { queryOptions } from '@tanstack/react-query'
import { clientOf } from '../../platform/api/transport.ts'
import { followsCloset } from '../clothes/index.ts'
import { followsLaundry } from '../laundry/index.ts'
import { wearsKey } from '../diary/index.ts'

const statisticsApi = clientOf(statistics)
export const purchasesApi = clientOf(purchases)

/** Begins with the key of the diary's records, so that the statistics are refetched with them. */
export const statisticsKey = [...wearsKey, 'statistics'] as const

export const statisticsQuery = (period: StatisticsPeriod) =>
  queryOptions({
    queryKey: [...statisticsKey, period],
    queryFn: ({ signal }) => statisticsApi.get({ query: { period } }, { signal }),
    meta: followsCloset,
  })

export const recordQuery = queryOptions({
  queryKey: [...statisticsKey, 'record'],
  queryFn: ({ signal }) => statisticsApi.record({}, { signal }),
  meta: followsLaundry,
})

export const similarQuery = (weatherId: WeatherId) =>
  queryOptions({
    queryKey: [...statisticsKey, 'similar', weatherId],
    queryFn: ({ signal }) => statisticsApi.similar({ query: { weatherId } }, { signal }),
    meta: followsLaundry,
  })

export const purchaseQuery = (clothesId: ClothesId) =>
  queryOptions({
    queryKey: ['clothes', 'purchase', clothesId],
    queryFn: ({ signal }) => purchasesApi.get({ params: { clothesId } }, { signal }),
  })
