import type { Outfit } from '../choosing/recommend.ts'
import type { Day } from '../day/day.ts'
import type { Facts } from '../reading/facts.ts'
import { badgesOf } from './badges.ts'
import type { Draft, Sentence } from './claims.ts'
import { type Help, helpOf } from './help.ts'
import { coolingSentence, layersSentence } from './layer-sentences.ts'
import { styleSentence, occasionSentence } from './style-sentences.ts'
import { type Scene, sceneOf } from './scene.ts'
import { varietySentence } from './variety-sentences.ts'
import { lackSentence, warmthSentence } from './warmth-sentences.ts'
import { chanceSentence, drySentence, rainSentence, snowSentence } from './wet-sentences.ts'
import { coldSentence, heatSentence, sunSentence, windSentence } from './wind-sentences.ts'

export type Explanation = {
  /** Two to four when anything is worn, weightiest first. */
  sentences: readonly Sentence[]
  badges: Readonly<Record<string, readonly string[]>>
  help: readonly Help[]
}

const most = 4
const least = 2
/** Sentences that weigh less only fill up to `least`. */
const fillerBelow = 15
const saidAlready = 12

/** The weightiest of each kind. */
function oneOfAKind(drafts: readonly Draft[]): readonly Draft[] {
  const kinds = new Set<string>()
  return drafts.filter(({ sentence: { kind } }) => {
    if (kinds.has(kind)) return false
    kinds.add(kind)
    return true
  })
}

const nothingMore: Sentence = {
  kind: 'VARIETY',
  headline: '지금 고를 수 있는 옷으로 맞췄어요',
  reason: '옷을 더 등록하면 고를 폭이 넓어져요',
  claims: [],
}

const chosenByHand: Sentence = {
  kind: 'VARIETY',
  headline: '직접 고른 옷차림이에요',
  reason: '옷을 더 놓으면 더 자세히 알려 드려요',
  claims: [],
}

function sentencesOf(scene: Scene, closet: readonly Facts[]): readonly Sentence[] {
  const layers = coolingSentence(scene) ?? layersSentence(scene)
  const warmth = warmthSentence(scene, layers !== null)
  const others = [
    layers,
    rainSentence(scene) ?? chanceSentence(scene),
    snowSentence(scene),
    windSentence(scene),
    heatSentence(scene) ?? sunSentence(scene),
    coldSentence(scene),
    lackSentence(scene),
    occasionSentence(scene),
    styleSentence(scene),
    varietySentence(scene, closet),
    drySentence(scene),
  ].filter((draft) => draft !== null)
  const isWarned = others.some(({ sentence }) =>
    sentence.claims.some((claim) => claim.is === 'level' && claim.of !== 'snow' && claim.of !== 'downpour'),
  )
  const isSaid = isWarned && warmth.sentence.kind === 'WARMTH'
  const ranked = oneOfAKind(
    [isSaid ? { ...warmth, weight: saidAlready } : warmth, ...others].toSorted((a, b) => b.weight - a.weight),
  )
  const worth = ranked.filter(({ weight }, at) => at < least || weight >= fillerBelow)
  const first = worth.slice(0, most)
  const isKept = isSaid || worth.length <= most || first.includes(warmth)
  const kept = isKept ? first : [...first.slice(0, most - 1), warmth]
  const sentences = kept.map(({ sentence }) => sentence)
  return sentences.length < least ? [...sentences, scene.outfit.byHand ? chosenByHand : nothingMore] : sentences
}

/**
 * Why this outfit on this day: sentences made only from the hours and the pieces, each with its claims, a badge for
 * what a piece does, and what the closet lacks. `closet` gives the name of the piece that `outfit.changed` replaced.
 */
export function explain(outfit: Outfit, day: Day, closet: readonly Facts[] = []): Explanation {
  const scene = sceneOf(outfit, day)
  return {
    sentences: outfit.items.length === 0 ? [] : sentencesOf(scene, closet),
    badges: badgesOf(scene),
    help: helpOf(scene),
  }
}
