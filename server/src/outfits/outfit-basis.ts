import type { ClothesId, OutfitBasis, OutfitItem, ParsedOf, styling, UserId } from '@otday/contract'
import { choosableFor, stylingFor, writeBasis } from '@otday/stylist'
import { createBreath, stepwise } from '#platform/concurrency/breathe.ts'
import { outfitItemsOf, presentOutfitItem } from '../clothes/index.ts'
import { readContext } from './read-context.ts'
import type { StylingDeps } from './styling-deps.ts'

/** Most pieces that are sent, the newest of a large closet: a phone reads all of them at once. */
const mostPieces = 1000

/**
 * Returns the data by which the client can choose another outfit of the day itself: pieces that may be worn, the day,
 * habits and all outfits shown.
 * @throws WeatherNotFound
 */
export async function basisOf(
  deps: StylingDeps,
  userId: UserId,
  { weatherId, occasion }: ParsedOf<typeof styling.basis>['query'],
): Promise<OutfitBasis> {
  const { db, urls } = deps
  const context = await readContext(deps, userId, weatherId)
  const given = await stepwise(stylingFor(context, { occasion }))
  const { day, options } = given
  const all = choosableFor(context, given)
  const facts = all.filter(({ id }, at) => at >= all.length - mostPieces || options.fixed.includes(id))
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
