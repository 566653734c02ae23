import { sceneOf } from '@otday/art/flat-lay/scene'
import type { ClothesId, FlatLayFormat, Recommendation } from '@otday/contract'
import { type Facts, present } from '@otday/stylist'
import type { Urls } from '#platform/urls.ts'
import { type OutfitPiece, presentOutfitItem } from '../clothes/index.ts'
import { adviceFor } from './advice.ts'
import type { Choice } from './choose-outfit.ts'

export interface Presenting {
  facts: readonly Facts[]
  pieces: ReadonlyMap<ClothesId, OutfitPiece>
  urls: Urls
  /** Of the picture, if one is asked for. */
  format: FlatLayFormat | undefined
}

/** What is said of every outfit, chosen by whomever. */
export function describeOutfit(
  { outfit, day, occasion }: Pick<Choice, 'outfit' | 'day' | 'occasion'>,
  { facts, pieces: owned, urls, format }: Presenting,
) {
  const { said: words, pieces, change } = present(outfit, day, facts)
  const clothes = pieces.flatMap(({ id, badges }) => {
    const piece = owned.get(id as ClothesId)
    return piece ? [{ ...presentOutfitItem(urls, piece), badges }] : []
  })
  const said = { clothes, occasion, ...words, scene: format ? sceneOf(clothes, format) : null }
  return { said, change }
}

type Shown = Choice & Pick<Recommendation, 'pinned' | 'renewed' | 'saidOfDay'>

/** The outfit in the contract's shape. */
export function presentOutfit(
  shown: Shown,
  presenting: Presenting,
): Omit<Recommendation, 'weatherId' | 'userId' | 'earlier'> {
  const { outfit, day, question, pinned, renewed, saidOfDay } = shown
  const { said, change } = describeOutfit(shown, presenting)
  const { exhausted } = outfit
  return { ...said, question, change, exhausted, advice: adviceFor(day.mean), pinned, renewed, saidOfDay }
}
