import { sceneOf } from '@otday/art/flat-lay/scene'
import type { ClothesId, FlatLayFormat } from '@otday/contract'
import { present, sayingAway, type Styled } from '@otday/stylist'
import { outfitItemsOf, presentOutfitItem } from '../clothes/index.ts'
import type { Context } from './read-context.ts'
import type { StylingDeps } from './styling-deps.ts'

/**
 * Presents an outfit with its pieces, whether the stylist or the user chose it. `format` is the format of its picture;
 * undefined if no picture is wanted.
 */
export async function presentOutfit(
  { db, urls }: Pick<StylingDeps, 'db' | 'urls'>,
  { closet, kept: { pieces: known } }: Context,
  { outfit, day, occasion }: Styled,
  format: FlatLayFormat | undefined,
) {
  const ids = outfit.items.map(({ id }) => id as ClothesId)
  const unread = ids.filter((id) => !known.has(id))
  for (const [id, piece] of await outfitItemsOf(db, closet.ownerId, unread)) known.set(id, piece)
  const { said: words, pieces, change } = present(outfit, day, sayingAway(closet))
  const clothes = pieces.flatMap(({ id, badges }) => {
    const piece = known.get(id)
    return piece ? [{ ...presentOutfitItem(urls, piece), badges }] : []
  })
  return { said: { clothes, occasion, ...words, scene: format ? sceneOf(clothes, format) : null }, change }
}
