import { looks, type LookId, type WeatherId } from '@otday/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { clientOf } from '../../../../platform/transport.ts'
import { followsCloset } from '../../../clothes/index.ts'
import { looksKey } from '../../queries.ts'

export const looksApi = clientOf(looks)

/** With a weather those that suit it first. */
export const looksQuery = (weatherId: WeatherId | undefined) =>
  queryOptions({
    queryKey: [...looksKey, 'list', weatherId ?? null],
    queryFn: async ({ signal }) => (await looksApi.list({ query: { weatherId } }, { signal })).data,
    placeholderData: keepPreviousData,
    meta: followsCloset,
  })

export const lookQuery = (lookId: LookId, weatherId: WeatherId | undefined) =>
  queryOptions({
    queryKey: [...looksKey, 'one', lookId, weatherId ?? null],
    queryFn: ({ signal }) => looksApi.get({ params: { lookId }, query: { weatherId } }, { signal }),
    meta: followsCloset,
  })
