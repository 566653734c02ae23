import {
  type ClothesId,
  dayPlanLabels,
  idsOf,
  type Judgement,
  type Occasion,
  type Recommendation,
} from '@otday/contract'

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

const planWords: readonly string[] = Object.values(dayPlanLabels)

/**
 * Returns the text on what the user said about the day for an occasion. Of the text of another occasion only the plans
 * hold for this one, too.
 */
export function saidFor(occasion: Occasion, { saidOfDay, occasion: shown }: Recommendation): string {
  if (occasion === shown) return saidOfDay
  const words = saidOfDay.split(', ')
  return words.filter((word) => planWords.includes(word)).join(', ')
}
