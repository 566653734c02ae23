import type { Occasion } from '@otday/contract'
import type { RecommendOptions } from '../choosing/recommend.ts'
import type { Steps } from '../choosing/steps.ts'
import { learnFrom, likingOf, type Sign, type Taste } from '../learning/index.ts'
import type { Facts } from '../reading/facts.ts'
import type { CastVote, PassedOver, Pinned, Worn } from './context.ts'

export type TasteSignals = {
  votes: readonly CastVote[]
  passedOver: readonly PassedOver[]
  pinned: Pinned | null
}

/** Returns the signs of taste, without pieces that are no longer owned. */
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

/** Learns a taste, which takes 0.1 s for hundreds of votes, ten times as long as choosing an outfit. */
export const tasteOf = (signals: TasteSignals, facts: readonly Facts[]): Taste => learnFrom(signsOf(signals, facts))

const limited = (value: number) => Math.min(1, Math.max(-1, value))

type Habits = Required<Pick<RecommendOptions, 'wornDaysAgo' | 'likes' | 'pairLikes'>>

/** Number of pieces that are handled in one step, before other work gets a turn. */
const atOnce = 200

/**
 * Returns habits from posts, their likes and the learned taste; in steps, since a closet may have thousands of pieces.
 */
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
