import type { ClothesId, ClothesType, Occasion, UserId, WeatherId } from '@otday/contract'
import {
  byLayout,
  explain,
  judge,
  kindLabel,
  reasonOf,
  sayingAway,
  type SentenceKind,
  type Styled,
} from '@otday/stylist'
import { stepwise } from '#platform/concurrency/breathe.ts'
import type { Writer } from '#platform/writer.ts'
import { type Context, readContext, requireWorn } from '../outfits/index.ts'
import { adviceFor } from './advice.ts'
import { nextOutfit } from './recommend-outfit.ts'
import type { RecommendingDeps } from './recommending-deps.ts'

export interface BriefedOutfit {
  clothes: { id: ClothesId; type: ClothesType; label: string }[]
  /** Reason why the outfit fits the weather; without such a reason, the advice of the clothing chart. */
  reason: string
}

const reasons: readonly SentenceKind[] = ['COLD', 'HEAT', 'LAYERS', 'WARMTH', 'WIND', 'OCCASION']

/** Describes the day's current outfit in few words. @throws WeatherNotFound; SessionEnded without an open account */
export async function briefOutfit(deps: RecommendingDeps, by: Writer, weatherId: WeatherId): Promise<BriefedOutfit> {
  const wanted = { weatherId, current: true, asksNothing: true }
  const { context, styled } = await deps.runExclusively(by.id, () => nextOutfit(deps, by, wanted, false))
  return briefed(context, styled)
}

interface Planned {
  weatherId: WeatherId
  occasion?: Occasion | undefined
  clothesIds: readonly ClothesId[]
}

/**
 * Describes a planned outfit; null while one of its pieces is in the wash or packed away for the season.
 * @throws WeatherNotFound; ClothesNotFound for pieces that are not the user's own
 */
export async function briefPlan(
  deps: RecommendingDeps,
  userId: UserId,
  { weatherId, clothesIds, ...asked }: Planned,
): Promise<BriefedOutfit | null> {
  const context = await readContext(deps, userId, weatherId)
  const worn = requireWorn(context, clothesIds)
  const away = new Set(context.closet.away.map(({ clothesId }) => clothesId))
  if (worn.some(({ id }) => away.has(id))) return null
  return briefed(context, await stepwise(judge(context, asked, worn)))
}

function briefed({ closet }: Context, { outfit, day }: Styled): BriefedOutfit {
  const clothes = outfit.items
    .toSorted(byLayout)
    .map(({ id, type, kind }) => ({ id: id as ClothesId, type, label: kindLabel(type, kind) }))
  if (clothes.length === 0) return { clothes, reason: adviceFor(day.mean).text }
  const { sentences } = explain(outfit, day, sayingAway(closet))
  const found = reasons.flatMap((kind) => sentences.find((sentence) => sentence.kind === kind) ?? [])
  const first = found[0] ?? sentences[0]
  return { clothes, reason: first ? reasonOf(first) : '' }
}
