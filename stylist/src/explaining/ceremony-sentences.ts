import { withParticle } from '@otday/common/particles'
import type { Purpose } from '../day/plan.ts'
import { type Facts, has } from '../reading/facts.ts'
import type { Claim, Draft } from './claims.ts'
import { type Scene, worn } from './scene.ts'
import { speechName } from './speech-name.ts'

type Ceremony = 'FORMAL FUNERAL' | 'FORMAL WEDDING' | 'FORMAL INTERVIEW'
const places: Readonly<Record<Ceremony, string>> = {
  'FORMAL FUNERAL': '조문',
  'FORMAL WEDDING': '결혼식',
  'FORMAL INTERVIEW': '면접',
}
const isCeremony = (purpose: Purpose): purpose is Ceremony => purpose in places

const garments = new Set<Facts['type']>(['TOP', 'BOTTOM', 'DRESS', 'OUTER'])

/** OKLab lightness and chroma: black, charcoal and navy; and a white shirt under them. */
const isDark = ({ color }: Facts) => !!color && color.c < 0.07 && color.l < 0.42
const isWhite = ({ color }: Facts) => !!color && color.c < 0.03 && color.l > 0.9
/** Ivory and cream are a bride's, too. */
const isBridal = ({ color }: Facts) => !!color && color.c < 0.07 && color.l > 0.82
const isMourning = (f: Facts) => isDark(f) || (f.type === 'TOP' && isWhite(f))
const isJacket = (f: Facts) => f.type === 'OUTER' && has(f, 'tailored')

const draft = (weight: number, headline: string, reason: string, claims: readonly Claim[]): Draft => ({
  weight,
  sentence: { kind: 'OCCASION', headline, reason, claims },
})

function lackOf({ items, closet }: Scene, place: string): Draft | null {
  const isWhole = items.some((f) => f.type === 'DRESS' && f.formality >= 55)
  if (isWhole || closet.length === 0 || closet.some(isJacket)) return null
  const claims: Claim[] = [{ is: 'notOwned', what: 'jacket' }]
  const reason = '있는 옷에서 가장 단정한 것으로 골랐어요'
  return draft(68, `${place}에 입을 재킷이 옷장에 없어요`, reason, claims)
}

function mourningSentence({ items, closet }: Scene): Draft | null {
  const bright = items.find((f) => garments.has(f.type) && !isMourning(f))
  if (bright) {
    const owned = [...closet, ...items]
    if (!bright.color || closet.length === 0 || owned.some((f) => f.type === bright.type && isDark(f))) return null
    const claims: Claim[] = [worn(bright), { is: 'notOwned', what: 'dark', type: bright.type }]
    const headline = `조문에 입을 어두운 옷이 모자라요`
    return draft(68, headline, `그래서 ${withParticle(speechName(bright), '을/를')} 골랐어요`, claims)
  }
  const white = items.find((f) => f.type === 'TOP' && isWhite(f))
  const coat = items.find((f) => f.type === 'OUTER' && has(f, 'heavy'))
  const reason = coat
    ? `${withParticle(speechName(coat), '은/는')} 빈소에 들어가기 전에 벗으세요`
    : '눈에 띄는 장신구는 빼고 가세요'
  const headline = white
    ? `조문이라 ${speechName(white)} 말고는 어두운 옷으로 골랐어요`
    : '조문이라 어두운 옷으로만 골랐어요'
  return draft(52, headline, reason, [
    { is: 'allDark' },
    ...(white ? [worn(white)] : []),
    ...(coat ? [worn(coat)] : []),
  ])
}

/** What is proper at a funeral, a wedding or an interview, or what the closet lacks for it. */
export function ceremonySentence(scene: Scene): Draft | null {
  const { day, items } = scene
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
  if (isWedding) {
    const headline = `결혼식이라 ${speechName(jacket)}까지 골랐어요`
    return draft(52, headline, '식이 끝날 때까지는 입고 계세요', [worn(jacket)])
  }
  const reason = '대기실이 더우면 들고 기다려도 돼요'
  return draft(52, `면접이라 ${withParticle(speechName(jacket), '을/를')} 골랐어요`, reason, [worn(jacket)])
}
