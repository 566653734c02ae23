import type { Falling, Hour } from '../day/weather.ts'
import type { Facts } from '../reading/facts.ts'
import type { Claim, Draft } from './claims.ts'
import { withParticle } from '@otday/common/particles'
import { has, isWet, type Scene, worn } from './scene.ts'
import { speechName } from './speech-name.ts'
import { hourWords, outWords } from './time-words.ts'
import { downpourLevel, snowLevel } from './warnings.ts'

const snows: ReadonlySet<Falling | null> = new Set<Falling | null>(['SNOW', 'RAIN_SNOW'])
const hoursOf = (hours: readonly Hour[]) => hours.map(({ hour }) => hour)

/** Chance of rain in % from which an hour is worth naming; the umbrella goes along from the same. */
const namedChance = 40
/** °C in the air up to which what may fall may be snow. */
const snowsUpTo = 2

const rainWord = (hours: readonly Hour[]) => (hours.every(({ falling }) => falling === 'SHOWER') ? '소나기' : '비')

function snowWord(hours: readonly Hour[]): string {
  if (hours.every(({ falling }) => falling === 'SNOW')) return '눈'
  return hours.every(({ falling }) => falling === 'RAIN_SNOW') ? '진눈깨비' : '눈이나 진눈깨비'
}

function fallsHeadline({ day }: Scene, wet: readonly Hour[], what: 'rain' | 'snow', word: string) {
  const throughout = wet.length === day.out.length && wet.length > 2
  const { words, hours, between } = hourWords(hoursOf(wet), day.out)
  const when = throughout ? `${outWords(day)} 계속` : between ? `${words}에 오락가락` : `${words}에`
  const claim: Claim = { is: 'falls', what, hours, between, throughout }
  return { headline: `${when} ${withParticle(word, '이/가')} 와요`, claim }
}

const waterproofName = (f: Facts) =>
  /방수|장화|우비|레인/.test(speechName(f)) ? speechName(f) : `방수되는 ${speechName(f)}`

type Help = { text: string; claims: readonly Claim[] }

function umbrellaHelp(umbrella: Facts, proof: Facts | undefined, hours: readonly number[]): Help {
  const name = speechName(umbrella)
  const claims: Claim[] = [worn(umbrella), { is: 'keeps', id: umbrella.id, against: 'rain', hours }]
  if (!proof) return { text: `${withParticle(name, '을/를')} 챙겼어요`, claims }
  claims.push(worn(proof), { is: 'waterproof', id: proof.id }, { is: 'keeps', id: proof.id, against: 'rain', hours })
  return { text: `${withParticle(waterproofName(proof), '과/와')} ${withParticle(name, '을/를')} 골랐어요`, claims }
}

function rainHelp({ items, outers, shoes }: Scene, hours: readonly number[]): Help {
  const umbrella = items.find((f) => has(f, 'umbrella'))
  const outer = outers.find((f) => f.waterproof)
  const proof = outer ?? (shoes?.waterproof ? shoes : undefined)
  const spoilt = [shoes, ...outers].find((f) => f?.spoiltByRain)
  if (umbrella) {
    const help = umbrellaHelp(umbrella, proof, hours)
    if (!spoilt) return help
    const careful = `${withParticle(speechName(spoilt), '은/는')} 젖지 않게 조심해요`
    return { text: `${help.text}. ${careful}`, claims: [...help.claims, worn(spoilt), { is: 'spoilt', id: spoilt.id }] }
  }
  const claims: Claim[] = [{ is: 'notWorn', mark: 'umbrella' }]
  if (!outer) return { text: '우산은 따로 챙겨 주세요', claims }
  claims.push(worn(outer), { is: 'waterproof', id: outer.id }, { is: 'keeps', id: outer.id, against: 'rain', hours })
  return { text: `${withParticle(waterproofName(outer), '이/가')} 비를 막아 줘요`, claims }
}

function downpour(scene: Scene, wet: readonly Hour[]): Draft | null {
  const worst = wet.reduce((kept, hour) => (hour.amount > kept.amount ? hour : kept))
  const level = downpourLevel(worst.amount)
  if (level === null) return null
  const { words } = hourWords([worst.hour], scene.day.out)
  const { headline, claim } = fallsHeadline(scene, wet, 'rain', rainWord(wet))
  const mm = Math.floor(worst.amount)
  const claims: Claim[] = [claim, { is: 'hourly', mm, hour: worst.hour }, { is: 'level', of: 'downpour', level }]
  const reason = `${words}엔 시간당 ${mm}mm까지 쏟아져요. 그때는 안에서 기다려요`
  return { weight: 96, sentence: { kind: 'RAIN', headline, reason, claims } }
}

export function rainSentence(scene: Scene): Draft | null {
  const { day } = scene
  const wet = day.out.filter((hour) => isWet(hour) && !snows.has(hour.falling))
  if (wet.length === 0) return null
  const heavy = downpour(scene, wet)
  if (heavy) return heavy
  const { headline, claim } = fallsHeadline(scene, wet, 'rain', rainWord(wet))
  const { text, claims } = rainHelp(scene, hoursOf(wet))
  return { weight: 70, sentence: { kind: 'RAIN', headline, reason: text, claims: [claim, ...claims] } }
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

function footing({ shoes }: Scene, hours: readonly number[]): Help {
  if (!shoes || !has(shoes, 'grips', 'warmShoe')) return { text: '길이 미끄러울 수 있으니 천천히 걸어요', claims: [] }
  if (!has(shoes, 'grips'))
    return { text: `${withParticle(speechName(shoes), '으로/로')} 발을 따뜻하게 챙겼어요`, claims: [worn(shoes)] }
  const text = `덜 미끄러운 ${withParticle(speechName(shoes), '을/를')} 골랐어요`
  return { text, claims: [worn(shoes), { is: 'keeps', id: shoes.id, against: 'slipping', hours }] }
}

export function snowSentence(scene: Scene): Draft | null {
  const wet = scene.day.out.filter(({ falling }) => snows.has(falling))
  if (wet.length === 0) return null
  const total = wet.reduce((sum, { amount, falling }) => sum + (falling === 'SNOW' ? amount : 0), 0)
  const level = snowLevel(total)
  const word = snowWord(wet)
  const { headline, claim } = fallsHeadline(scene, wet, 'snow', word)
  const { text, claims } = footing(scene, hoursOf(wet))
  if (level === null)
    return { weight: 75, sentence: { kind: 'SNOW', headline, reason: text, claims: [claim, ...claims] } }
  const reason = `대설 ${level} 수준이에요. ${text}`
  const all: readonly Claim[] = [claim, { is: 'level', of: 'snow', level }, ...claims]
  return { weight: level === '경고' ? 97 : 92, sentence: { kind: 'SNOW', headline, reason, claims: all } }
}

/** Said only where little else is to say. */
export function drySentence({ day }: Scene): Draft | null {
  if (!day.known || day.rain.umbrella || day.span === 'home') return null
  const reason = '우산 없이 나가도 괜찮아요'
  const headline = day.span === 'plan' ? '비 소식이 없어요' : `${outWords(day)}엔 비 소식이 없어요`
  return { weight: 10, sentence: { kind: 'RAIN', headline, reason, claims: [{ is: 'dry' }] } }
}
