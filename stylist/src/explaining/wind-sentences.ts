import { type Facts, has } from '../reading/facts.ts'
import type { Claim, Draft, Part } from './claims.ts'
import { withParticle } from '@otday/common/particles'
import { breezeFrom, breezyFrom, isBright, isWet, noon, owned, personal, type Scene, worn } from './scene.ts'
import { coolingLayer } from './layer-sentences.ts'
import { isAfoot, spareOf } from './owned-pieces.ts'
import { putOnWords, warmSmall } from './small-words.ts'
import { speechName } from './speech-name.ts'
import { degreesWord, hourWords, outWords, partOfDay } from './time-words.ts'
import { coldLevel, heatLevel, type Level, spokenAir, spokenFelt, strongWindFrom } from './warnings.ts'

/** Least °C by which the wind lowers the felt temperature if a sentence mentions it. */
const chillFrom = 2
/** Felt °C below which a sentence mentions the chill of the wind. */
const chillTo = 16
/** Felt °C below which people welcome protection from the wind. */
const shieldTo = 18
/** Felt °C up to which wind feels chilly. */
const coolTo = 21

function inTheWind(scene: Scene, hours: readonly number[]): Part | null {
  const { items, outers, day, coldest } = scene
  const shield = outers.find((f) => f.windproof)
  if (shield && personal(day, coldest) < shieldTo)
    return {
      text: `${withParticle(speechName(shield), '이/가')} 바람을 막아 줘요`,
      claims: [worn(shield), { is: 'keeps', id: shield.id, against: 'wind', hours }],
    }
  if (items.some((f) => has(f, 'umbrella'))) return { text: '우산이 뒤집히지 않게 꼭 잡으세요', claims: [] }
  const hat = items.find((f) => f.type === 'HAT' && has(f, 'cap', 'sunHat'))
  if (hat) return { text: `${withParticle(speechName(hat), '이/가')} 날아가지 않게 눌러쓰세요`, claims: [worn(hat)] }
  const [outer] = outers
  if (outer) return { text: `${withParticle(speechName(outer), '을/를')} 잘 여미세요`, claims: [worn(outer)] }
  if (personal(day, coldest) >= coolTo) return null
  const spare = spareOf(scene, (f) => f.type === 'OUTER' && f.windproof && !has(f, 'rainOnly', 'sunCover', 'heavy'))
  if (!spare) return { text: '기온보다 서늘하게 느껴져요', claims: [] }
  return { text: `${withParticle(speechName(spare), '을/를')} 챙기면 좋아요`, claims: [owned(spare)] }
}

function strongWind(scene: Scene, strong: Scene['day']['out']): Draft | null {
  const { day } = scene
  const { words, hours } = hourWords(
    strong.map(({ hour }) => hour),
    day.out,
  )
  const help = inTheWind(scene, hours)
  if (!help) return null
  const throughout = strong.length === day.out.length && strong.length > 2
  // If the wind is strong in some of the hours, it may still be noticeable in all the others.
  const isBreezy = !throughout && day.out.length > 2 && day.out.every(({ wind }) => wind >= breezyFrom)
  const headline = throughout
    ? `${outWords(day)} 바람이 강해요`
    : isBreezy
      ? `${outWords(day)} 바람이 불고 ${words}엔 강해요`
      : `${words}에 바람이 강해요`
  const breezy: readonly Claim[] = isBreezy ? [{ is: 'breezy', hours: day.out.map(({ hour }) => hour) }] : []
  const claims: readonly Claim[] = [{ is: 'windy', hours }, ...breezy, ...help.claims]
  return { weight: 66, sentence: { kind: 'WIND', headline, reason: help.text, claims } }
}

/** Returns the sentence about wind that makes the coldest hour colder, and the piece that keeps it off. */
function chillyWind({ day, outers }: Scene): Draft | null {
  const shield = outers.find((f) => f.windproof)
  const chilled = day.out.filter(({ wind, air, felt }) => wind >= breezeFrom && air - felt >= chillFrom)
  const worst = chilled.toSorted((a, b) => a.felt - b.felt)[0]
  const isColdest = worst && day.out.every(({ felt }) => felt >= worst.felt)
  if (!shield || !isColdest || personal(day, worst) >= chillTo) return null
  const degrees = spokenFelt(worst.felt)
  const headline = `${partOfDay(worst.hour)} 바람에 체감은 ${degreesWord(degrees)}예요`
  const reason = `${withParticle(speechName(shield), '이/가')} 바람을 막아 줘요`
  const claims: Claim[] = [
    { is: 'felt', hour: worst.hour, degrees },
    worn(shield),
    { is: 'keeps', id: shield.id, against: 'wind', hours: [worst.hour] },
  ]
  return { weight: 48, sentence: { kind: 'WIND', headline, reason, claims } }
}

