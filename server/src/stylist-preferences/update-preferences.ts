import type { StylistPreferences } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/index.ts'
import type { Writer } from '#platform/writer.ts'
import { lockOwnClothes } from '../clothes/index.ts'
import { changeOf, presentPreferences } from './preferences.ts'
import { findPreferences, lockPreferences, replaceFixedOutfits, updatePreferences } from './queries-preferences.ts'

/** Fields that are undefined keep their stored values; null takes an answer back. */
export type PreferencesChange = { [K in keyof StylistPreferences]?: StylistPreferences[K] | undefined }

/** @throws SessionEnded; ClothesNotFound for a fixed piece that is not the user's own. */
export const updateOwnPreferences = (
  { db, clock }: { db: Db; clock: Clock },
  by: Writer,
  change: PreferencesChange,
): Promise<StylistPreferences> =>
  inTransaction(db, async (tx) => {
    await by.lock(tx)
    const { hours, avoided, occasions, fixedOutfits } = change
    const fixedIds = (fixedOutfits ?? []).flatMap(({ clothesIds }) => clothesIds)
    await lockOwnClothes(tx, by.id, fixedIds)
    await lockPreferences(tx, by.id)
    await updatePreferences(tx, by.id, {
      ...changeOf(change, clock.now()),
      ...(hours && { hours }),
      ...(avoided && { avoided: [...new Set(avoided)] }),
      ...(occasions && { occasions }),
    })
    if (fixedOutfits) await replaceFixedOutfits(tx, by.id, fixedOutfits)
    return presentPreferences(await findPreferences(tx, by.id))
  })
