import type { ClothesId, Occasion, OutfitBasis, UserId, WeatherId } from '@otday/contract'
import { writeBasis } from '@otday/stylist'
import { outfitItemsOf, presentOutfitItem } from '../clothes/index.ts'
import { choosable } from './choosable.ts'
import { saidOf, stylingOf } from './choose-outfit.ts'
import { readSetting } from './read-setting.ts'
import type { StylingDeps } from './styling-deps.ts'

/**
 * What another outfit of the day would be chosen by now: pieces that may be worn, the day, habits and all that was shown.
 * @throws WeatherNotFound
 */
export async function basisOf(
  deps: StylingDeps,
  userId: UserId,
  { weatherId, occasion }: { weatherId: WeatherId; occasion: Occasion },
): Promise<OutfitBasis> {
  const { db, urls, tastes } = deps
  const read = await readSetting(deps, userId, weatherId)
  const { day, options } = await stylingOf({ ...read, tastes, asked: { occasion }, locked: [] })
  const facts = choosable(read, options.fixed ?? [], saidOf(read.setting, occasion)?.without)
  const owned = await outfitItemsOf(
    db,
    userId,
    facts.map(({ id }) => id as ClothesId),
  )
  return {
    clothes: [...owned.values()].map((piece) => presentOutfitItem(urls, piece)),
    chosenBy: writeBasis({ facts, day, options }),
  }
}
