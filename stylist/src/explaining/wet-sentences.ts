import type { Falling, Hour } from '../day/weather.ts'
import { type Facts, has } from '../reading/facts.ts'
import type { Claim, Draft, Part } from './claims.ts'
import { withParticle } from '@otday/common/particles'
import { unsuitable } from '../choosing/unsuitable.ts'
import { fittedTables } from '../choosing/tables.ts'
import { wetnessBorne, wetnessOf, wetnessOn } from '../needs/shoes-in-wet.ts'
import { comesIntoQuestion, isWarmHalf, spareOf } from './owned-pieces.ts'
import { isWet, owned, type Scene, worn } from './scene.ts'
import { speechName } from './speech-name.ts'
import { hourWords, outWords } from './time-words.ts'
import { downpourLevel, snowLevel } from './warnings.ts'

const snows: ReadonlySet<Falling | null> = new Set<Falling | null>(['SNOW', 'RAIN_SNOW'])
const hoursOf = (hours: readonly Hour[]) => hours.map(({ hour }) => hour)

/** Chance of rain in % from which a sentence names an hour and an umbrella is taken along. */
const namedChance = 40
/** °C of the air up to which precipitation may be snow. */
const snowsUpTo = 2

const rainWord = (hours: readonly Hour[]) => (hours.every(({ falling }) => falling === 'SHOWER') ? '소나기' : '비')

function snowWord(hours: readonly Hour[]): string {
  if (hours.every(({ falling }) => falling === 'SNOW')) return '눈'
  return hours.every(({ falling }) => falling === 'RAIN_SNOW') ? '진눈깨비' : '눈이나 진눈깨비'
}

const midnight = 23
/** Number of hours of rain from which a sentence says all day. */
const workingDay = 8
/** mm of rain while out from which a sentence says much rain. */
const poursFrom = 30

/** Returns the last hour after coming home up to which it rains or snows without a break; null if it stops before. */
function lastAfter({ all, out, span }: Scene['day'], wet: readonly Hour[]): number | null {
  const home = out.at(-1)
  if (span !== 'plan' || !home || home.hour >= midnight || wet.at(-1) !== home) return null
  let last: number | null = null
  for (const hour of all) {
    if (hour.hour <= home.hour) continue
    if (!isWet(hour)) break
    last = hour.hour
  }
  return last
}

function fallsHeadline({ day }: Scene, wet: readonly Hour[], what: 'rain' | 'snow', word: string) {
  const throughout = wet.length === day.out.length && wet.length > 2
  const { words, hours, between } = hourWords(hoursOf(wet), day.out)
  const claim: Claim = { is: 'falls', what, hours, between, throughout }
  const until = lastAfter(day, wet)
  const total = Math.floor(wet.reduce((sum, { amount }) => sum + amount, 0))
  const pours = what === 'rain' && total >= poursFrom
  const much: readonly Claim[] = pours ? [{ is: 'pours', mm: total }] : []
  // If it rains or snows for a working day or longer, the sentence says "all day" and leaves out when it ends.
  if (throughout && until !== null && wet.length >= workingDay)
    return {
      headline: `종일 ${withParticle(word, '이/가')} ${pours ? '많이 ' : ''}와요`,
      claim,
      more: much,
    }
  const when = throughout ? `${outWords(day)} 계속` : between ? `${words}에 오락가락` : `${words}에`
  const goesOn: readonly Claim[] = until === null ? [] : [{ is: 'goesOn', until }]
  const end = until === null ? '와요' : `오고 ${until >= midnight ? '자정까지' : '집에 온 뒤에도'} 이어져요`
  const headline = `${when} ${withParticle(word, '이/가')} ${pours ? '많이 ' : ''}${end}`
  return { headline, claim, more: [...goesOn, ...much] }
}

const waterproofName = (f: Facts) =>
  /방수|장화|우비|우의|비옷|레인/.test(speechName(f)) ? speechName(f) : `방수되는 ${speechName(f)}`

/**
 * Highest wetness of shoes, from 0 (they stay dry) to 4 (soaked at once; needs/shoes-in-wet.ts), at which feet stay dry
 * for an hour or two.
 */
