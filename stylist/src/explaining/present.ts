import type { ClothesType, Recommendation } from '@otday/contract'
import type { Outfit } from '../choosing/recommend.ts'
import { missOf, verdictOf } from '../choosing/verdict.ts'
import type { Day } from '../day/day.ts'
import type { Facts } from '../reading/facts.ts'
import { reasonOf } from './claims.ts'
import { explain, type Explanation } from './explain.ts'
import { byLayout } from './layout.ts'

/** Returns the clo on the upper body, rounded as it is shown. */
export const wornClo = ({ warmth }: Outfit) => rounded(warmth.all, 2)

/** Returns how warm the clothes on the upper body are and how warm they should be; null when nothing is worn. */
function fitOf(outfit: Outfit, { out }: Day): Recommendation['fit'] {
  const { items, warmth } = outfit
  if (items.length === 0) return null
  const { coldBy, hotBy } = missOf(warmth)
  return {
    feelsLike: rounded(Math.min(...out.map((hour) => hour.felt)), 1),
    neededClo: rounded(warmth.least, 2),
    outfitClo: wornClo(outfit),
    mostClo: rounded(warmth.mostCold, 2),
    verdict: verdictOf(warmth),
    coldBy: rounded(coldBy, 1),
    hotBy: rounded(hotBy, 1),
  }
}

const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits + 0

const changed: Partial<Record<ClothesType, string>> = {
  TOP: '다른 상의로 바꿨어요.',
  BOTTOM: '다른 하의로 바꿨어요.',
  DRESS: '다른 원피스로 바꿨어요.',
  OUTER: '다른 겉옷으로 바꿨어요.',
  SHOES: '다른 신발로 바꿨어요.',
  BAG: '다른 가방으로 바꿨어요.',
}

/** Returns how the outfit differs from the previous one, in the stylist's own sentence if there is one. */
function changeOf(outfit: Outfit, { sentences }: Pick<Explanation, 'sentences'>): string | null {
  const [change] = outfit.changed
  if (!change && outfit.dropped.length === 0 && !outfit.exhausted && !outfit.widened) return null
  const said = sentences.find(({ kind }) => kind === 'VARIETY')
  if (said) return `${said.headline}.`
  if (outfit.exhausted) return '오늘 날씨에 맞는 조합을 모두 보여 드려서 처음부터 다시 보여 드려요.'
  if (outfit.widened) return '잘 맞는 조합은 다 보여 드려서 조금 색다른 조합을 골랐어요.'
  return (change && changed[change.to.type]) ?? null
}

/**
 * Returns what the API says about an outfit, whether the stylist or the user chose it. `closet` has all owned pieces,
 * also those that are not worn.
 */
export function present(outfit: Outfit, day: Day, closet: readonly Facts[]) {
  const explanation = explain(outfit, day, closet)
  const { sentences, badges, help } = explanation
  return {
    said: {
      reasons: sentences.map(reasonOf),
      sentences: sentences.map(({ headline, reason, kind }) => ({ headline, reason, kind })),
      fit: fitOf(outfit, day),
      missing: outfit.byHand ? help.filter(({ type }) => !hasUnworn(closet, outfit, type)) : [...help],
    },
    /** Pieces in the order in which they are listed. */
    pieces: outfit.items.toSorted(byLayout).map(({ id }) => ({ id, badges: [...(badges[id] ?? [])] })),
    change: changeOf(outfit, explanation),
  }
}

const hasUnworn = (facts: readonly Facts[], { items }: Outfit, type: ClothesType) =>
  facts.some((piece) => piece.type === type && !items.some(({ id }) => id === piece.id))
