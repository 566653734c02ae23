import { expect, test } from 'vitest'
import { wantedOf } from '../src/choosing/warmth-harm.ts'
import type { Outfit } from '../src/choosing/recommend.ts'
import { DayPlan, type WeatherHour } from '@otday/contract'
import { statedHour } from '../scripts/stated-hour.ts'
import { missOf } from '../src/choosing/verdict.ts'
import { type Day, dayOf, type Plan } from '../src/day/day.ts'
import type { Weather } from '../src/day/weather.ts'
import { contradictions, falseClaims } from './oracle/check.ts'
import { reasonOf, type Sentence } from '../src/explaining/claims.ts'
import { explain } from '../src/explaining/explain.ts'
import type { Facts, Item } from '../src/reading/facts.ts'
import { piece } from './support/piece.ts'

/** Returns a generator of random numbers (0–1) that are the same for the same seed (mulberry32). */
function chanceOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
type Chance = ReturnType<typeof chanceOf>

const oneOf = <T>(chance: Chance, list: readonly T[]): T => {
  const one = list[Math.floor(chance() * list.length)]
  if (one === undefined) throw new Error('an empty list')
  return one
}
const between = (chance: Chance, from: number, to: number) => from + chance() * (to - from)

const names: Readonly<Partial<Record<Item['type'], string>>> = {
  TOP: '반팔 티셔츠 흰색 L|[1+1] 스파오 옥스퍼드셔츠 하늘색 L|기모 맨투맨 회색|아이보리 케이블 니트|후드티 블랙|목폴라 검정 (보풀)|린넨 셔츠 베이지|민소매 나시|줄무늬 긴팔티|실크 블라우스 (드라이만!!)|NIKE DRI-FIT 러닝 반팔|면접셔츠 흰색 95|차콜 가디건 M',
  BOTTOM:
    '연청 청바지 27|블랙 슬랙스 [무료배송]|반바지 카키|기모 조거팬츠|미디스커트 네이비|코듀로이 바지 브라운|정장바지 차콜 34|레깅스 9부|나이키 트레이닝 바지 (운동)',
  DRESS: '꽃무늬 롱원피스|니트원피스 그레이 free|블랙 원피스 (하객)|린넨 민소매 원피스',
  OUTER:
    '노스페이스 1996 눕시 블랙 95|울 코트 카멜|트렌치코트 (브라운)|나이키 윈드러너 바람막이|얇은 가디건 연핑크|네이비 블레이저|[고어텍스] 방수자켓 XL|롱패딩 남편거 100|후리스 아이보리|청자켓|경량패딩 조끼|우비 노랑|가디건 (에어컨용)',
  SHOES:
    '흰 운동화 270|로퍼 블랙|장화 숏|샌들|K2 고어텍스 등산화|첼시부츠 브라운|하이힐 7cm|컨버스 캔버스화|스웨이드 부츠|방한부츠|러닝화',
  SOCKS: '양말 3켤레|검정 스타킹|두꺼운 양말',
  UNDERWEAR: '유니클로 히트텍 크루넥 긴팔|내복 하의',
  HAT: '비니 회색|NY 볼캡 네이비|챙 넓은 모자|밀짚모자',
  BAG: '에코백|블랙 토트백',
  SCARF: '아크네st 체크 머플러|빨간 목도리|실크 스카프',
  ACCESSORY: '가죽 장갑|넥타이|시계|3단 우양산 자동',
  ETC: '장우산|3단 우산 (검정)|양산|핫팩',
}
const pieces = Object.fromEntries(
  Object.entries(names).map(([type, list]) => [type, list.split('|').map((name) => piece(type as Item['type'], name))]),
) as unknown as Readonly<Record<Item['type'], readonly Facts[]>>

const fallings = ['RAIN', 'SNOW', 'RAIN_SNOW', 'SHOWER'] as const
const occasions = ['WORK', 'SCHOOL', 'CASUAL', 'DATE', 'FORMAL', 'SPORT', 'TRAVEL'] as const

const anyHour = (chance: Chance) => (chance() < 0.2 ? null : Math.floor(between(chance, 0, 24)))

