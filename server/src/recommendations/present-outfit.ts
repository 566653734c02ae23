import type { ClothesId, ClothesType, Recommendation } from '@otday/contract'
import { type Day, explain, type Explanation, type Facts, type Outfit, reasonOf } from '@otday/stylist'
import type { Urls } from '#platform/urls.ts'
import { type OutfitPiece, presentOutfitItem } from '../clothes/index.ts'
import { adviceFor } from './advice.ts'
import type { Choice } from './choose-outfit.ts'
import { byLayout } from './layout.ts'

/** In clo; smaller differences are not felt. */
const felt = 0.1

function verdictOf({ all, inside, least, most, mostInside }: Outfit['warmth']): 'COLD' | 'GOOD' | 'HOT' {
  if (all < least - felt) return 'COLD'
  return all > most + felt || inside > mostInside + felt ? 'HOT' : 'GOOD'
}

/** Of the upper body; null when nothing is worn. */
export function fitOf({ items, warmth }: Outfit, { out }: Day): Recommendation['fit'] {
  if (items.length === 0) return null
  return {
    feelsLike: rounded(Math.min(...out.map((hour) => hour.felt)), 1),
    neededClo: rounded(warmth.least, 2),
    outfitClo: rounded(warmth.all, 2),
    verdict: verdictOf(warmth),
  }
}

const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits + 0

const changed: Partial<Record<ClothesType, string>> = {
  TOP: '다른 상의로 바꿨어요.',
  BOTTOM: '다른 하의로 바꿨어요.',
  DRESS: '다른 원피스로 바꿨어요.',
  OUTER: '다른 겉옷으로 바꿨어요.',
}

/** Difference from the previous outfit, in the stylist's own sentence if any. */
export function changeOf(outfit: Outfit, { sentences }: Pick<Explanation, 'sentences'>): string | null {
  if (!outfit.changed && !outfit.exhausted && !outfit.widened) return null
  const said = sentences.find(({ kind }) => kind === 'VARIETY')
  if (said) return `${said.headline}.`
  if (outfit.exhausted) return '오늘 날씨에 맞는 조합을 모두 보여 드려서 처음부터 다시 보여 드려요.'
  if (outfit.widened) return '잘 맞는 조합은 다 보여 드려서 조금 색다른 조합을 골랐어요.'
  return (outfit.changed && changed[outfit.changed.to.type]) ?? null
}

/** The outfit in the contract's shape. */
export function presentOutfit(
  { outfit, day, occasion, question, facts }: Choice & { facts: readonly Facts[] },
  pieces: ReadonlyMap<ClothesId, OutfitPiece>,
  urls: Urls,
): Omit<Recommendation, 'weatherId' | 'userId'> {
  const explanation = explain(outfit, day, facts)
  const { sentences, badges, help } = explanation
  const clothes = outfit.items.toSorted(byLayout).flatMap(({ id }) => {
    const piece = pieces.get(id as ClothesId)
    return piece ? [{ ...presentOutfitItem(urls, piece), badges: [...(badges[id] ?? [])] }] : []
  })
  return {
    clothes,
    occasion,
    reasons: sentences.map(reasonOf),
    sentences: sentences.map(({ headline, reason, kind }) => ({ headline, reason, kind })),
    question,
    change: changeOf(outfit, explanation),
    fit: fitOf(outfit, day),
    exhausted: outfit.exhausted,
    missing: [...help],
    advice: adviceFor(day.mean),
  }
}
