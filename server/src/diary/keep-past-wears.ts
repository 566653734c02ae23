import type { ClothesId, LookId, WearChange, WearId, WornWeather } from '@otday/contract'
import { inTransaction } from '#platform/db/index.ts'
import { newId } from '#platform/ids.ts'
import type { Writer } from '#platform/writer.ts'
import { lockedClothes } from '../clothes/index.ts'
import type { DiaryDeps } from './diary-deps.ts'
import { piecesOf } from './pieces.ts'
import { lockWears } from './queries.ts'
import { storeWear } from './save-wear.ts'

export interface PastWear extends Pick<WearChange, 'date' | 'state' | 'occasion' | 'feeling' | 'note'> {
  clothesIds: readonly ClothesId[]
  lookId: LookId | null
  weather: WornWeather | null
}

type Deps = Pick<DiaryDeps, 'db' | 'clock' | 'urls'>

/** Stores records of past days one by one, so that other requests run in between. */
export async function keepPastWears(deps: Deps, by: Writer, wears: readonly PastWear[]): Promise<void> {
  for (const wear of wears) await keep(deps, by, wear)
}

const keep = (deps: Deps, by: Writer, { weather, clothesIds, ...wear }: PastWear) =>
  inTransaction(deps.db, async (tx) => {
    await by.lock(tx)
    await lockedClothes(tx, by.id, clothesIds)
    await lockWears(tx, by.id)
    await storeWear(tx, {
      key: { userId: by.id, id: newId<WearId>() },
      change: { ...wear, from: null, source: wear.lookId ? 'LOOK' : 'RECOMMENDATION', feedId: null },
      stored: undefined,
      now: deps.clock.now(),
      pieces: await piecesOf(tx, by.id, { clothesIds, known: [] }),
      frozen: weather && { weatherId: null, weather },
    })
  })
