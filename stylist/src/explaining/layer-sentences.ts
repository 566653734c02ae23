import type { Hour } from '../day/weather.ts'
import { type Facts, has } from '../reading/facts.ts'
import type { Draft } from './claims.ts'
import { withParticle } from '@otday/common/particles'
import { cloOf, isWet, personal, type Scene, wantedAt, worn, breezeFrom } from './scene.ts'
import { speechName } from './speech-name.ts'
import { longestRun } from './time-words.ts'
import { isRightAt } from './warmth-sentences.ts'
import { strongWindFrom } from './warnings.ts'

/** Least °C by which an hour must be warmer than the coldest so that something can be taken off. */
const warmerBy = 4
/**
 * Most °C by which an hour may be colder than the warmest one if a sentence says that a piece can come off in that
 * hour.
 */
const asWarm = 4
/** Felt °C from which people take their coat off outdoors; in colder hours they keep it on. */
const offFrom = 12
/** Clo by which the remaining pieces may be too thin in an hour that is called warm enough. */
const barely = 0.02
/** Clo by which the remaining pieces may deviate from the needed clo; the check in test/oracle allows 0.2. */
const slack = 0.03

function isNeeded(hour: Hour, off: readonly Facts[], { day, coldest }: Scene): boolean {
  if (isWet(hour) || hour.wind >= strongWindFrom || personal(day, hour) < offFrom) return true
  if (personal(day, hour) - personal(day, coldest) < warmerBy) return true
  return hour.wind >= breezeFrom && off.some((f) => f.windproof)
}

/**
 * Returns the longest run of consecutive hours in which the outfit is right without these pieces; empty if there is
 * none.
 */
export function hoursWithout(scene: Scene, off: readonly Facts[]): readonly number[] {
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

/** Felt °C from which places indoors are air-conditioned. */
const cooledFrom = 26
/** Most clo of a layer that is put on only in air-conditioned places. */
const coolingClo = 0.4
/** Felt °C of the coldest hour from which nobody needs a layer outdoors in the morning. */
const warmMorning = 20

/**
 * Returns the light outer layer that is worn just in air-conditioned places and carried elsewhere; null if there is no
 * such layer, if the morning is cold enough to need it outdoors, too, or if no air-conditioned place is likely.
 */
export function coolingLayer({ day, outers, upper, items, coldest }: Scene): Facts | null {
  const open = upper.length > 1 ? upper.find((f) => f.type === 'TOP' && has(f, 'open')) : undefined
  const [layer = open, more] = outers
  // Sentences about a ceremony mention its jacket.
  if (layer && day.occasion === 'FORMAL' && has(layer, 'tailored')) return null
  const isSaid = day.plans.has('COOL')
  if (!layer || more || !day.known || personal(day, coldest) < warmMorning) return null
  if (!isSaid && (!day.indoors || day.heat < cooledFrom || day.out.some(isWet))) return null
  if (layer.clo > coolingClo || layer.waterproof || has(layer, 'sunCover')) return null
  return cloOf(items.filter((f) => f !== layer)) < 0.05 ? null : layer
}

export function coolingSentence(scene: Scene): Draft | null {
  const layer = coolingLayer(scene)
  if (!layer) return null
  const isSaid = scene.day.plans.has('COOL')
  const name = speechName(layer)
  const isThere = layer.keptAt === 'work'
  const headline = isThere
    ? `에어컨이 센 자리에선 ${withParticle(name, '을/를')} 걸치세요`
    : isSaid
      ? `에어컨이 세다니 ${withParticle(name, '을/를')} 챙겼어요`
      : `냉방 센 실내에선 ${withParticle(name, '을/를')} 걸치세요`
  return {
    weight: 57,
    sentence: {
      kind: 'LAYERS',
      headline,
      reason: isThere ? '오가는 길엔 없어도 돼요' : '밖에선 들고 다니면 돼요',
      claims: [worn(layer), { is: 'keeps', id: layer.id, against: 'cooling', hours: [] }],
    },
  }
}
