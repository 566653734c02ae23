import { type ClothesId, idsOf, type Judgement, type Occasion, type Recommendation } from '@otday/contract'

/** An outfit as the server describes it, without its rating. */
export type Worn = Omit<Judgement, 'match' | 'hints'>

/** An outfit of one's own choice beside those that were recommended. */
export function chosenOutfit(
  { weatherId, occasion, clothes, reasons, sentences, fit, missing, scene }: Worn,
  shown: Recommendation,
  pinned: readonly ClothesId[],
): Recommendation {
  const worn = idsOf({ clothes })
  return {
    weatherId,
    occasion,
    clothes,
    reasons,
    sentences,
    fit,
    missing,
    scene,
    userId: shown.userId,
    advice: shown.advice,
    question: null,
    change: null,
    exhausted: false,
    renewed: null,
    earlier: false,
    saidOfDay: saidFor(occasion, shown),
    pinned: pinned.filter((id) => worn.includes(id)),
  }
}

/** Of another occasion nothing is known here. */
export const saidFor = (occasion: Occasion, shown: Recommendation): string =>
  occasion === shown.occasion ? shown.saidOfDay : ''
