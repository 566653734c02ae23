import type { Hour } from '../day/weather.ts'
import { type Facts, has } from '../reading/facts.ts'
import type { Draft } from './claims.ts'
import { withParticle } from '@otday/common/particles'
import { cloOf, isWet, named, personal, type Scene, wantedAt, worn } from './scene.ts'
import { speechName } from './speech-name.ts'
import { degreesWord, hourWords, longestRun, partOfDay } from './time-words.ts'
import { isRightAt } from './warmth-sentences.ts'
import { spokenAir, strongWindFrom } from './warnings.ts'
import { breezeFrom } from './wind-sentences.ts'

/** °C warmer than the coldest hour, and hours in a row, from which taking off is worth a word. */
const warmerBy = 4
const leastHours = 3
/** °C by which the hours that are named may be colder than the warmest, which is told. */
const asWarm = 4
/** °C of the warmest hour from which it is carried, and put on later. */
const carriedFrom = 24
/** Felt °C from which anybody takes a coat off outdoors. */
const offFrom = 12
/** Clo by which what is left may be short of an hour that is called warm enough. */
const barely = 0.02
/** Clo by which what is left may miss; the check allows 0.2. */
const slack = 0.03

function staysOn(f: Facts, { day }: Scene): boolean {
  const formal = day.occasion === 'FORMAL' || day.purpose === 'WORK SUIT'
  return has(f, 'sunCover', 'rainOnly') || (formal && (has(f, 'tailored') || f.marks.has('vest')))
}

function isNeeded(hour: Hour, off: readonly Facts[], { day, coldest }: Scene): boolean {
  if (isWet(hour) || hour.wind >= strongWindFrom || personal(day, hour) < offFrom) return true
  if (personal(day, hour) - personal(day, coldest) < warmerBy) return true
  return hour.wind >= breezeFrom && off.some((f) => f.windproof)
}

function hoursWithout(scene: Scene, off: readonly Facts[]): readonly number[] {
  const { day, items } = scene
  const left = cloOf(items.filter((f) => !off.includes(f)))
  const all = cloOf(items)
  const hours = day.out.filter((hour) => {
    const { least, most } = wantedAt(day, hour)
    const isWarm = all > most - 0.1 || all - least > 0.25
    return isWarm && left > least - barely && isRightAt(scene, hour, left, slack) && !isNeeded(hour, off, scene)
  })
  const warmest = Math.max(...hours.map(({ air }) => air))
  return longestRun(
    hours.filter(({ air }) => air > warmest - asWarm).map(({ hour }) => hour),
    day.out,
  )
}

/** Outermost, then every outer garment, a scarf with them; else an open cardigan. */
function waysOff({ outers, scarf, upper }: Scene): readonly (readonly Facts[])[] {
  const [outermost, ...others] = outers
  const open = upper.length > 1 ? upper.find((f) => has(f, 'open')) : undefined
  if (!outermost) return open ? [[open]] : []
  const more = scarf ? [scarf] : []
  return others.length > 0
    ? [
        [outermost, ...more],
        [...outers, ...more],
      ]
    : [[outermost, ...more]]
}

export function layersSentence(scene: Scene): Draft | null {
  const { day, outers, upper, isWhole, coldest } = scene
  if (!isWhole || !day.known || personal(day, coldest) >= warmMorning) return null
  const [best] = waysOff(scene)
    .filter((off) => off.length <= 2 && !off.some((f) => staysOn(f, scene)))
    .map((off) => ({ off, hours: hoursWithout(scene, off) }))
    .filter(({ hours }) => hours.length >= leastHours)
    .toSorted((a, b) => b.hours.length - a.hours.length)
  if (!best) return null
  const { off, hours } = best
  const left = [...outers, ...upper].filter((f) => !off.includes(f))
  const isNamed = left.length <= 2
  const warmest = day.out
    .filter(({ hour }) => hours.includes(hour))
    .reduce((kept, hour) => (hour.air > kept.air ? hour : kept))
  const degrees = spokenAir(warmest.air)
  const headline = `${partOfDay(warmest.hour)} ${degreesWord(degrees)}, ${isNamed ? named(left) : '안에 입은 옷'}만으로 충분해요`
  // Nobody sets out in a jacket at 24°.
  const reason =
    degrees >= carriedFrom && !hours.includes(coldest.hour)
      ? `${withParticle(named(off), '은/는')} ${partOfDay(coldest.hour)}에 걸치세요`
      : `${hourWords(hours, day.out).words}엔 ${withParticle(named(off), '을/를')} 벗어도 돼요`
  return {
    weight: 64,
    sentence: {
      kind: 'LAYERS',
      headline,
      reason,
      claims: [
        { is: 'air', hour: warmest.hour, degrees },
        ...(isNamed ? left.map(worn) : []),
        ...off.map(worn),
        { is: 'right', hours, without: off.map(({ id }) => id) },
      ],
    },
  }
}

/** °C felt from which rooms are cooled; clo up to which a layer is meant for that. */
const cooledFrom = 26
const coolingLayer = 0.4
/** °C from which the layer is not for the morning. */
const warmMorning = 20

export function coolingSentence({ day, outers, items, coldest }: Scene): Draft | null {
  const [layer, more] = outers
  // A ceremony has words for its jacket.
  if (layer && day.occasion === 'FORMAL' && has(layer, 'tailored')) return null
  const isSaid = day.plans.has('COOL')
  if (personal(day, coldest) < warmMorning) return null
  if (!layer || more || !day.known || (!isSaid && (!day.indoors || day.heat < cooledFrom))) return null
  if (layer.clo > coolingLayer || layer.waterproof || has(layer, 'sunCover') || (!isSaid && day.out.some(isWet)))
    return null
  const left = cloOf(items.filter((f) => f !== layer))
  if (left < 0.05) return null
  const name = withParticle(speechName(layer), '을/를')
  const isThere = layer.keptAt === 'work'
  const headline = isThere
    ? `에어컨이 센 자리에선 ${name} 걸치세요`
    : isSaid
      ? `에어컨이 세다니 ${name} 하나 챙겼어요`
      : `냉방 센 실내에선 ${name} 걸치세요`
  return {
    weight: 57,
    sentence: {
      kind: 'LAYERS',
      headline,
      reason: isThere ? '오가는 길엔 없어도 돼요' : '밖에서 더울 땐 벗어 들면 돼요',
      claims: [worn(layer), { is: 'keeps', id: layer.id, against: 'cooling', hours: [] }],
    },
  }
}
