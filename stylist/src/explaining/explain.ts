import type { Outfit } from '../choosing/recommend.ts'
import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import { badgesOf } from './badges.ts'
import { ceremonySentence } from './ceremony-sentences.ts'
import type { Draft, Sentence } from './claims.ts'
import { type Help, helpOf } from './help.ts'
import { endsSentence } from './hour-sentences.ts'
import { isAfoot } from './owned-pieces.ts'
import { kitSentence } from './kit-sentences.ts'
import { coolingLayer, coolingSentence } from './layer-sentences.ts'
import { oddSentence } from './odd-sentences.ts'
import { type Scene, sceneOf } from './scene.ts'
import { varietySentence } from './variety-sentences.ts'
import { lackSentence, temperatureSentence, warmthSentence } from './warmth-sentences.ts'
import { chanceSentence, rainSentence, snowSentence } from './wet-sentences.ts'
import { coldSentence, heatSentence, sunSentence, windSentence } from './wind-sentences.ts'

export type Explanation = {
  /**
   * One to three entries, each a headline with its reason, the one with the largest weight first; empty if nothing is
   * worn.
   */
  sentences: readonly Sentence[]
  badges: Readonly<Record<string, readonly string[]>>
  help: readonly Help[]
}

const most = 3
/** Air °C of the warmest hour from which people who walk take their coat off and carry it. */
const coatOffFrom = 12

/** Kit that is missing is said beside what is missing against the cold, which has the same kind. */
const sortOf = ({ kind, claims }: Sentence) => (claims.some(({ is }) => is === 'noKit') ? 'KIT' : kind)

/** Keeps the first draft of each sort and of each reason; `drafts` come with the largest weight first. */
function oneOfAKind(drafts: readonly Draft[]): readonly Draft[] {
  const said = new Set<string>()
  return drafts.filter(({ sentence }) => {
    const [sort, { reason }] = [sortOf(sentence), sentence]
    if (said.has(sort) || said.has(reason)) return false
    said.add(sort).add(reason)
    return true
  })
}

const chosenByHand: Sentence = {
  kind: 'VARIETY',
  headline: '직접 고른 옷차림이에요',
  reason: '옷을 더 놓으면 더 자세히 알려 드려요',
  claims: [],
}

const feltIn = ({ sentence }: Draft) =>
  sentence.claims.flatMap((claim) => (claim.is === 'felt' ? [claim.degrees] : []))[0]

/** Whether both drafts name the same felt temperature, so that one of them is enough. */
const isSameFelt = (one: Draft, other: Draft) => feltIn(one) !== undefined && feltIn(one) === feltIn(other)

/** Whether it is obvious that a coat is worn all day: a warning has mentioned the cold, or nobody goes without one. */
function isFrost({ outers, coldest, warmest, day }: Scene, { sentence }: Draft): boolean {
  const isWarned = sentence.claims.some(({ is }) => is === 'level')
  if (isWarned) return true
  // When noon is mild, people who walk about take their coat off, so they still get the sentence about that.
  if (isAfoot(day) && warmest.air >= coatOffFrom) return false
  return coldest.felt <= 5 && outers.some((f) => has(f, 'heavy')) && !day.plans.has('LATE')
}

function sentencesOf(scene: Scene, closet: readonly Facts[]): readonly Sentence[] {
  const [cold, heat, wind] = [coldSentence(scene), heatSentence(scene), windSentence(scene)]
  // The sentence about heat already mentions what is carried for cooled rooms.
  const cooling = heat ? null : coolingSentence(scene)
  const kit = kitSentence(scene)
  const skipsEnds = (cold && isFrost(scene, cold)) || (heat && coolingLayer(scene))
  const drafts = [
    rainSentence(scene) ?? chanceSentence(scene),
    snowSentence(scene),
    wind && cold && isSameFelt(wind, cold) ? null : wind,
    heat ?? sunSentence(scene),
    cold,
    kit ?? lackSentence(scene),
    ceremonySentence(scene),
    cooling ?? (skipsEnds ? null : endsSentence(scene)),
    warmthSentence(scene),
    varietySentence(scene, closet),
  ].filter((draft) => draft !== null)
  const ranked = oneOfAKind(drafts.toSorted((a, b) => b.weight - a.weight)).slice(0, most)
  const fallback = () => (scene.outfit.byHand && !scene.isWhole ? chosenByHand : temperatureSentence(scene))
  const said = ranked.length > 0 ? ranked.map(({ sentence }) => sentence) : [fallback()]
  // It takes the place of nothing that is said about the weather.
  const odd = said.length < most ? oddSentence(scene) : null
  return odd ? [...said, odd] : said
}

/**
 * Explains an outfit on a day: sentences made only from hours, pieces and closet, each with its claims; badges for what
 * pieces do; and what the closet lacks. `closet` also names pieces that stay at home.
 */
export function explain(outfit: Outfit, day: Day, closet: readonly Facts[] = []): Explanation {
  const scene = sceneOf(outfit, day, closet)
  return {
    sentences: outfit.items.length === 0 ? [] : sentencesOf(scene, closet),
    badges: badgesOf(scene),
    help: helpOf(scene),
  }
}
