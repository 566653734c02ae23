import type { Occasion } from '@otday/contract'
import { type Facts, learnFrom, type RecommendOptions, type Sign, type Steps, type Taste } from '@otday/stylist'
import { likingOf } from './likes.ts'
import type { CastVote, PassedOver } from './queries-votes.ts'
import type { Worn } from './queries-setting.ts'

export interface TasteSignals {
  votes: readonly CastVote[]
  passedOver: readonly PassedOver[]
  /** Locked in this call. */
  pinned: { ids: readonly string[]; occasion: Occasion } | null
}

/** Ignores pieces no longer owned. */
function signsOf({ votes, passedOver, pinned }: TasteSignals, facts: readonly Facts[]): Sign[] {
  const byId = new Map(facts.map((piece) => [piece.id, piece]))
  const items = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? [])
  const signs: Sign[] = [
    ...votes.map(({ clothesIds, liked, reason, occasion, daysAgo }) => {
      const kind = liked ? ('like' as const) : ('dislike' as const)
      return { kind, items: items(clothesIds), reason, occasion, daysAgo }
    }),
    ...passedOver.map(({ key, occasion, daysAgo }) => {
      return { kind: 'reroll' as const, items: items(key.split(' ')), occasion, daysAgo }
    }),
  ]
  if (pinned) signs.push({ kind: 'pin', items: items(pinned.ids), occasion: pinned.occasion, daysAgo: 0 })
  return signs.filter((sign) => sign.items.length > 0)
}

export const tasteOf = (signals: TasteSignals, facts: readonly Facts[]): Taste => learnFrom(signsOf(signals, facts))

const limited = (value: number) => Math.min(1, Math.max(-1, value))

type Habits = Pick<RecommendOptions, 'wornDaysAgo' | 'likes' | 'pairLikes'>

/** Pieces whose likes are told before others have their turn. */
const atOnce = 200

/** From posts, their likes and the taste that votes taught; in steps, since a closet may have thousands of pieces. */
export function* habitsOf(
  facts: readonly Facts[],
  worn: readonly Worn[],
  taste: Taste,
  occasion: Occasion,
): Steps<Habits> {
  const posted = new Map(worn.map((one) => [one.clothesId, likingOf(one)]))
  const liking = (piece: Facts) => limited((posted.get(piece.id) ?? 0) + taste.pieceOf(piece, occasion))
  const likes: Record<string, number> = {}
  for (const [at, piece] of facts.entries()) {
    if (at % atOnce === 0) yield null
    likes[piece.id] = liking(piece)
  }
  return {
    wornDaysAgo: Object.fromEntries(worn.map(({ clothesId, days }) => [clothesId, days])),
    likes,
    pairLikes: taste.pairs,
  }
}
