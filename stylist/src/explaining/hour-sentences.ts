import type { Day } from '../day/day.ts'
import type { Hour } from '../day/weather.ts'
import { type Facts, has } from '../reading/facts.ts'
import type { Claim, Draft, Part } from './claims.ts'
import { withParticle } from '@otday/common/particles'
import { hoursWithout } from './layer-sentences.ts'
import { isAfoot, spareOf } from './owned-pieces.ts'
import { breezeFrom, breezyFrom, cloOf, owned, personal, type Scene, wantedAt, worn } from './scene.ts'
import { speechName } from './speech-name.ts'
import { degreesWord, partOfDay } from './time-words.ts'
import { spokenAir } from './warnings.ts'

/** Least °C by which leaving or coming home must be colder than midday to be mentioned. */
const coolsBy = 5
/** Air °C of the hour of leaving or coming home up to which people put something on. */
const putOnTo = 17.5
/**
 * Air °C of the hour of leaving or coming home up to which people put something on in wind, if they are outdoors or out
 * late.
 */
const putOnInWindTo = 19.5
/** Clo by which the remaining pieces may miss the needed clo (test/oracle/check.ts allows 0.2). */
const slack = 0.15
/** Felt °C at leaving from which the garment is carried until it is needed. */
const carriedFrom = 20
/** Air °C of midday from which people may take off the winter coat that they left home in, and forget it. */
const thawFrom = 5

type Cold = { start: boolean; end: boolean }

/** Returns whether leaving (`start`) and coming home (`end`) are cold compared with midday; null if neither is. */
function coldEnds({ day, coldest, warmest }: Scene): Cold | null {
  const [first, last] = [day.out[0], day.out.at(-1)]
  if (!first || !last) return null
  const isExposed = day.plans.has('OUTDOORS') || day.plans.has('LATE')
  const isCold = ({ air, wind }: Hour) =>
    warmest.air - air >= coolsBy && air <= (isExposed && wind >= breezeFrom ? putOnInWindTo : putOnTo)
  const isEarly = coldest.hour < warmest.hour
  if (!isCold(coldest)) return null
  return { start: isEarly || isCold(first), end: !isEarly || isCold(last) }
}

/** Whether a garment stays on all day, as part of a suit or because of guests. */
const belongs = (f: Facts, { occasion, purpose, plans }: Day) =>
  (has(f, 'tailored') || f.marks.has('vest')) &&
  (occasion === 'FORMAL' || purpose === 'WORK SUIT' || plans.has('GUESTS'))

/**
 * Whether a sentence has to mention when a garment is put on. It does not for the jacket of a suit or a ceremony, which
 * stays on all day, nor for a winter coat in frost, which nobody forgets. The coat is mentioned after all if noon is
 * mild and the person comes home late.
 */
const isPutOn = (f: Facts, { day, coldest, warmest }: Scene) =>
  !has(f, 'sunCover', 'rainOnly') &&
  !belongs(f, day) &&
  (coldest.air >= 0 || !has(f, 'heavy') || (day.plans.has('LATE') && warmest.air >= thawFrom))

const part = ({ hour, air }: Hour) => `${partOfDay(hour)}엔 ${degreesWord(spokenAir(air))}`

function headlineOf({ day, coldest, warmest }: Scene, { start, end }: Cold): Part {
  const [first, last] = [day.out[0], day.out.at(-1)]
  const air = (hour: Hour): Claim => ({ is: 'air', hour: hour.hour, degrees: spokenAir(hour.air) })
  const isWindy = coldest.wind >= breezyFrom
  const wind: readonly Claim[] = isWindy ? [{ is: 'breezy', hours: [coldest.hour] }] : []
  if (start && end && day.span === 'plan' && first && last) {
    const [leaving, home] = [degreesWord(spokenAir(first.air)), degreesWord(spokenAir(last.air))]
    const text = leaving === home ? `나설 때도 돌아올 때도 ${home}예요` : `나설 때 ${leaving}, 돌아올 땐 ${home}예요`
    return { text, claims: [air(first), air(last)] }
  }
  const low = `${partOfDay(coldest.hour)}엔 ${isWindy ? '바람 불고 ' : ''}${degreesWord(spokenAir(coldest.air))}`
  const high = part(warmest)
  const text = coldest.hour > warmest.hour ? `${high}인데 ${low}예요` : `${low}, ${high}예요`
  return { text, claims: [air(coldest), air(warmest), ...wind] }
}