const dryUpTo = 1.5
const staysDry = (f: Facts) => f.type === 'SHOES' && wetnessOf(f) <= dryUpTo

/**
 * Returns the most suitable shoes that people would have worn without the rain and that get wetter than the chosen
 * ones; null if there are none.
 */
function leftHome({ closet, day, shoes, items }: Scene, borne: number): Facts | null {
  // People on a construction site wear shoes for the site in every weather.
  if (!shoes || day.purpose === 'WORK SITE') return null
  const [best] = closet
    .filter(
      (f) =>
        f.type === 'SHOES' &&
        !items.some(({ id }) => id === f.id) &&
        wetnessOn(f, day) >= borne + 1.5 &&
        wetnessOf(f) > wetnessOf(shoes) &&
        comesIntoQuestion(f, day) &&
        !isTooWarm(f, day) &&
        !has(f, 'slippers') &&
        !(has(f, 'bareFeet') && day.high < barefootFrom),
    )
    .map((f) => ({ f, harm: unsuitable(f, day.purpose, fittedTables()) }))
    .toSorted((a, b) => a.harm - b.harm)
  return best && best.harm < usual ? best.f : null
}
/** °C of the day's high below which nobody thinks of sandals. */
const barefootFrom = 24
/** °C of the day's high from which lined shoes are too warm. */
const liningTo = 10
/** °C of the day's high from which boots are too warm. */
const bootsTo = 20
const isTooWarm = (f: Facts, { high, date }: Scene['day']) =>
  ((high >= bootsTo || isWarmHalf(date)) && has(f, 'boot')) || (high >= liningTo && has(f, 'warmShoe'))
/** Share (0–1) of people who would not wear shoes for the purpose, below which they are usual. */
const usual = 0.25

/** Whether the name says that shoes are for rain; for others, the sentence gives the reason. */
const isCalledDry = (f: Facts) => has(f, 'rainShoe') || /장화|레인|우비|방수/.test(speechName(f))

const dryWord = (f: Facts) => (wetnessOf(f) === 0 ? '젖지 않는' : '물이 덜 스미는')

/**
 * Returns words on why shoes stay dry: because of their kind, or because their owner says that they are for rain or
 * snow.
 */
function dryReason(shoes: Facts): Part {
  const what = shoes.says.has('forRain') ? 'rain' : shoes.says.has('forSnow') ? 'snow' : null
  if (what === null || shoes.waterproof) return { text: dryWord(shoes), claims: [{ is: 'dryShoes', id: shoes.id }] }
  return { text: `${what === 'rain' ? '비' : '눈'} 올 때 신는`, claims: [{ is: 'keptFor', what, id: shoes.id }] }
}

/** Finds dry shoes in the closet that are suitable for the day, too. */
const drySpare = (scene: Scene) =>
  spareOf(scene, (f) => staysDry(f) && wetnessOn(f, scene.day) <= dryUpTo && !isTooWarm(f, scene.day))

/** Returns words about the shoes in the rain; null if there is nothing to say about them. */
function shoeHelp(scene: Scene): Part | null {
  const { shoes, day, closet } = scene
  const borne = wetnessBorne(day)
  if (!shoes || borne === null || borne > 1.5 || has(shoes, 'bareFeet', 'slippers')) return null
  const name = speechName(shoes)
  if (staysDry(shoes)) {
    const left = leftHome(scene, borne)
    const reason = dryReason(shoes)
    const claims: readonly Claim[] = [worn(shoes), ...reason.claims]
    const isNamed = !has(shoes, 'workwear') && scene.day.purpose !== 'WORK SITE'
    if (!left || speechName(left) === name || left.kind === shoes.kind) {
      if (isCalledDry(shoes) || !isNamed) return null
      return { text: `${reason.text} ${withParticle(name, '으로/로')} 골랐어요`, claims }
    }
    const how = isCalledDry(shoes) ? '' : `${reason.text} `
    const text = `${withParticle(speechName(left), '은/는')} 두고 ${how}${withParticle(name, '으로/로')} 골랐어요`
    return { text, claims: [...claims, { is: 'leftHome', id: left.id, name: speechName(left) }] }
  }
  const claims: Claim[] = [worn(shoes), { is: 'wetShoes', id: shoes.id }]
  const spare = drySpare(scene)
  if (spare) {
    const text = `${withParticle(name, '이/가')} 젖을 수 있으니 길에선 ${withParticle(speechName(spare), '을/를')} 신으세요`
    return { text, claims: [...claims, owned(spare)] }
  }
  const isOwned = closet.some(staysDry)
  if (isOwned || closet.length === 0)
    return { text: `${withParticle(name, '이/가')} 젖을 수 있으니 물 고인 데는 피하세요`, claims }
  const text = `젖지 않는 신발이 없어서 ${withParticle(name, '을/를')} 골랐어요. 물 고인 데는 피하세요`
  return { text, claims: [...claims, { is: 'notOwned', what: 'dryShoes' }] }
}