/** Generates the weather of a day in Korea, wilder than in reality: wet at random hours, with gusts, heat and frost. */
function anyDay(chance: Chance): Day {
  const middle = between(chance, -18, 36)
  const range = between(chance, 0, 9)
  const isWet = chance() < 0.4
  const falling = middle < 2 && chance() < 0.8 ? oneOf(chance, ['SNOW', 'RAIN_SNOW'] as const) : oneOf(chance, fallings)
  const [from, length] = [Math.floor(between(chance, 0, 22)), Math.ceil(between(chance, 0, 12))]
  const heavy = chance() < 0.15 ? 60 : 6
  const calm = chance() < 0.6 ? 4 : 14
  const hours: WeatherHour[] = []
  for (let hour = 0; hour < 24; hour += chance() < 0.1 ? 3 : 1) {
    const falls = isWet && hour >= from && hour < from + length && chance() < 0.85
    const stated: Partial<WeatherHour> = {
      temperature: middle - range * Math.cos((Math.PI * (hour - 3)) / 12),
      windSpeed: between(chance, 0, calm),
      precipitationType: falls ? falling : 'NONE',
      precipitationAmount: falls ? between(chance, 0, heavy) : 0,
      precipitationProbability: falls ? 80 : Math.round(between(chance, 0, isWet ? 70 : 35)),
    }
    hours.push(statedHour(hour, stated))
  }
  const temperatures = hours.map(({ temperature }) => temperature ?? 0)
  const weather: Weather = {
    skyStatus: oneOf(chance, ['CLEAR', 'CLOUDY', 'MOSTLY_CLOUDY']),
    temperature:
      chance() < 0.03
        ? { min: null, max: null, current: null }
        : { min: Math.min(...temperatures), max: Math.max(...temperatures), current: middle },
    humidity: { current: between(chance, 20, 95) },
    precipitation: { type: isWet ? falling : 'NONE', amount: isWet ? heavy : 0, probability: isWet ? 80 : 10 },
    windSpeed: { speed: between(chance, 0, calm), asWord: 'WEAK' },
  }
  const plan: Plan = {
    occasion: oneOf(chance, occasions),
    answers: {
      work: oneOf(chance, ['SUIT', 'NEAT', 'FREE', 'SITE', null]),
      formal: oneOf(chance, ['WEDDING', 'INTERVIEW', 'FUNERAL', 'EVENT', null]),
      sport: oneOf(chance, ['HIKING', 'RUNNING', 'GYM', 'BALL', 'GOLF', 'CYCLING', null]),
    },
    sensitivity: Math.ceil(between(chance, 0, 5)),
    offset: chance() < 0.2 ? between(chance, -4, 4) : 0,
    plans: DayPlan.options.filter(() => chance() < 0.12),
    hoursOut: chance() < 0.3 ? { leave: anyHour(chance), home: anyHour(chance) } : null,
    date: '2026-11-23',
    now: chance() < 0.4 ? Math.floor(between(chance, 0, 24)) : null,
  }
  return dayOf(weather, chance() < 0.15 ? null : hours, plan)
}

function upperClo({ type, clo, marks }: Facts): number {
  if (type === 'DRESS') return 0.75 * clo
  return ['TOP', 'OUTER', 'SCARF'].includes(type) || (type === 'UNDERWEAR' && marks.has('upper')) ? clo : 0
}
const cloOf = (items: readonly Facts[]) => items.reduce((sum, f) => sum + upperClo(f), 0)

/**
 * Returns the clo of all that is worn; excess that is due to a jacket that must be kept on does not count, as people
 * bear it.
 */
function feltIn(items: readonly Facts[], { occasion, purpose }: Day, most: number): number {
  const all = cloOf(items)
  const isKeptOn = occasion === 'FORMAL' || purpose === 'WORK SUIT'
  if (!isKeptOn || all <= most) return all
  return Math.max(most, cloOf(items.filter((f) => f.type !== 'OUTER' || !f.marks.has('tailored'))))
}

