import { fitText } from '@otday/common/felt-degrees'
import { missOf } from '../choosing/verdict.ts'
import { type Facts, has } from '../reading/facts.ts'
import type { Claim, Draft, Part, Sentence, Size } from './claims.ts'
import { withParticle } from '@otday/common/particles'
import { cloOf, type Scene, wantedAt, worn } from './scene.ts'
import { speechName } from './speech-name.ts'
import { easyWords } from './easy-words.ts'
import { spareSmall, spareWarmth } from './spare-warmth.ts'
import { degreesWord, outWords, partOfDay } from './time-words.ts'
import { spokenAir, spokenFelt } from './warnings.ts'

/**
 * Clo too few or too many from which an outfit is called a little (`feltClo`), much (`muchClo`) and, in great cold or
 * heat, dangerously (`dangerClo`) too cold or too warm.
 */
const feltClo = 0.2
const muchClo = 0.35
const dangerClo = 0.6
/** °C of the air up to which too few clothes are dangerous, and felt °C from which too many are. */
const dangerBelow = 0
const dangerHeat = 33

function sizeOf(clo: number, isDangerous: boolean): Size | null {
  if (clo < feltClo) return null
  if (clo >= dangerClo && isDangerous) return '위험할 만큼'
  return clo >= muchClo ? '많이' : '조금'
}

type Gap = { clo: number; size: Size }

export function shortOf({ outfit: { warmth }, items, day, isWhole }: Scene): Gap | null {
  if (!isWhole || !day.known) return null
  const clo = warmth.least - cloOf(items)
  const size = sizeOf(clo, day.low <= dangerBelow)
  return size && { clo, size }
}

/**
 * Returns how much too warm the outfit is in the warmest hour, without all pieces that can be taken off; null if it is
 * not.
 */
export function overOf({ outfit: { warmth }, items, day, isWhole }: Scene): Gap | null {
  if (!isWhole || !day.known) return null
  const left = cloOf(items.filter(({ type }) => type !== 'OUTER' && type !== 'SCARF'))
  const clo = left - Math.max(warmth.mostInside, warmth.least)
  const size = sizeOf(clo, day.heat >= dangerHeat)
  return size && { clo, size }
}

export function missingWarmth({ items, outers, upper, scarf, day }: Scene): { type: Facts['type']; what: string } {
  const [outer] = outers
  if (!outer && day.cold <= 17) return { type: 'OUTER', what: '걸칠 겉옷' }
  if (outer && outer.clo < 0.5 && day.cold <= 8) return { type: 'OUTER', what: '더 두꺼운 겉옷' }
  if (cloOf(upper) < 0.27) return { type: 'TOP', what: '더 두꺼운 상의' }
  if (day.cold <= 6 && !items.some((f) => has(f, 'thermal'))) return { type: 'UNDERWEAR', what: '내복' }
  if (day.cold <= 8 && !scarf) return { type: 'SCARF', what: '머플러' }
  return { type: 'TOP', what: '더 두꺼운 상의' }
}

/**
 * Differences in °C: between air and felt temperature from which a sentence gives both, in the cold (`feltGap`) and in
 * damp heat (`dampGap`), and between the coldest and the warmest hour below which it gives one temperature (`sameDay`).
 */
const feltGap = 3
const dampGap = 2
const sameDay = 4

function temperatures({ day, coldest, warmest }: Scene): Part {
  const [low, high] = [spokenAir(coldest.air), spokenAir(warmest.air)]
  const claims: readonly Claim[] = [
    { is: 'air', hour: coldest.hour, degrees: low },
    { is: 'air', hour: warmest.hour, degrees: high },
  ]
  if (warmest.air - coldest.air < sameDay) {
    const middle = spokenAir((coldest.air + warmest.air) / 2)
    return { text: `${outWords(day)} ${degreesWord(middle)} 안팎이에요`, claims: [{ is: 'about', degrees: middle }] }
  }
  const isOnePart = partOfDay(coldest.hour) === partOfDay(warmest.hour)
  if (day.span !== 'plan' || isOnePart)
    return { text: `${outWords(day)} ${degreesWord(low)}에서 ${degreesWord(high)} 사이예요`, claims }
  if (coldest.air - coldest.felt >= feltGap) {
    const felt = spokenFelt(coldest.felt)
    const text = `${partOfDay(coldest.hour)} ${degreesWord(low)}, 체감은 ${degreesWord(felt)}예요`
    return {
      text,
      claims: [
        { is: 'air', hour: coldest.hour, degrees: low },
        { is: 'felt', hour: coldest.hour, degrees: felt },
      ],
    }
  }
  if (warmest.felt - warmest.air >= dampGap) {
    const felt = spokenFelt(warmest.felt)
    const text = `${partOfDay(warmest.hour)} ${degreesWord(high)}, 체감은 ${degreesWord(felt)}예요`
    return {
      text,
      claims: [
        { is: 'air', hour: warmest.hour, degrees: high },
        { is: 'felt', hour: warmest.hour, degrees: felt },
      ],
    }
  }
  const [early, late] = [coldest, warmest].toSorted((a, b) => a.hour - b.hour)
  const words = [early, late].map((hour) => hour && `${partOfDay(hour.hour)} ${degreesWord(spokenAir(hour.air))}`)
  return { text: `${words.join(', ')}예요`, claims }
}