function coverHelp({ items, outers, day }: Scene, hours: readonly number[]): Part | null {
  const umbrella = items.find((f) => has(f, 'umbrella'))
  const outer = outers.find((f) => f.waterproof)
  if (outer && has(outer, 'rainOnly'))
    return {
      text: `${withParticle(speechName(outer), '을/를')} 입고 나가세요`,
      claims: [worn(outer), { is: 'keeps', id: outer.id, against: 'rain', hours }],
    }
  // People on a construction site who wear a waterproof jacket have no hand free for an umbrella.
  const isSuited = outer && day.purpose === 'WORK SITE'
  if (umbrella && !isSuited)
    return {
      text: `${withParticle(speechName(umbrella), '을/를')} 챙기세요`,
      claims: [worn(umbrella), { is: 'keeps', id: umbrella.id, against: 'rain', hours }],
    }
  if (outer)
    return {
      text: `${withParticle(waterproofName(outer), '이/가')} 비를 막아 줘요`,
      claims: [worn(outer), { is: 'waterproof', id: outer.id }, { is: 'keeps', id: outer.id, against: 'rain', hours }],
    }
  if (day.plans.has('CAR')) return null
  const notWorn: Claim = { is: 'notWorn', mark: 'umbrella' }
  return { text: '우산도 챙기세요', claims: [notWorn] }
}

function rainHelp(scene: Scene, hours: readonly number[]): Part {
  const parts = [shoeHelp(scene), coverHelp(scene, hours)].filter((part) => part !== null)
  if (parts.length === 0) return { text: '차에 우산 하나 두고 다니세요', claims: [] }
  return { text: parts.map(({ text }) => text).join('. '), claims: parts.flatMap(({ claims }) => claims) }
}

function downpour(scene: Scene, wet: readonly Hour[]): Draft | null {
  const worst = wet.reduce((kept, hour) => (hour.amount > kept.amount ? hour : kept))
  const level = downpourLevel(worst.amount)
  if (level === null) return null
  const { words } = hourWords([worst.hour], scene.day.out)
  const { headline, claim, more } = fallsHeadline(scene, wet, 'rain', rainWord(wet))
  const mm = Math.floor(worst.amount)
  const claims: readonly Claim[] = [
    claim,
    ...more,
    { is: 'hourly', mm, hour: worst.hour },
    { is: 'level', of: 'downpour', level },
  ]
  const reason = `${words}엔 시간당 ${mm}mm까지 쏟아져요. 그때는 안에서 기다리세요`
  return { weight: 96, sentence: { kind: 'RAIN', headline, reason, claims } }
}

export function rainSentence(scene: Scene): Draft | null {
  const { day } = scene
  const wet = day.out.filter((hour) => isWet(hour) && !snows.has(hour.falling))
  if (wet.length === 0) return null
  const heavy = downpour(scene, wet)
  if (heavy) return heavy
  const { headline, claim, more } = fallsHeadline(scene, wet, 'rain', rainWord(wet))
  const { text, claims } = rainHelp(scene, hoursOf(wet))
  return { weight: 70, sentence: { kind: 'RAIN', headline, reason: text, claims: [claim, ...more, ...claims] } }
}

