import type { Look, looks, RequestOf } from '@otday/contract'
import { renewKept } from '../../platform/cache/renew-kept.ts'
import { queryClient } from '../../platform/cache/query-client.ts'
import { createRecords } from '../../platform/records/records.ts'
import { lookTexts } from './look-texts.data.ts'
import { looksKey } from '../diary/index.ts'
import { type LookFilters, looksApi, looksListKey, looksQuery } from './queries.ts'

type LookBody = RequestOf<(typeof looks)['save']>['body']

/** Returns the request body that saves a look as it is, except for the values in `over`. */
export const bodyOf = ({ name, tags, occasions, items, revision }: Look, over: Partial<LookBody> = {}): LookBody => ({
  name,
  tags,
  occasions,
  clothesIds: items.map(({ clothesId }) => clothesId),
  revision,
  ...over,
})

/** Refetches all lists of looks; the promise waits only for those on the screen. */
export function refreshLooks(): Promise<void> {
  void renewKept(looksListKey, ([, , filters]) => queryClient.prefetchInfiniteQuery(looksQuery(filters as LookFilters)))
  return queryClient.invalidateQueries({ queryKey: looksKey })
}

export const lookRecords = createRecords({
  save: (lookId: Look['id'], body: LookBody): Promise<Look> => looksApi.save({ params: { lookId }, body }),
  delete: (lookId, revision) => looksApi.delete({ params: { lookId }, query: { revision } }),
  bodyOf,
  onChange: () => refreshLooks(),
  onRefusal: () => void refreshLooks(),
  deletedText: lookTexts.deleted,
})
