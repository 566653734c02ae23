import type { Outfit } from '../choosing/recommend.ts'
import type { Day } from '../day/day.ts'
import type { Facts } from '../reading/facts.ts'
import { badgesOf } from './badges.ts'
import { ceremonySentence } from './ceremony-sentences.ts'
import type { Draft, Sentence } from './claims.ts'
import { type Help, helpOf } from './help.ts'
import { easySentence, eveningSentence } from './hour-sentences.ts'
import { kitSentence } from './kit-sentences.ts'
import { coolingSentence, layersSentence } from './layer-sentences.ts'
import { type Scene, sceneOf } from './scene.ts'
import { varietySentence } from './variety-sentences.ts'
import { lackSentence, temperatureSentence, warmthSentence } from './warmth-sentences.ts'
import { chanceSentence, rainSentence, snowSentence } from './wet-sentences.ts'
import { coldSentence, heatSentence, sunSentence, windSentence } from './wind-sentences.ts'

export type Explanation = {
  /** Two to four when anything is worn, weightiest first. */
  sentences: readonly Sentence[]
  badges: Readonly<Record<string, readonly string[]>>
  help: readonly Help[]
}

const most = 3

/** The weightiest of each kind. */
function oneOfAKind(drafts: readonly Draft[]): readonly Draft[] {
  const kinds = new Set<string>()
  return drafts.filter(({ sentence: { kind } }) => {
    if (kinds.has(kind)) return false
    kinds.add(kind)
    return true
  })
}

const chosenByHand: Sentence = {
  kind: 'VARIETY',
  headline: '직접 고른 옷차림이에요',
  reason: '옷을 더 놓으면 더 자세히 알려 드려요',
  claims: [],
}

function sentencesOf(scene: Scene, closet: readonly Facts[]): readonly Sentence[] {
  const cooling = coolingSentence(scene)
  const cold = coldSentence(scene)
  // A cold wave has named the coat.
  const isWarned = cold?.sentence.claims.some(({ is }) => is === 'level')
  const drafts = [
    rainSentence(scene) ?? chanceSentence(scene),
    snowSentence(scene),
    windSentence(scene),
    heatSentence(scene) ?? sunSentence(scene),
    cold,
    lackSentence(scene),
    kitSentence(scene),
    ceremonySentence(scene),
    cooling ?? layersSentence(scene) ?? (isWarned ? null : eveningSentence(scene)),
    warmthSentence(scene),
    varietySentence(scene, closet),
  ].filter((draft) => draft !== null)
  const ranked = oneOfAKind(drafts.toSorted((a, b) => b.weight - a.weight)).slice(0, most)
  if (ranked.length > 0) return ranked.map(({ sentence }) => sentence)
  const easy = easySentence(scene)
  return easy ? [easy.sentence] : [scene.outfit.byHand && !scene.isWhole ? chosenByHand : temperatureSentence(scene)]
}

/**
 * Why this outfit on this day: sentences made only from hours, pieces and closet, each with its claims, a badge for what
 * a piece does, and what the closet lacks. `closet` also gives the names of pieces that were left at home.
 */
export function explain(outfit: Outfit, day: Day, closet: readonly Facts[] = []): Explanation {
  const scene = sceneOf(outfit, day, closet)
  return {
    sentences: outfit.items.length === 0 ? [] : sentencesOf(scene, closet),
    badges: badgesOf(scene),
    help: helpOf(scene),
  }
}
