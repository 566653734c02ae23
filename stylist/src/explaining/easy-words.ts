import { withParticle } from '@otday/common/particles'
import { isLongSleeve } from '../needs/feeling.ts'
import { type Facts, has } from '../reading/facts.ts'
import type { Claim, Part } from './claims.ts'
import { isAfoot, spareOf } from './owned-pieces.ts'
import { spareSmall } from './spare-warmth.ts'
import { isBright, owned, personal, type Scene, worn } from './scene.ts'
import { speechName } from './speech-name.ts'

/** Felt °C up to which people are advised to close a thick coat up to the neck. */
const closedTo = 2
/** Felt °C up to which the advice is to wear gloves or another small warm piece, because hands get cold. */
const handsTo = 3
/** Most clo of an outer garment that is light enough to come off in the warm hours. */
const lightTo = 0.3
/** Felt °C of the warmest hour from which a light outer garment comes off. */
const offFrom = 21
/** Felt °C of the coldest hour below which people who wear a jacket wonder whether they need a coat over it. */
const coatTo = 18
/** Felt °C from which long sleeves are rolled up. */
const rolledFrom = 20
/** Least clo of a top whose sleeves are rolled up. */
const leastSleeve = 0.15
/** Felt °C from which a jacket gets too warm during sport, so that the advice is to take it off. */
const sportWarmFrom = 5

function outerWords(scene: Scene, outer: Facts): Part {
  const { day, coldest, warmest, outers, items } = scene
  const name = speechName(outer)
  const claims: readonly Claim[] = [worn(outer), { is: 'enough' }]
  if (coldest.felt <= handsTo) {
    const gloves = items.find((f) => f.kind === 'sportGloves' && !f.says.has('fingerless'))
    if (gloves) return { text: `${withParticle(speechName(gloves), '을/를')} 끼고 나가세요`, claims: [worn(gloves)] }
    const spare = spareSmall(scene)
    if (spare) return spare
  }
  if (day.occasion === 'SPORT' && day.purpose !== 'SPORT GYM' && personal(day, warmest) >= sportWarmFrom)
    return { text: `몸이 더워지면 ${withParticle(name, '을/를')} 벗으세요`, claims }
  if (coldest.felt <= closedTo && has(outer, 'heavy') && !has(outer, 'dressy'))
    return { text: `${withParticle(name, '을/를')} 목까지 여미세요`, claims }
  if (outers.length === 1 && outer.clo <= lightTo && personal(day, warmest) >= offFrom && !has(outer, 'tailored'))
    return { text: `더우면 ${withParticle(name, '을/를')} 벗으세요`, claims }
  // People who wear a jacket may wonder whether they need a coat over it.
  if (
    outers.every((f) => has(f, 'tailored')) &&
    (day.occasion === 'FORMAL' || day.occasion === 'WORK') &&
    coldest.felt < coatTo
  )
    return { text: '재킷 위에 더 걸치지 않아도 돼요', claims: [{ is: 'enough' }] }
  return { text: `${withParticle(name, '을/를')} 걸치면 알맞아요`, claims }
}

const isShade = (f: Facts) => has(f, 'sunHat', 'parasol', 'cap')

function sunWords(scene: Scene): Part | null {
  const { day, items } = scene
  if (!isBright(scene) || !isAfoot(day)) return null
  if (day.occasion === 'SPORT') return { text: '햇볕이 강하니 물을 넉넉히 챙기세요', claims: [{ is: 'sunny' }] }
  const spare = items.some(isShade) ? null : spareOf(scene, isShade)
  if (!spare) return { text: '햇볕이 강하니 선크림을 바르고 나가세요', claims: [{ is: 'sunny' }] }
  return {
    text: `햇볕이 강하니 ${withParticle(speechName(spare), '을/를')} 챙기면 좋아요`,
    claims: [{ is: 'sunny' }, owned(spare)],
  }
}

const isRolledUp = (f: Facts) => f.type === 'TOP' && f.clo >= leastSleeve && isLongSleeve(f)

/** Returns a few words of advice for a day on which nothing goes wrong. */
export function easyWords(scene: Scene): Part {
  const { day, outers, upper, warmest } = scene
  if (day.span === 'home') return { text: '이대로 지내면 돼요', claims: [{ is: 'enough' }] }
  const [outer] = outers
  if (outer) return outerWords(scene, outer)
  const sun = sunWords(scene)
  if (sun) return sun
  const [top, more] = upper
  if (top && !more && isRolledUp(top) && personal(day, warmest) >= rolledFrom)
    return { text: '더우면 소매를 걷으세요', claims: [{ is: 'longSleeves', id: top.id }] }
  return { text: '겉옷 없이 나가도 돼요', claims: [{ is: 'noOuter' }, { is: 'enough' }] }
}
