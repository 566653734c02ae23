import { type ClothesId, idsOf, type Judgement, type Occasion, type Recommendation } from '@otday/contract'

/** An outfit as the server describes it, without its rating. */
export type Worn = Omit<Judgement, 'match' | 'hints'>

/** Returns an outfit of the user's own choice in the form of the recommended ones. */
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

/**
 * Returns the text on what the user said about the day for an occasion; empty if that is not the occasion of the shown
 * outfit, as the text is then unknown.
 */
export const saidFor = (occasion: Occasion, shown: Recommendation): string =>
  occasion === shown.occasion ? shown.saidOfDay : ''