/** An outfit of just these pieces. */
function outfitOf(items: readonly Facts[], day: Day, more: Partial<Outfit> = {}): Outfit {
  const has = (type: Item['type']) => items.some((f) => f.type === type)
  const missing = [
    ...(has('DRESS') || has('TOP') ? [] : ['TOP' as const]),
    ...(has('DRESS') || has('BOTTOM') ? [] : ['BOTTOM' as const]),
    ...(has('SHOES') ? [] : ['SHOES' as const]),
  ]
  const wanted = wantedOf(day)
  const inside = cloOf(items.filter(({ type }) => type !== 'OUTER' && type !== 'SCARF'))
  return {
    items,
    key: items.map(({ id }) => id).join(' '),
    harm: 0,
    weather: 0,
    warmth: { all: cloOf(items), felt: feltIn(items, day, wanted.most), inside, ...wanted },
    exhausted: false,
    widened: false,
    missing,
    released: [],
    changed: [],
    dropped: [],
    wornDaysAgo: {},
    ...more,
  }
}

/**
 * Returns random changes since a previous outfit: about half of the main pieces replaced another piece of their type or
 * were added (`from` is null).
 */
function anyChanges(chance: Chance, items: readonly Facts[]): Outfit['changed'] {
  const main = items.filter(({ type }) => ['TOP', 'BOTTOM', 'DRESS', 'OUTER', 'SHOES', 'BAG'].includes(type))
  return main
    .filter(() => chance() < 0.5)
    .map((to) => {
      const from = oneOf(chance, pieces[to.type])
      return { from: items.includes(from) ? null : from.id, to }
    })
}

/** Returns an outfit of random pieces, sensible or not. */
function anyOutfit(chance: Chance, day: Day): Outfit {
  const items: Facts[] = []
  const add = (type: Item['type'], share: number) => {
    if (chance() < share) items.push(oneOf(chance, pieces[type]))
  }
  const isDress = chance() < 0.15
  add(isDress ? 'DRESS' : 'TOP', 0.97)
  add('TOP', 0.12)
  add('BOTTOM', isDress ? 0 : 0.97)
  add('OUTER', 0.65)
  add('OUTER', 0.12)
  add('SHOES', 0.95)
  for (const type of ['SOCKS', 'UNDERWEAR', 'HAT', 'BAG', 'SCARF', 'ACCESSORY', 'ETC'] as const) add(type, 0.35)
  const unique = [...new Set(items)]
  const wornDaysAgo = Object.fromEntries(
    unique.filter(() => chance() < 0.3).map(({ id }) => [id, between(chance, 0, 40)]),
  )
  const changed = chance() < 0.4 ? anyChanges(chance, unique) : []
  return outfitOf(unique, day, { wornDaysAgo, changed, widened: chance() < 0.05, exhausted: chance() < 0.05 })
}

/** Returns sentences that contradict the gauge of warmth, which shows whether an outfit is too cold or too warm. */
function againstGauge(sentences: readonly Sentence[], { warmth }: Outfit): readonly string[] {
  const { coldBy, hotBy } = missOf(warmth)
  return sentences.map(reasonOf).flatMap((text) => {
    if (/추워요/.test(text) && coldBy === 0) return [`${text} The gauge is not cold.`]
    if (/더워요\./.test(text) && hotBy === 0) return [`${text} The gauge is not hot.`]
    return /이대로 (?:나가도|지내면)/.test(text) && coldBy + hotBy > 0 ? [`${text} The gauge is off.`] : []
  })
}

const closet = Object.values(pieces).flat()

test('in 10,000 generated days and outfits no sentence is false or contradicts another', () => {
  const chance = chanceOf(20261123)
  const faults: string[] = []
  const kinds = new Set<string>()
  for (let round = 0; round < 10_000; round++) {
    const day = anyDay(chance)
    const outfit = anyOutfit(chance, day)
    const { sentences } = explain(outfit, day, round % 2 ? closet : [])
    const worn = outfit.items.length > 0
    if (worn ? sentences.length < 1 || sentences.length > 3 : sentences.length > 0)
      faults.push(`${sentences.length} sentences`)
    for (const sentence of sentences) {
      kinds.add(sentence.kind)
      for (const fault of falseClaims(outfit, day, sentence, round % 2 ? closet : []))
        faults.push(`${reasonOf(sentence)} ${fault}`)
    }
    faults.push(...contradictions(sentences), ...againstGauge(sentences, outfit))
  }
  expect(faults.slice(0, 5)).toEqual([])
  expect([...kinds].sort()).toEqual([
    'COLD',
    'HEAT',
    'LAYERS',
    'MISSING',
    'OCCASION',
    'RAIN',
    'SNOW',
    'VARIETY',
    'WARMTH',
    'WIND',
  ])
})