export function windSentence(scene: Scene): Draft | null {
  const { day } = scene
  if (!day.known) return null
  const strong = day.out.filter(({ wind }) => wind >= strongWindFrom)
  return strong.length > 0 ? strongWind(scene, strong) : chillyWind(scene)
}

const heatTips: Readonly<Record<Level, string>> = {
  관심: '물을 챙겨 다니세요',
  주의: '그늘에서 자주 쉬세요',
  경고: '한낮엔 그늘이나 실내로 피하세요',
  위험: '바깥일은 되도록 미루세요',
}
const heatWeights: Readonly<Record<Level, number>> = { 관심: 68, 주의: 86, 경고: 94, 위험: 99 }

/** Clo up to which a top is called light. */
const lightUpTo = 0.2

const isLight = (top: Facts) => top.type !== 'DRESS' && top.clo <= lightUpTo && !has(top, 'swim')

function lightly({ upper, outers }: Scene, end: string): Part | null {
  const [top, more] = upper
  if (!top || more || outers.length > 0 || !isLight(top)) return null
  const text = `${withParticle(speechName(top), '으로/로')} 가볍게 ${end}`
  return { text, claims: [worn(top), { is: 'light', id: top.id }] }
}

/**
 * Returns advice for the heat about what is worn: a layer carried for air-conditioned places, swimwear, or a hat or
 * parasol against the sun. Otherwise returns null for people on foot whose plan names no air-conditioned place; others
 * are advised to carry the outer garment, to dress lightly or to drink water.
 */
function dressedFor(scene: Scene, isByDay: boolean): Part | null {
  const { day, items, outers } = scene
  const layer = coolingLayer(scene)
  if (layer)
    return {
      text: `${withParticle(speechName(layer), '은/는')} 들고 나가서 안에서만 걸치세요`,
      claims: [worn(layer), { is: 'keeps', id: layer.id, against: 'cooling', hours: [] }],
    }
  const swims = day.plans.has('WET') && items.find((f) => has(f, 'swim') && f.type !== 'SHOES')
  if (swims)
    return { text: `${withParticle(speechName(swims), '을/를')} 입고 갈아입을 옷도 챙기세요`, claims: [worn(swims)] }
  const shade = items.find((f) => has(f, 'sunHat', 'parasol'))
  if (shade && isByDay && day.sunny && !day.out.some(isWet))
    return {
      text: `${withParticle(speechName(shade), '으로/로')} 햇볕을 가리세요`,
      claims: [worn(shade), { is: 'keeps', id: shade.id, against: 'sun', hours: [] }],
    }
  // Null makes the caller give the advice about shade, which people who stay inside do not need.
  if (isAfoot(day) && !day.plans.has('COOL')) return null
  const [outer] = outers
  if (outer && !has(outer, 'sunCover', 'rainOnly') && !outer.waterproof)
    return { text: `${withParticle(speechName(outer), '은/는')} 밖에선 들고 다니세요`, claims: [worn(outer)] }
  return lightly(scene, '입으세요') ?? { text: '마실 물을 챙기세요', claims: [] }
}

export function heatSentence(scene: Scene): Draft | null {
  const { day } = scene
  const level = heatLevel(day.heat)
  if (!day.known || level === null) return null
  const hot = day.out.filter(({ felt }) => heatLevel(felt) === level)
  const worst = hot.reduce((kept, hour) => (hour.felt > kept.felt ? hour : kept))
  const { words, hours } = hourWords(
    hot.map(({ hour }) => hour),
    day.out,
  )
  const degrees = Math.round(worst.felt)
  // The table of hours shows 34.6° as 35°, although the warning of 35° does not apply yet; the sentence then says that
  // it gets close to 35°.
  const isAlmost = degrees > spokenFelt(worst.felt)
  const isByDay = hot.some(({ hour }) => hour >= noon.from && hour < noon.to)
  const claims: Claim[] = [
    { is: 'felt', hour: worst.hour, degrees },
    { is: 'level', of: 'heat', level },
  ]
  const dressed = dressedFor(scene, isByDay)
  const light = dressed ? null : lightly(scene, isByDay ? '입고' : '입으세요')
  const tip = isByDay ? heatTips[level] : light ? '' : '물을 자주 드세요'
  const text = `폭염 ${level} 단계예요. ${dressed?.text ?? [light?.text, tip].filter(Boolean).join(' ')}`
  const headline = `${words}에 체감 ${degreesWord(degrees)}${isAlmost ? ' 가까이' : '까지'} 올라요`
  return {
    weight: heatWeights[level],
    sentence: {
      kind: 'HEAT',
      headline,
      reason: text,
      claims: [...claims, { is: 'hot', hours }, ...(dressed?.claims ?? light?.claims ?? [])],
    },
  }
}