function shortSentence(scene: Scene, { clo, size }: Gap): Draft {
  const { day, coldest } = scene
  const degrees = spokenAir(coldest.air)
  const when = day.span === 'plan' ? partOfDay(coldest.hour) : outWords(day)
  const headline = `${when} ${degreesWord(degrees)}, 이대로는 ${size} 추워요`
  const danger = size === '위험할 만큼'
  const spare = danger || day.span === 'home' ? null : spareWarmth(scene)
  const reason = danger ? '오래 나가 있지 마세요' : (spare?.text ?? '안에 한 겹 더 입으세요')
  const claims: readonly Claim[] = [
    { is: 'air', hour: coldest.hour, degrees },
    { is: 'short', clo, size },
    ...(spare?.claims ?? []),
  ]
  return { weight: danger ? 98 : size === '많이' ? 72 : 60, sentence: { kind: 'MISSING', headline, reason, claims } }
}

function overSentence({ day, warmest, upper }: Scene, { clo, size }: Gap): Draft {
  const [heavy] = upper
  const degrees = spokenAir(warmest.air)
  const when = day.span === 'plan' ? partOfDay(warmest.hour) : outWords(day)
  const headline = `${when} ${degreesWord(degrees)}, ${heavy ? `${withParticle(speechName(heavy), '은/는')} ` : ''}${size} 더워요`
  const what = heavy?.type === 'DRESS' ? '더 얇은 원피스가' : '더 얇은 상의가'
  const claims: readonly Claim[] = [
    { is: 'air', hour: warmest.hour, degrees },
    ...(heavy ? [worn(heavy)] : []),
    { is: 'over', clo, size },
  ]
  return {
    weight: size === '조금' ? 60 : 72,
    sentence: { kind: 'MISSING', headline, reason: `${what} 있으면 한결 시원해요`, claims },
  }
}

function unknownSentence(): Draft {
  const sentence = { headline: '기온을 아직 알 수 없어요', reason: '나가기 전에 바깥 공기를 한번 느껴 보세요' }
  return { weight: 60, sentence: { ...sentence, kind: 'WARMTH', claims: [{ is: 'unknownDay' }] } }
}

/** Returns the sentence about an outfit that is too cold or too warm; null if it is neither. */
export function warmthSentence(scene: Scene): Draft | null {
  if (!scene.day.known) return unknownSentence()
  const [short, over] = [shortOf(scene), overOf(scene)]
  if (short) return shortSentence(scene, short)
  return over ? overSentence(scene, over) : null
}

/** Returns the sentence about the temperatures that an outfit is right for. */
export function temperatureSentence(scene: Scene): Sentence {
  const { text, claims } = temperatures(scene)
  if (!scene.isWhole) {
    const reason = scene.outfit.byHand ? '한 벌이 되면 알맞은지 알려 드려요' : '있는 옷 안에서 골랐어요'
    return { kind: 'WARMTH', headline: text, reason, claims }
  }
  const miss = missOf(scene.outfit.warmth)
  if (miss.coldBy > 0 || miss.hotBy > 0) {
    const off: Claim =
      miss.coldBy > 0 ? { is: 'feels', how: 'colder', by: miss.coldBy } : { is: 'feels', how: 'warmer', by: miss.hotBy }
    const spare = miss.coldBy > 0 ? spareSmall(scene) : null
    const reason = spare ? `${fitText(miss)}. ${spare.text}` : fitText(miss)
    return { kind: 'WARMTH', headline: text, reason, claims: [...claims, off, ...(spare?.claims ?? [])] }
  }
  const { text: reason, claims: more } = easyWords(scene)
  return { kind: 'WARMTH', headline: text, reason, claims: [...claims, ...more] }
}

const partTexts: Partial<Record<Facts['type'], readonly [headline: string, reason: string]>> = {
  TOP: ['옷장에서 상의를 찾지 못했어요', '하나 등록하면 한 벌로 맞춰 드려요'],
  BOTTOM: ['옷장에서 하의를 찾지 못했어요', '하나 등록하면 한 벌로 맞춰 드려요'],
  SHOES: ['옷장에서 신발을 찾지 못했어요', '등록하면 날씨에 맞춰 함께 골라 드려요'],
}

/** Returns the sentence about a missing type that every outfit needs. */
export function lackSentence({ outfit: { missing } }: Scene): Draft | null {
  const [type] = missing
  const texts = type && partTexts[type]
  if (!texts) return null
  const [headline, reason] = texts
  return {
    weight: type === 'SHOES' ? 38 : 69,
    sentence: { kind: 'MISSING', headline, reason, claims: [{ is: 'lacks', type }] },
  }
}

/** Whether `clo` on the upper body is right at an hour, within `slack` clo on either side. */
export function isRightAt(scene: Scene, hour: Scene['coldest'], clo: number, slack: number): boolean {
  const { least, mostInside } = wantedAt(scene.day, hour)
  return clo >= least - slack && clo <= Math.max(least, mostInside) + slack
}
