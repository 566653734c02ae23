import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import type { Occasion, TripId, UserId } from '@otday/contract'
import { newId } from '#platform/ids.ts'
import { saveTrip, type TripDeps } from '../trips/index.ts'
import { writerWithoutSession } from '../users/index.ts'

/** 해운대 (a beach in Busan). */
const place = { latitude: 35.163, longitude: 129.163 }
const startsIn = 8
const occasions: readonly Occasion[][] = [['CASUAL'], ['TRAVEL', 'DATE'], ['CASUAL']]

/** Plans three days in Busan next week. */
export async function planTrip(deps: TripDeps, userId: UserId): Promise<void> {
  const startsOn = daysAfter(seoulDate(deps.clock.now()), startsIn)
  const days = occasions.map((chosen, at) => ({ date: daysAfter(startsOn, at), occasions: chosen }))
  const endsOn = daysAfter(startsOn, days.length - 1)
  const change = { ...place, startsOn, endsOn, size: 'LIGHT', days, revision: 0 } as const
  const who = { by: writerWithoutSession(userId), asked: { userId, network: 'demo' } }
  await saveTrip(deps, who, newId<TripId>(), change)
}
