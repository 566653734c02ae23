import type { ClothesId, Occasion, OutfitBasis, OutfitItem, UserId, WeatherId } from '@otday/contract'
import { writeBasis } from '@otday/stylist'
import { createBreath, stepwise } from '#platform/breathe.ts'
import { outfitItemsOf, presentOutfitItem } from '../clothes/index.ts'
import { choosable } from './choosable.ts'
import { saidOf, stylingOf } from './choose-outfit.ts'
import { readSetting } from './read-setting.ts'
import type { StylingDeps } from './styling-deps.ts'

/** Of a large closet the newest: a phone reads all of them at once. */
const mostPieces = 1000

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
  const fixed = options.fixed ?? []
  const all = choosable(read, fixed, saidOf(read.setting, occasion)?.without)
  const facts = all.filter(({ id }, at) => at >= all.length - mostPieces || fixed.includes(id))
  const owned = await outfitItemsOf(
    db,
    userId,
    facts.map(({ id }) => id as ClothesId),
  )
  const breathe = createBreath()
  const clothes: OutfitItem[] = []
  for (const piece of owned.values()) {
    await breathe()
    clothes.push(presentOutfitItem(urls, piece))
  }
  return { clothes, chosenBy: await stepwise(writeBasis({ facts, day, options })) }
}
