import type { ClothesId, ClothesType, WeatherId } from '@otday/contract'
import { explain, kindLabel, reasonOf, type SentenceKind } from '@otday/stylist'
import type { Writer } from '#platform/writer.ts'
import { adviceFor } from './advice.ts'
import { byLayout } from './layout.ts'
import { nextOutfit } from './recommend-outfit.ts'
import type { StylingDeps } from './styling-deps.ts'

export interface BriefedOutfit {
  /** Empty when nothing in the closet fits. */
  clothes: { id: ClothesId; type: ClothesType; label: string }[]
  /** One sentence: why it fits, else what is worn at such a temperature. */
  reason: string
}

/** Rain has words of its own in a briefing. */
const reasons: readonly SentenceKind[] = ['COLD', 'HEAT', 'LAYERS', 'WARMTH', 'WIND', 'OCCASION', 'LOOK']

/**
 * The day's current outfit, which is shown when the recommendations are opened, in few words.
 * @throws WeatherNotFound; SessionEnded for an account that is locked or gone
 */
export async function briefOutfit(deps: StylingDeps, by: Writer, weatherId: WeatherId): Promise<BriefedOutfit> {
  const wanted = { weatherId, locked: [], current: true, asksNothing: true }
  const { outfit, day, facts } = await deps.turns(by.id, () => nextOutfit(deps, by, wanted, false))
  const clothes = outfit.items
    .toSorted(byLayout)
    .map(({ id, type, kind }) => ({ id: id as ClothesId, type, label: kindLabel(type, kind) }))
  if (clothes.length === 0) return { clothes, reason: adviceFor(day.mean).text }
  const { sentences } = explain(outfit, day, facts)
  const told = reasons.flatMap((kind) => sentences.find((sentence) => sentence.kind === kind) ?? [])
  const first = told[0] ?? sentences[0]
  return { clothes, reason: first ? reasonOf(first) : '' }
}
