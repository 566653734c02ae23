import type { Facts } from '../reading/facts.ts'
import type { Claim, Draft } from './claims.ts'
import { withParticle } from '@otday/common/particles'
import { type Scene, worn } from './scene.ts'
import { speechName } from './speech-name.ts'
import { overOf, shortOf } from './warmth-sentences.ts'

const typeWords: Partial<Record<Facts['type'], string>> = {
  TOP: '상의',
  BOTTOM: '하의',
  DRESS: '원피스',
  OUTER: '겉옷',
}

const draft = (weight: number, headline: string, reason: string, claims: readonly Claim[]): Draft => ({
  weight,
  sentence: { kind: 'VARIETY', headline, reason, claims },
})

/** `before`: the piece worn in the outfit shown last, when the closet still holds it. */
function changedSentence(scene: Scene, before: Facts | undefined): Draft | null {
  const { outfit, items } = scene
  const { changed } = outfit
  const word = changed && typeWords[changed.to.type]
  if (!changed || !word) return null
  const { to } = changed
  const name = speechName(to)
  const isFine = shortOf(scene) === null && overOf(scene) === null && scene.isWhole && scene.day.known
  const fine: readonly Claim[] = isFine ? [{ is: 'enough' }] : []
  const reason = isFine ? '이번에도 날씨에 맞는 두께예요' : '다른 느낌으로 골라 봤어요'
  const isStillWorn = items.some(({ id }) => id === changed.from)
  if (isStillWorn || (before && before.type !== to.type && to.type === 'OUTER'))
    return draft(58, `${word}으로 ${withParticle(name, '을/를')} 더했어요`, reason, [
      worn(to),
      { is: 'added', to: to.id },
      ...fine,
    ])
  const claims: readonly Claim[] = [worn(to), { is: 'changed', from: changed.from, to: to.id }, ...fine]
  const old = before && speechName(before)
  if (old === undefined || old === name)
    return draft(58, `${withParticle(word, '을/를')} 다른 ${withParticle(name, '으로/로')} 바꿨어요`, reason, claims)
  const from = before?.type === to.type ? `${withParticle(word, '을/를')} ` : ''
  return draft(58, `${from}${old}에서 ${withParticle(name, '으로/로')} 바꿨어요`, reason, claims)
}

export const longAgo = 7

function unwornSentence({ items, outfit }: Scene): Draft | null {
  const main = items.filter(({ type }) => typeWords[type] !== undefined)
  const [oldest] = main
    .map((f) => ({ f, days: Math.floor(outfit.wornDaysAgo[f.id] ?? 0) }))
    .filter(({ days }) => days >= longAgo)
    .toSorted((a, b) => b.days - a.days)
  if (!oldest) return null
  const { f, days } = oldest
  const headline = `${withParticle(speechName(f), '은/는')} ${days}일 만이에요`
  return draft(20, headline, '오랜만에 꺼내 입어요', [worn(f), { is: 'unworn', id: f.id, days }])
}

/** What changed since the outfit before, or why nothing new could come; else what was long unworn. */
export function varietySentence(scene: Scene, closet: readonly Facts[]): Draft | null {
  const { outfit } = scene
  if (outfit.exhausted)
    return draft(62, '이 날씨에 맞는 조합을 모두 보여 드렸어요', '처음부터 다시 보여 드릴게요', [{ is: 'exhausted' }])
  if (outfit.widened)
    return draft(59, '가장 잘 맞는 조합은 다 보셨어요', '조금 색다른 조합을 골랐어요', [{ is: 'widened' }])
  const before = closet.find(({ id }) => id === outfit.changed?.from)
  return changedSentence(scene, before) ?? unwornSentence(scene)
}