/** Returns the sentence about the sun on a warm day if a hat or a parasol is worn against it. */
export function sunSentence(scene: Scene): Draft | null {
  const { day, items, warmest } = scene
  const shade = items.find((f) => has(f, 'sunHat', 'parasol'))
  if (!shade || !day.known || !isBright(scene) || heatLevel(day.heat) !== null) return null
  const degrees = spokenAir(warmest.air)
  const claims: Claim[] = [
    { is: 'air', hour: warmest.hour, degrees },
    worn(shade),
    { is: 'keeps', id: shade.id, against: 'sun', hours: [warmest.hour] },
  ]
  const headline = `${partOfDay(warmest.hour)} ${degreesWord(degrees)}, 햇볕이 따가울 수 있어요`
  const reason = `${withParticle(speechName(shade), '으로/로')} 햇볕을 가리세요`
  return { weight: 44, sentence: { kind: 'HEAT', headline, reason, claims } }
}

/** Returns the lowest air °C of the hours out: people who leave at noon do not meet the frost of dawn. */
const minimumOf = ({ day: { out } }: Scene) => Math.min(...out.map(({ air }) => air))

const keepsWarm = (pieces: readonly Facts[], hour: number) =>
  pieces.flatMap((f): Claim[] => [worn(f), { is: 'keeps', id: f.id, against: 'cold', hours: [hour] }])

function warmly({ items, outers }: Scene, hour: number): Part {
  const small = warmSmall(items)
  if (small.length > 0) return { text: putOnWords(small, true), claims: keepsWarm(small, hour) }
  const [outer] = outers
  if (!outer) return { text: '살갗이 드러나지 않게 감싸세요', claims: [] }
  return { text: `${withParticle(speechName(outer), '을/를')} 목까지 여미세요`, claims: keepsWarm([outer], hour) }
}

export function coldSentence(scene: Scene): Draft | null {
  const { day, coldest, items } = scene
  if (!day.known) return null
  const minimum = minimumOf(scene)
  const level = coldLevel(minimum)
  if (level !== null) {
    const degrees = spokenAir(minimum)
    const { text, claims } = warmly(scene, coldest.hour)
    const isDaily = day.span === 'plan' && day.all.every(({ air }) => air >= minimum)
    const when = isDaily ? '하루 최저' : `${outWords(day)} 최저`
    const all: readonly Claim[] = [{ is: 'dayLow', degrees }, { is: 'level', of: 'cold', level }, ...claims]
    const headline = `${when} ${degreesWord(degrees)}, 한파 ${level} 수준이에요`
    return { weight: level === '경고' ? 95 : 85, sentence: { kind: 'COLD', headline, reason: text, claims: all } }
  }
  const small = warmSmall(items)
  const felt = day.out.reduce((kept, hour) => (hour.felt < kept.felt ? hour : kept), coldest)
  if (small.length === 0 || felt.felt > 8) return null
  const degrees = spokenFelt(felt.felt)
  const claims = keepsWarm(small, felt.hour)
  const isFirst = felt.hour === day.out[0]?.hour && day.span === 'plan'
  const headline = isFirst
    ? `나설 때 체감 ${degreesWord(degrees)}예요`
    : felt.hour >= noon.from && felt.hour < noon.to
      ? `${partOfDay(felt.hour)}에 체감 ${degreesWord(degrees)}까지 내려가요`
      : `${partOfDay(felt.hour)} 체감은 ${degreesWord(degrees)}까지 내려가요`
  const isNow = isFirst || felt.hour < noon.from
  const reason = putOnWords(small, isNow)
  return {
    weight: 46,
    sentence: { kind: 'COLD', headline, reason, claims: [{ is: 'felt', hour: felt.hour, degrees }, ...claims] },
  }
}
