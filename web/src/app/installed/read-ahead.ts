import { diaryDate } from '@otday/common/seoul-time'
import type { UserId } from '@otday/contract'
import { clothesQuery } from '../../features/clothes/index.ts'
import { readCalendarAhead } from '../../features/calendar/index.ts'
import { readBasesAhead } from '../../features/recommendations/index.ts'
import { now } from '../../platform/time/clock.ts'
import { queryClient } from '../../platform/cache/query-client.ts'
import { isSavingData } from '../../platform/device/saving-data.ts'

/** Fetches data that users want to see offline even if they have not opened its pages today. */
export async function readAhead(ownerId: UserId): Promise<void> {
  if (isSavingData() || !('serviceWorker' in navigator)) return
  await navigator.serviceWorker.ready
  await queryClient.prefetchInfiniteQuery(clothesQuery({ ownerId }))
  await readCalendarAhead(diaryDate(now()))
  await readBasesAhead()
}
