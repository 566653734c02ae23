import { noticed } from '../choosing/changes-since.ts'
import type { Facts } from '../reading/facts.ts'
import type { Claim, Draft, Part } from './claims.ts'
import { withParticle } from '@otday/common/particles'
import { type Scene, worn } from './scene.ts'
import { speechName } from './speech-name.ts'
import { typeNames } from './type-names.ts'

const draft = (weight: number, headline: string, reason: string, claims: readonly Claim[]): Draft => ({
  weight,
  sentence: { kind: 'VARIETY', headline, reason, claims },
})

/** Names the types that the outfit no longer has and that nothing replaces, such as 가방은; null if there are none. */
function droppedWords({ outfit: { dropped } }: Scene): string | null {
  const words = dropped.map((type) => typeNames[type])
  const last = words.pop()
  return last === undefined ? null : [...words, withParticle(last, '은/는')].join(', ')
}

/** Returns words that name the types that stay. */
function staying({ items, outfit: { changed } }: Scene): Part {
  const kept = items.filter(({ id, type }) => noticed.includes(type) && !changed.some(({ to }) => to.id === id))
  const whole = kept.filter(({ type }) => !changed.some(({ to }) => to.type === type))
  const words = [...new Set(whole.map(({ type }) => typeNames[type]))]
  // The name of a changed suit jacket may contain 상의, the word for tops, so the sentence then does not say that the 상의
  // stays.
  const isAmbiguous = changed.some(({ to }) => /상의|윗도리|하의/.test(speechName(to)))
  const last = isAmbiguous ? undefined : words.pop()
  const claims: readonly Claim[] = [{ is: 'stays', ids: kept.map(({ id }) => id) }]
  if (last !== undefined) return { text: `${[...words, withParticle(last, '은/는')].join(', ')} 그대로예요`, claims }
  return { text: kept.length > 0 ? '나머지는 그대로예요' : '옷은 모두 바뀌었어요', claims }
}

/** Returns words for the types that were dropped and for those that stay. */
function rest(scene: Scene): Part {
  const { text, claims } = staying(scene)
  const dropped = droppedWords(scene)
  if (dropped === null) return { text, claims }
  return { text: `${dropped} 뺐고 ${text}`, claims: [{ is: 'dropped', types: scene.outfit.dropped }, ...claims] }
}

/** Returns the sentence for an outfit that only dropped types. */
function droppedSentence(scene: Scene): Draft | null {
  const dropped = droppedWords(scene)
  if (dropped === null) return null
  const { text, claims } = staying(scene)
  return draft(58, `${dropped} 뺐어요`, text, [{ is: 'dropped', types: scene.outfit.dropped }, ...claims])
}

/** Returns one sentence about all changes. */
function changedSentence(scene: Scene, closet: readonly Facts[]): Draft | null {
  const { changed } = scene.outfit
  const [first, ...others] = changed
  if (!first) return droppedSentence(scene)
  const { from, to } = first
  const { text, claims: stays } = rest(scene)
  const claims: readonly Claim[] = [
    ...changed.flatMap((change): Claim[] => [worn(change.to), { is: 'new', id: change.to.id }]),
    ...stays,
  ]
  if (others.length > 0) {
    const names = [...new Set(changed.map((change) => speechName(change.to)))]
    const last = names.pop() ?? ''
    return draft(58, `${[...names, withParticle(last, '으로/로')].join(', ')} 바꿨어요`, text, claims)
  }
  const name = speechName(to)
  if (from === null) {
    // A dress takes the place of top and bottom.
    const word =
      to.type === 'DRESS' ? `${withParticle(name, '으로/로')} 바꿨어요` : `${withParticle(name, '을/를')} 더했어요`
    return draft(58, word, text, claims)
  }
  const before = closet.find(({ id }) => id === from)
  const old = before && speechName(before)
  const whole: readonly Claim[] = [...claims, { is: 'changed', from, to: to.id }]
  const what = old === undefined || old === name ? `${withParticle(typeNames[to.type], '을/를')} 다른` : `${old}에서`
  return draft(58, `${what} ${withParticle(name, '으로/로')} 바꿨어요`, text, whole)
}

export const longAgo = 7

/** Returns the sentence about what changed since the previous outfit, or why no better one was left. */
export function varietySentence(scene: Scene, closet: readonly Facts[]): Draft | null {
  const { outfit } = scene
  if (outfit.exhausted)
    return draft(62, '이 날씨에 맞는 조합을 모두 보여 드렸어요', '처음부터 다시 보여 드릴게요', [{ is: 'exhausted' }])
  if (outfit.widened)
    return draft(59, '가장 잘 맞는 조합은 다 보셨어요', '조금 색다른 조합을 골랐어요', [{ is: 'widened' }])
  return changedSentence(scene, closet)
}