export function chanceSentence(scene: Scene): Draft | null {
  const { day } = scene
  const likely = day.out.filter(({ probability }) => probability >= namedChance)
  if (likely.length === 0 || day.out.some(isWet)) return null
  const { words, hours, between } = hourWords(hoursOf(likely), day.out)
  const percent = Math.round(Math.max(...likely.map(({ probability }) => probability)))
  const umbrella = scene.items.find((f) => has(f, 'umbrella'))
  const claims: Claim[] = [{ is: 'chance', percent, hours }]
  claims.push(umbrella ? worn(umbrella) : { is: 'notWorn', mark: 'umbrella' })
  const what = likely.some(({ air }) => air <= snowsUpTo) ? '눈이나 비' : '비'
  const headline = `${words}${between ? '' : '쯤'} ${what} 올 확률이 ${percent}%예요`
  const taken = umbrella
    ? `혹시 몰라 ${withParticle(speechName(umbrella), '을/를')} 챙겼어요`
    : '혹시 모르니 작은 우산을 챙겨 주세요'
  return { weight: 55, sentence: { kind: 'RAIN', headline, reason: taken, claims } }
}

/** Air °C up to which rain or snow makes the ground slippery. */
const slipsUpTo = 3

function sleetHelp({ items }: Scene): Part {
  const umbrella = items.find((f) => has(f, 'umbrella'))
  if (!umbrella) return { text: '우산도 챙기세요', claims: [{ is: 'notWorn', mark: 'umbrella' }] }
  return { text: `${withParticle(speechName(umbrella), '을/를')} 챙기세요`, claims: [worn(umbrella)] }
}

/** Amount of snow, in mm of melted water, from which it gets into shoes that do not stay dry. */
const soaksFrom = 1

function footing(scene: Scene, wet: readonly Hour[]): Part {
  const { shoes, day } = scene
  const slippery: Part = { text: '길이 미끄러울 수 있으니 천천히 걸으세요', claims: [] }
  if (!shoes) return slippery
  const name = speechName(shoes)
  if (has(shoes, 'grips')) {
    const keeps: Claim = { is: 'keeps', id: shoes.id, against: 'slipping', hours: hoursOf(wet) }
    return { text: `덜 미끄러운 ${withParticle(name, '을/를')} 골랐어요`, claims: [worn(shoes), keeps] }
  }
  const total = wet.reduce((sum, { amount }) => sum + amount, 0)
  if (staysDry(shoes) || total < soaksFrom) {
    if (!has(shoes, 'warmShoe') || !staysDry(shoes)) return slippery
    return { text: `따뜻한 ${withParticle(name, '으로/로')} 골랐어요`, claims: [worn(shoes)] }
  }
  const claims: readonly Claim[] = [worn(shoes), { is: 'wetShoes', id: shoes.id }]
  const spare = spareOf(scene, (f) => staysDry(f) && wetnessOn(f, day) <= dryUpTo && has(f, 'grips', 'boot'))
  if (!spare) return { text: `${withParticle(name, '이/가')} 젖고 미끄러울 수 있으니 조심해서 걸으세요`, claims }
  const text = `${withParticle(name, '이/가')} 젖을 수 있으니 길에선 ${withParticle(speechName(spare), '을/를')} 신으세요`
  return { text, claims: [...claims, owned(spare)] }
}

export function snowSentence(scene: Scene): Draft | null {
  const wet = scene.day.out.filter(({ falling }) => snows.has(falling))
  if (wet.length === 0) return null
  const total = wet.reduce((sum, { amount, falling }) => sum + (falling === 'SNOW' ? amount : 0), 0)
  const level = snowLevel(total)
  const word = snowWord(wet)
  const { headline, claim, more } = fallsHeadline(scene, wet, 'snow', word)
  // Sleet in air well above 0 °C makes the ground wet, but does not freeze on it.
  const isSlippery = wet.some(({ air }) => air <= slipsUpTo)
  const { text, claims } = isSlippery ? footing(scene, wet) : sleetHelp(scene)
  if (level === null)
    return { weight: 75, sentence: { kind: 'SNOW', headline, reason: text, claims: [claim, ...more, ...claims] } }
  const reason = `대설 ${level} 수준이에요. ${text}`
  const all: readonly Claim[] = [claim, ...more, { is: 'level', of: 'snow', level }, ...claims]
  return { weight: level === '경고' ? 97 : 92, sentence: { kind: 'SNOW', headline, reason, claims: all } }
}
