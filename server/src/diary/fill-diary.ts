import { type ClothesId, type LookId, type WearId, type WornWeather, type WearChange } from '@otday/contract'
import { inTransaction } from '#platform/db/index.ts'
import { newId } from '#platform/ids.ts'
import type { Writer } from '#platform/writer.ts'
import { lockedClothes } from '../clothes/index.ts'
import type { DiaryDeps } from './diary-deps.ts'
import { saveLook } from './looks.ts'
import { piecesOf } from './pieces.ts'
import { lockWears } from './queries.ts'
import { storeWear } from './save-wear.ts'

export interface PastWear extends Pick<WearChange, 'date' | 'state' | 'occasion' | 'feeling' | 'note'> {
  clothesIds: readonly ClothesId[]
  look: string | null
  weather: WornWeather | null
}

export interface PastLook {
  name: string
  tags: string[]
  occasions: NonNullable<PastWear['occasion']>[]
  clothesIds: ClothesId[]
}

/** Saved outfits, and records of days gone by, as somebody would have kept them. */
export async function fillDiary(
  deps: Pick<DiaryDeps, 'db' | 'clock' | 'urls' | 'styling'>,
  by: Writer,
  { looks, wears }: { looks: readonly PastLook[]; wears: readonly PastWear[] },
): Promise<void> {
  const saved = new Map<string, LookId>()
  for (const { name, tags, occasions, clothesIds } of looks) {
    const id = newId<LookId>()
    await saveLook(deps, by, id, { name, tags, occasions, clothesIds, revision: 0 })
    saved.set(name, id)
  }
  for (const wear of wears) await keep(deps, by, wear, saved)
}

/** One by one, so that other requests go between. */
const keep = (
  deps: Pick<DiaryDeps, 'db' | 'clock' | 'urls'>,
  by: Writer,
  { look, weather, clothesIds, ...wear }: PastWear,
  saved: ReadonlyMap<string, LookId>,
) =>
  inTransaction(deps.db, async (tx) => {
    await by.lock(tx)
    await lockedClothes(tx, by.id, clothesIds)
    await lockWears(tx, by.id)
    const lookId = (look !== null && saved.get(look)) || null
    await storeWear(deps, tx, {
      key: { userId: by.id, id: newId<WearId>() },
      change: { ...wear, from: null, source: lookId ? 'LOOK' : 'RECOMMENDATION', feedId: null, lookId },
      stored: undefined,
      now: deps.clock.now(),
      pieces: await piecesOf(tx, by.id, { clothesIds, known: [] }),
      frozen: weather && { weatherId: null, weather },
    })
  })
