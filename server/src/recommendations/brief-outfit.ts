import type { ClothesId, ClothesType, UserId, WeatherId } from '@otday/contract'
import {
  byLayout,
  type Day,
  explain,
  type Facts,
  judge,
  kindLabel,
  type Outfit,
  reasonOf,
  type SentenceKind,
} from '@otday/stylist'
import type { Writer } from '#platform/writer.ts'
import { adviceFor } from './advice.ts'
import { sayingAway } from './choosable.ts'
import { readWearing, type Wearing } from './judge-outfit.ts'
import { nextOutfit } from './recommend-outfit.ts'
import type { StylingDeps } from './styling-deps.ts'

export interface BriefedOutfit {
  clothes: { id: ClothesId; type: ClothesType; label: string }[]
  /** Why it fits, else the chart's advice. */
  reason: string
}

const reasons: readonly SentenceKind[] = ['COLD', 'HEAT', 'LAYERS', 'WARMTH', 'WIND', 'OCCASION']

/** The day's current outfit in few words. @throws WeatherNotFound; SessionEnded without an open account */
export async function briefOutfit(deps: StylingDeps, by: Writer, weatherId: WeatherId): Promise<BriefedOutfit> {
  const wanted = { weatherId, locked: [], current: true, asksNothing: true }
  const { outfit, day, facts } = await deps.turns(by.id, () => nextOutfit(deps, by, wanted, false))
  return briefed(outfit, day, facts)
}

/** Null while a piece is away. @throws WeatherNotFound; ClothesNotFound for pieces not one's own */
export async function briefPlan(deps: StylingDeps, userId: UserId, plan: Wearing): Promise<BriefedOutfit | null> {
  const { read, styling, worn, judging } = await readWearing(deps, userId, plan)
  const away = new Set(read.setting.away.map(({ clothesId }) => clothesId))
  if (plan.clothesIds.some((id) => away.has(id))) return null
  return briefed(judge(worn, styling.day, judging), styling.day, sayingAway(read))
}

function briefed(outfit: Outfit, day: Day, facts: readonly Facts[]): BriefedOutfit {
  const clothes = outfit.items
    .toSorted(byLayout)
    .map(({ id, type, kind }) => ({ id: id as ClothesId, type, label: kindLabel(type, kind) }))
  if (clothes.length === 0) return { clothes, reason: adviceFor(day.mean).text }
  const { sentences } = explain(outfit, day, facts)
  const found = reasons.flatMap((kind) => sentences.find((sentence) => sentence.kind === kind) ?? [])
  const first = found[0] ?? sentences[0]
  return { clothes, reason: first ? reasonOf(first) : '' }
}
