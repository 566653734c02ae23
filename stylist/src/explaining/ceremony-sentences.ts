import { withParticle } from '@otday/common/particles'
import type { Purpose } from '../day/plan.ts'
import { type Facts, has } from '../reading/facts.ts'
import type { Claim, Draft } from './claims.ts'
import { named, personal, type Scene, worn } from './scene.ts'
import { speechName } from './speech-name.ts'

type Ceremony = 'FORMAL FUNERAL' | 'FORMAL WEDDING' | 'FORMAL INTERVIEW'
const places: Readonly<Record<Ceremony, string>> = {
  'FORMAL FUNERAL': '조문',
  'FORMAL WEDDING': '결혼식',
  'FORMAL INTERVIEW': '면접',
}
const isCeremony = (purpose: Purpose): purpose is Ceremony => purpose in places

const garments = new Set<Facts['type']>(['TOP', 'BOTTOM', 'DRESS', 'OUTER'])

/** Whether a color is dark enough for mourning, by OKLCH lightness and chroma: black, charcoal and navy. */
const isDark = ({ color }: Facts) => !!color && color.c < 0.07 && color.l < 0.42
/** Whether a color is white, as that of a shirt for mourning. */
const isWhite = ({ color }: Facts) => !!color && color.c < 0.03 && color.l > 0.9
/** Whether a color may look like a bride's dress, as ivory and cream do, too. */
const isBridal = ({ color }: Facts) => !!color && color.c < 0.07 && color.l > 0.82
const isMourning = (f: Facts) => isDark(f) || (f.type === 'TOP' && isWhite(f))
const isJacket = (f: Facts) => f.type === 'OUTER' && has(f, 'tailored')

const draft = (weight: number, headline: string, reason: string, claims: readonly Claim[]): Draft => ({
  weight,
  sentence: { kind: 'OCCASION', headline, reason, claims },
})

function lackOf({ items, closet }: Scene, place: string): Draft | null {
  // A dress needs no jacket where a coat goes over it.
  const isCoated = items.some((f) => f.type === 'OUTER')
  const isWhole = items.some((f) => f.type === 'DRESS' && (f.formality >= 55 || isCoated))
  if (isWhole || closet.length === 0 || closet.some(isJacket)) return null
  const claims: Claim[] = [{ is: 'notOwned', what: 'jacket' }]
  const reason = '있는 옷에서 가장 단정한 것으로 골랐어요'
  return draft(68, `${place}에 입을 재킷이 옷장에 없어요`, reason, claims)
}

/** Whether a piece is worn over the others and taken off at the ceremony. */
const isOver = (f: Facts) => f.type === 'OUTER' && !isJacket(f)
/** Whether a piece is seen besides the clothes: shoes, bags, belts and ties. */
const isSeen = (f: Facts) => f.type === 'SHOES' || f.type === 'BAG' || has(f, 'belt', 'tie')

function mourningSentence({ items, closet }: Scene): Draft | null {
  const isBright = (f: Facts) => garments.has(f.type) && !isMourning(f)
  const bright = items.find((f) => isBright(f) && !isOver(f))
  if (bright) {
    const owned = [...closet, ...items]
    if (!bright.color || closet.length === 0 || owned.some((f) => f.type === bright.type && isDark(f))) return null
    const claims: Claim[] = [worn(bright), { is: 'notOwned', what: 'dark', type: bright.type }]
    const headline = `조문에 입을 어두운 옷이 모자라요`
    return draft(68, headline, `그래서 ${withParticle(speechName(bright), '을/를')} 골랐어요`, claims)
  }
  const coat = items.find((f) => isOver(f) && (has(f, 'heavy') || isBright(f)))
  // The sentence does not praise dark clothes if a brown belt or bag goes with them.
  const pale = items.find((f) => isSeen(f) && f.color && !isDark(f))
  const isPale: readonly Claim[] = pale ? [worn(pale), { is: 'pale', id: pale.id }] : []
  const standsOut = pale && `조문 자리엔 ${withParticle(speechName(pale), '이/가')} 튀어 보일 수 있어요`
  if (!coat) return standsOut ? draft(52, standsOut, '더 어두운 것이 있으면 그걸로 바꾸세요', isPale) : null
  const white = items.find((f) => f.type === 'TOP' && isWhite(f))
  const isInside = isBright(coat) || items.some((f) => isOver(f) && isBright(f))
  const dark = white ? `${withParticle(speechName(white), '과/와')} 어두운 옷으로` : '어두운 옷으로'
  const headline = standsOut ?? `조문이라 ${isInside ? '안에는 ' : ''}${dark} 골랐어요`
  const scarf = items.find((f) => f.type === 'SCARF' && f.color !== null && !isDark(f))
  const reason = `${withParticle(named(scarf ? [coat, scarf] : [coat]), '은/는')} 빈소에 들어가기 전에 벗으세요`
  return draft(52, headline, reason, [
    ...(pale ? isPale : [{ is: isInside ? 'darkInside' : 'allDark' } as const]),
    ...(white && !pale ? [worn(white)] : []),
    worn(coat),
    ...(scarf ? [worn(scarf)] : []),
  ])
}

/** Felt °C from which people are advised to carry their jacket to the ceremony instead of wearing it on the way. */
const carriedFrom = 23

/**
 * Returns the sentence about what is proper at a funeral, a wedding or an interview, or what the closet lacks for it.
 */
export function ceremonySentence(scene: Scene): Draft | null {
  const { day, items, warmest } = scene
  if (!day.isNamed || !isCeremony(day.purpose) || items.length === 0) return null
  const lack = lackOf(scene, places[day.purpose])
  if (lack) return lack
  if (day.purpose === 'FORMAL FUNERAL') return mourningSentence(scene)
  const jacket = items.find(isJacket)
  const isWedding = day.purpose === 'FORMAL WEDDING'
  if (isWedding && !jacket) {
    const isSafe = items.every((f) => !garments.has(f.type) || (f.color && !isBridal(f)))
    return isSafe ? draft(52, '결혼식이라 흰옷은 피했어요', '신부와 겹치지 않게요', [{ is: 'notBridal' }]) : null
  }
  if (!jacket) return null
  const name = speechName(jacket)
  if (personal(day, warmest) >= carriedFrom) {
    const until = isWedding ? '식장까지는 들고 가도 돼요' : '들고 가서 들어가기 전에 입으세요'
    return draft(52, `${places[day.purpose]}이라 ${withParticle(name, '을/를')} 골랐어요`, until, [worn(jacket)])
  }
  const coat = isWedding ? undefined : items.find(isOver)
  if (!coat) return null
  const reason = `${withParticle(speechName(coat), '은/는')} 대기실에서 벗어 두세요`
  return draft(52, `면접이라 ${withParticle(name, '을/를')} 골랐어요`, reason, [worn(jacket), worn(coat)])
}
