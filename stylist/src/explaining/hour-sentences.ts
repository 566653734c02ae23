import { type Facts, has } from '../reading/facts.ts'
import type { Claim, Draft } from './claims.ts'
import { withParticle } from '@otday/common/particles'
import { isWet, personal, type Scene, wantedAt, worn, cloOf } from './scene.ts'
import { speechName } from './speech-name.ts'
import { verdictOf } from '../choosing/verdict.ts'
import { degreesWord, outWords, partOfDay } from './time-words.ts'
import { spokenAir } from './warnings.ts'

/** °C between midday and the coldest hour, from which the way home is worth a word. */
const coolsBy = 8
/** °C of the coldest hour up to which something is put on. */
const putOnTo = 17.5
/** Clo by which what is left may miss (explaining/check.ts allows 0.2). */
const slack = 0.15

/** A garment that is carried by day and put on in the cold hours. */
const isCarried = (f: Facts) => f.type === 'OUTER' && !has(f, 'sunCover', 'rainOnly')

/** Warm by day, cold in the morning or in the evening: what to put on, and when. */
export function eveningSentence({ day, outers, coldest, warmest, closet, isWhole, upper }: Scene): Draft | null {
  if (!day.known || day.span === 'home' || !isWhole) return null
  if (warmest.air - coldest.air < coolsBy || coldest.air > putOnTo) return null
  const [low, high] = [spokenAir(coldest.air), spokenAir(warmest.air)]
  const temperatures: readonly Claim[] = [
    { is: 'air', hour: coldest.hour, degrees: low },
    { is: 'air', hour: warmest.hour, degrees: high },
  ]
  const outer = outers.find(isCarried)
  // A ceremony's jacket stays on, and nobody leaves without a winter coat.
  if (outer && ((day.occasion === 'FORMAL' && has(outer, 'tailored')) || (coldest.air < 0 && has(outer, 'heavy'))))
    return null
  const part = partOfDay(coldest.hour)
  const isLater = coldest.hour > warmest.hour
  const headline = isLater
    ? `${partOfDay(warmest.hour)}엔 ${degreesWord(high)}인데 ${part}엔 ${degreesWord(low)}예요`
    : `${part}엔 ${degreesWord(low)}, ${partOfDay(warmest.hour)}엔 ${degreesWord(high)}예요`
  if (outer) {
    const name = speechName(outer)
    const claims: Claim[] = [
      ...temperatures,
      worn(outer),
      { is: 'keeps', id: outer.id, against: 'cold', hours: [coldest.hour] },
    ]
    const reason = isLater
      ? `${withParticle(name, '은/는')} 그때 걸치세요`
      : `${withParticle(name, '을/를')} 걸치고 나가세요`
    // Above ten degrees no coat is promised to keep warm.
    const promised = Math.min(coldest.air, coldest.felt) <= 10 ? claims : [...temperatures, worn(outer)]
    return { weight: 67, sentence: { kind: 'LAYERS', headline, reason, claims: promised } }
  }
  // Nothing goes over a raincoat, and a vest is on already.
  if (outers.length > 0) return null
  const { least } = wantedAt(day, coldest)
  if (cloOf(upper) >= least - slack || personal(day, coldest) > putOnTo) return null
  const isOwned = closet.some((f) => f.type === 'OUTER')
  const reason = isOwned || closet.length === 0 ? '걸칠 것을 하나 챙기세요' : '걸칠 겉옷이 옷장에 없어요'
  const more: readonly Claim[] = isOwned || closet.length === 0 ? [] : [{ is: 'notOwned', what: 'cover' }]
  return { weight: 67, sentence: { kind: 'MISSING', headline, reason, claims: [...temperatures, ...more] } }
}

/** Hours out, in the day, from which it is all day. */
const allDay = 8

/** °C within which a day is called even. */
const even = 2

/** A day on which nothing goes wrong: one short line. */
export function easySentence({ day, items, outfit: { missing, byHand, warmth }, isWhole }: Scene): Draft | null {
  if (!day.known || day.span !== 'plan' || !isWhole || missing.length > 0 || day.rain.umbrella) return null
  if (verdictOf(warmth) !== 'GOOD') return null
  const { least, most, mostInside } = warmth
  const inside = cloOf(items.filter(({ type }) => type !== 'OUTER' && type !== 'SCARF'))
  if (cloOf(items) > Math.max(most, least) + slack || inside > Math.max(mostInside, least) + slack) return null
  const airs = day.out.map(({ air }) => air)
  const middle = spokenAir((Math.max(...airs) + Math.min(...airs)) / 2)
  if (airs.some((air) => Math.abs(air - middle) > even) || day.out.some(isWet)) return null
  const reason = byHand ? '이대로 나가도 춥거나 덥지 않아요' : '이대로 나가도 돼요'
  return {
    weight: 30,
    sentence: {
      kind: 'WARMTH',
      headline: `${day.out.length >= allDay ? '종일' : outWords(day)} ${degreesWord(middle)} 안팎, 비 소식은 없어요`,
      reason,
      claims: [{ is: 'about', degrees: middle }, { is: 'dry' }, { is: 'enough' }, { is: 'fits' }],
    },
  }
}