/** Returns words on when the outer garment is put on and, for people who walk all day, that it may come off. */
function reasonOfOuter(scene: Scene, outer: Facts, { start }: Cold): Part {
  const { day } = scene
  const [name, first] = [speechName(outer), day.out[0]]
  if (day.purpose === 'WORK SITE' && has(outer, 'dressy'))
    return { text: `${withParticle(name, '은/는')} 오갈 때만 걸치세요`, claims: [worn(outer)] }
  if (!start) {
    const carries = first && personal(day, first) >= carriedFrom
    const text = carries
      ? `${withParticle(name, '을/를')} 들고 나가서 그때 걸치세요`
      : `${withParticle(name, '은/는')} 그때 걸치세요`
    return { text, claims: [worn(outer)] }
  }
  const whole = `${withParticle(name, '을/를')} 걸치고 나가`
  const without = isAfoot(day) ? hoursWithout(scene, [outer]) : []
  if (without.length < 2) return { text: `${whole}세요`, claims: [worn(outer)] }
  const warms = day.occasion === 'SPORT' ? '몸이 더워지면 벗으세요' : '더워지면 벗으세요'
  const right: Claim = { is: 'right', hours: without, without: [outer.id] }
  return { text: `${whole}서 ${warms}`, claims: [worn(outer), right] }
}

/** Returns a test for pieces that people would take along for the cold end of the day. */
const isLayer =
  ({ coldest }: Scene) =>
  (f: Facts) =>
    (f.type === 'OUTER' || (f.type === 'TOP' && has(f, 'open'))) &&
    !has(f, 'sunCover', 'rainOnly', 'heavy', 'tailored', 'vest') &&
    f.clo >= 0.1 &&
    f.to >= coldest.air

/**
 * Returns the sentence about what to put on when, on a day that is warm at midday and cold at leaving or coming home.
 */
export function endsSentence(scene: Scene): Draft | null {
  const { day, outers, coldest, closet, isWhole, upper } = scene
  if (!day.known || day.span === 'home' || !isWhole) return null
  const cold = coldEnds(scene)
  if (!cold) return null
  const { text: headline, claims } = headlineOf(scene, cold)
  const outer = outers.find((f) => isPutOn(f, scene))
  if (outer) {
    const keeps: readonly Claim[] =
      // Above 10 °C, no sentence promises that a coat keeps warm.
      Math.min(coldest.air, coldest.felt) <= 10
        ? [{ is: 'keeps', id: outer.id, against: 'cold', hours: [coldest.hour] }]
        : []
    const { text: reason, claims: more } = reasonOfOuter(scene, outer, cold)
    return { weight: 67, sentence: { kind: 'LAYERS', headline, reason, claims: [...claims, ...more, ...keeps] } }
  }
  const jacket = outers.length === 1 && day.occasion === 'FORMAL' ? outers.find((f) => belongs(f, day)) : undefined
  // The jacket is put on for the way home, as it gets cold after the celebration.
  if (jacket && cold.end && !cold.start) {
    const reason = `돌아올 땐 ${withParticle(speechName(jacket), '을/를')} 입으세요`
    return { weight: 51, sentence: { kind: 'LAYERS', headline, reason, claims: [...claims, worn(jacket)] } }
  }
  // Nothing more is put on over an outer garment that is worn anyway, such as a raincoat or a vest.
  if (outers.length > 0) return null
  const isShort = cloOf(upper) < wantedAt(day, coldest).least - slack && personal(day, coldest) <= putOnTo
  if (!isShort && (day.occasion === 'SPORT' || cold.start)) return null
  const missing = (reason: string, more: readonly Claim[]): Draft => ({
    weight: 67,
    sentence: { kind: 'MISSING', headline, reason, claims: [...claims, ...more] },
  })
  const spare = spareOf(scene, isLayer(scene))
  if (spare) return missing(`${withParticle(speechName(spare), '을/를')} 챙기면 좋아요`, [owned(spare)])
  if (!isShort) return null
  const isOwned = closet.some((f) => f.type === 'OUTER')
  return isOwned || closet.length === 0
    ? missing('걸칠 것을 하나 챙기세요', [])
    : missing('걸칠 겉옷이 옷장에 없어요', [{ is: 'notOwned', what: 'cover' }])
}
