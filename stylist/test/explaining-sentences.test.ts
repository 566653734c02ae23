import { expect, test } from 'vitest'
import type { Outfit } from '../src/choosing/recommend.ts'
import { wantedOf } from '../src/choosing/warmth-harm.ts'
import { type Day, dayOf, type Plan } from '../src/day/day.ts'
import { typicalWeather } from '../src/day/weather.ts'
import { falseClaims } from './oracle/check.ts'
import { reasonOf, type Sentence } from '../src/explaining/claims.ts'
import { explain } from '../src/explaining/explain.ts'
import type { Facts } from '../src/reading/facts.ts'
import { piece } from './support/piece.ts'
import { dayOfHours } from './support/stated-day.ts'

/** An outfit of just these garments. */
function outfitOf(items: readonly Facts[], day: Day, more: Partial<Outfit> = {}): Outfit {
  const clo = (...types: readonly string[]) => items.reduce((sum, f) => sum + (types.includes(f.type) ? f.clo : 0), 0)
  const warmth = { all: clo('TOP', 'OUTER'), felt: clo('TOP', 'OUTER'), inside: clo('TOP'), ...wantedOf(day) }
  const missing = (['TOP', 'BOTTOM', 'SHOES'] as const).filter((type) => !items.some((f) => f.type === type))
  const plain = {
    key: '',
    harm: 0,
    weather: 0,
    exhausted: false,
    widened: false,
    released: [],
    changed: [],
    dropped: [],
    wornDaysAgo: {},
  }
  return { items, warmth, missing, ...plain, ...more }
}

const said = (day: Day, ...items: readonly Facts[]) => explain(outfitOf(items, day), day).sentences
const ofKind = (sentences: readonly Sentence[], kind: Sentence['kind']) => {
  const sentence = sentences.find((one) => one.kind === kind)
  return sentence ? reasonOf(sentence) : null
}

const shirt = piece('TOP', '흰 셔츠')
const tee = piece('TOP', '흰 반팔티')
const slacks = piece('BOTTOM', '검정 슬랙스')
const shoes = piece('SHOES', '운동화')
const boots = piece('SHOES', '장화')
const loafers = piece('SHOES', '로퍼')
const coat = piece('OUTER', '울 코트')
const umbrella = piece('ETC', '장우산')

test('the rain sentence names the hours, shoes that may get wet and the umbrella', () => {
  const day = dayOfHours([
    { hour: 0, air: 17 },
    { hour: 14, air: 17, falls: 'RAIN', mm: 2 },
    { hour: 17, air: 17 },
  ])
  expect(ofKind(said(day, shirt, slacks, shoes, umbrella), 'RAIN')).toBe(
    '오후 2~4시에 비가 와요. 운동화가 젖을 수 있으니 물 고인 데는 피하세요. 장우산을 챙기세요.',
  )
  expect(ofKind(said(day, shirt, slacks, boots, umbrella), 'RAIN')).toBe('오후 2~4시에 비가 와요. 장우산을 챙기세요.')
  expect(ofKind(said(day, shirt, slacks, boots), 'RAIN')).toBe('오후 2~4시에 비가 와요. 우산도 챙기세요.')
  const closet = [shirt, slacks, boots, loafers]
  expect(ofKind(explain(outfitOf([shirt, slacks, boots], day), day, closet).sentences, 'RAIN')).toBe(
    '오후 2~4시에 비가 와요. 로퍼는 두고 장화로 골랐어요. 우산도 챙기세요.',
  )
})

test('possible rain is stated as a probability', () => {
  const day = dayOfHours([
    { hour: 0, air: 17 },
    { hour: 18, air: 17, chance: 50 },
  ])
  expect(ofKind(said(day, shirt, slacks, shoes, umbrella), 'RAIN')).toBe(
    '오후 6~7시쯤 비 올 확률이 50%예요. 혹시 몰라 장우산을 챙겼어요.',
  )
})

test('the explanation advises a coat for the cold hours, and taking it off during a day of walking', () => {
  const hours = [
    { hour: 0, air: 6 },
    { hour: 12, air: 18 },
    { hour: 17, air: 8 },
  ]
  const layers = (plan: Partial<Plan>) => ofKind(said(dayOfHours(hours, plan), coat, shirt, slacks, shoes), 'LAYERS')
  expect(layers({})).toBe('나설 때 6°, 돌아올 땐 8°예요. 울 코트를 걸치고 나가세요.')
  expect(layers({ plans: ['WALKING'] })).toBe(
    '나설 때 6°, 돌아올 땐 8°예요. 울 코트를 걸치고 나가서 더워지면 벗으세요.',
  )
  expect(layers({ hoursOut: { leave: 13, home: 19 } })).toBe('낮엔 18°인데 저녁엔 8°예요. 울 코트는 그때 걸치세요.')
})

test('the explanation does not advise to take the coat off in rain', () => {
  const day = dayOfHours([
    { hour: 0, air: 6 },
    { hour: 12, air: 18, falls: 'RAIN', mm: 2 },
    { hour: 17, air: 8 },
  ])
  expect(ofKind(said(day, coat, shirt, slacks, shoes), 'LAYERS')).not.toContain('벗')
})

test('sentences leave out the hours of the day that are already over', () => {
  const hours = [
    { hour: 0, air: 3 },
    { hour: 12, air: 12 },
    { hour: 18, air: 7 },
  ]
  const [rest, evening] = [13, 20].map((now) => said(dayOfHours(hours, { now }), coat, shirt, slacks, shoes))
  expect(ofKind(rest ?? [], 'LAYERS')).toMatch(/^낮엔 12°인데 저녁엔 7°예요/)
  expect(ofKind(evening ?? [], 'WARMTH')).toMatch(/^오늘 저녁 7° 안팎이에요/)
})

test('missing warmth is described by its size, from a little cold to dangerously cold', () => {
  const cold = (air: number) =>
    said(dayOfHours([{ hour: 0, air }], { occasion: 'CASUAL' }), shirt, slacks, shoes).map(reasonOf)
  const [some, much, danger] = [11, 4, -5].map((air) => cold(air).join(' '))
  expect(some).toContain('조금 추워요')
  expect(much).toContain('많이 추워요')
  expect(danger).toContain('위험할 만큼 추워요')
})

test('wind is called strong from 9 m/s', () => {
  const windy = (wind: number) =>
    ofKind(
      said(
        dayOfHours([
          { hour: 0, air: 17 },
          { hour: 14, air: 17, wind },
          { hour: 16, air: 17 },
        ]),
        shirt,
        slacks,
        shoes,
      ),
      'WIND',
    )
  expect(windy(8.9)).toBe(null)
  expect(windy(9)).toMatch(/^오후 2~3시에 바람이 강해요/)
})

test('34 °C gets a heat warning', () => {
  const day = dayOfHours([
    { hour: 0, air: 26 },
    { hour: 13, air: 34 },
    { hour: 17, air: 28 },
  ])
  expect(reasonOf(said(day, tee, slacks, shoes)[0] as Sentence)).toMatch(
    /^오후 1~4시에 체감 3\d°까지 올라요. 폭염 (주의|경고) 단계예요/,
  )
})

test('warnings of heavy snow and downpour come first, and hard frost gets a warning', () => {
  const first = (day: Day) => reasonOf(said(day, coat, shirt, slacks, shoes, umbrella)[0] as Sentence)
  expect(
    first(
      dayOfHours([
        { hour: 0, air: -1 },
        { hour: 9, air: -1, falls: 'SNOW', mm: 2 },
        { hour: 12, air: -1 },
      ]),
    ),
  ).toContain('대설 주의')
  expect(
    first(
      dayOfHours([
        { hour: 0, air: 15 },
        { hour: 9, air: 15, falls: 'RAIN', mm: 30 },
        { hour: 10, air: 15 },
      ]),
    ),
  ).toContain('시간당 30mm')
  const frost = said(dayOfHours([{ hour: 0, air: -12 }]), coat, shirt, slacks, shoes)
    .map(reasonOf)
    .join(' ')
  expect(frost).toContain('하루 최저 −12°, 한파 주의 수준이에요')
})

test('a sentence names the changed piece, and the piece that it replaced if the closet is given', () => {
  const day = dayOfHours([{ hour: 0, air: 14 }])
  const knit = piece('TOP', '니트')
  const sweatshirt = piece('TOP', '맨투맨')
  const outfit = outfitOf([knit, slacks, shoes], day, { changed: [{ from: sweatshirt.id, to: knit }] })
  expect(ofKind(explain(outfit, day, [sweatshirt]).sentences, 'VARIETY')).toMatch(
    /^맨투맨에서 니트로 바꿨어요\. 하의, 신발은 그대로예요\.$/,
  )
  expect(ofKind(explain(outfit, day).sentences, 'VARIETY')).toMatch(/^상의를 다른 니트로 바꿨어요\./)
})

test('a sentence names each type that was dropped from the outfit without a replacement', () => {
  const day = dayOfHours([{ hour: 0, air: 14 }])
  const knit = piece('TOP', '니트')
  const [items, changed] = [[knit, slacks, shoes], [{ from: null, to: knit }]]
  const said = (more: Partial<Outfit>) => ofKind(explain(outfitOf(items, day, more), day).sentences, 'VARIETY')
  expect(said({ changed, dropped: ['BAG'] })).toBe('니트를 더했어요. 가방은 뺐고 하의, 신발은 그대로예요.')
  expect(said({ dropped: ['OUTER', 'BAG'] })).toBe('겉옷, 가방은 뺐어요. 상의, 하의, 신발은 그대로예요.')
})

test('a sentence about three changed pieces lists all three by name', () => {
  const day = dayOfHours([{ hour: 0, air: 14 }])
  const [knit, chinos] = [piece('TOP', '니트'), piece('BOTTOM', '면바지')]
  const changed = [knit, chinos, loafers].map((to) => ({ from: null, to }))
  const outfit = outfitOf([knit, chinos, loafers], day, { changed })
  expect(ofKind(explain(outfit, day).sentences, 'VARIETY')).toBe('니트, 면바지, 로퍼로 바꿨어요. 옷은 모두 바뀌었어요.')
})

test('funerals, weddings and interviews get their own sentences on coat, jacket and colors', () => {
  const suit = [piece('OUTER', '검정 블레이저'), shirt, slacks, piece('SHOES', '검정 로퍼')]
  const coatInBlack = piece('OUTER', '검정 울 코트')
  const on = (formal: 'WEDDING' | 'INTERVIEW' | 'FUNERAL' | null, more: readonly Facts[], air = 16) => {
    const day = dayOfHours([{ hour: 0, air }], { occasion: 'FORMAL', answers: { formal } })
    const all = [...suit, ...more]
    return ofKind(explain(outfitOf(all, day), day, all).sentences, 'OCCASION')
  }
  expect(on('FUNERAL', [coatInBlack])).toBe(
    '조문이라 흰 셔츠와 어두운 옷으로 골랐어요. 검정 울 코트는 빈소에 들어가기 전에 벗으세요.',
  )
  expect(on('FUNERAL', [piece('OUTER', '카멜 울 코트'), piece('SCARF', '베이지 머플러')])).toBe(
    '조문이라 안에는 흰 셔츠와 어두운 옷으로 골랐어요. 카멜 울 코트와 베이지 머플러는 빈소에 들어가기 전에 벗으세요.',
  )
  expect(on('FUNERAL', [coatInBlack, piece('ACCESSORY', '갈색 벨트')])).toBe(
    '조문 자리엔 갈색 벨트가 튀어 보일 수 있어요. 검정 울 코트는 빈소에 들어가기 전에 벗으세요.',
  )
  expect(on('FUNERAL', [piece('ACCESSORY', '갈색 벨트')])).toBe(
    '조문 자리엔 갈색 벨트가 튀어 보일 수 있어요. 더 어두운 것이 있으면 그걸로 바꾸세요.',
  )
  expect(on('INTERVIEW', [coatInBlack])).toBe(
    '면접이라 검정 블레이저를 골랐어요. 검정 울 코트는 대기실에서 벗어 두세요.',
  )
  // At 16 °C and without a coat, there is no sentence about the occasion, as people arrive in the jacket and keep it
  // on; at 25 °C, one says that the jacket can be carried.
  for (const formal of ['FUNERAL', 'WEDDING', 'INTERVIEW', null] as const) expect(on(formal, [])).toBe(null)
  expect(on('WEDDING', [], 25)).toBe('결혼식이라 검정 블레이저를 골랐어요. 식장까지는 들고 가도 돼요.')
  expect(on('INTERVIEW', [], 25)).toBe('면접이라 검정 블레이저를 골랐어요. 들고 가서 들어가기 전에 입으세요.')
})

test('an outfit for a sport without its kit reports the missing kit', () => {
  const day = dayOfHours([{ hour: 0, air: 16 }], { occasion: 'SPORT', answers: { sport: 'RUNNING' } })
  const texts = explain(outfitOf([tee, slacks, loafers], day), day, [tee, slacks, loafers]).sentences.map(reasonOf)
  expect(texts.join(' ')).toContain('러닝에 맞는 러닝화와 운동 바지가 옷장에 없어요')
  expect(texts.join(' ')).not.toMatch(/이대로|딱/)
})

test('an empty closet gets no sentences, but help for each missing type', () => {
  const day = dayOfHours([{ hour: 0, air: 14 }])
  const { sentences, help } = explain(outfitOf([], day), day)
  expect([sentences, help.map(({ type }) => type)]).toEqual([[], ['TOP', 'BOTTOM', 'SHOES']])
})

test('sentences for a day without temperatures state no degrees', () => {
  const day = dayOf(typicalWeather({ min: null, max: null }), null, { occasion: 'WORK' })
  const text = said(day, shirt, slacks, shoes).map(reasonOf).join(' ')
  expect(text).toContain('기온을 아직 알 수 없어요')
  expect(text).not.toMatch(/°|비 소식/)
})

test('badges mark a jacket as waterproof and windproof on a wet and windy day', () => {
  const wet = dayOfHours([{ hour: 0, air: 8, wind: 6, falls: 'RAIN', mm: 2 }])
  const shell = piece('OUTER', '방수 자켓')
  expect(explain(outfitOf([shell, shirt, slacks], wet), wet).badges).toMatchObject({
    [shell.id]: ['방수', '바람막이'],
    [shirt.id]: [],
  })
})

test('the test helper falseClaims reports false claims in sentences and accepts true ones', () => {
  const day = dayOfHours([{ hour: 0, air: 14 }])
  const outfit = outfitOf([shirt, slacks, shoes], day)
  const untrue = (sentence: Partial<Sentence>) =>
    falseClaims(outfit, day, { kind: 'RAIN', headline: '오늘이에요', reason: '골랐어요', claims: [], ...sentence }, [])
      .length > 0
  expect(untrue({})).toBe(false)
  expect(untrue({ headline: '오후 2시에 비가 와요' })).toBe(true)
  expect(untrue({ claims: [{ is: 'falls', what: 'rain', hours: [14], between: false, throughout: false }] })).toBe(true)
  expect(untrue({ headline: '낮 15°예요', claims: [{ is: 'air', hour: 12, degrees: 15 }] })).toBe(true)
  expect(untrue({ reason: '바람이 강해요' })).toBe(true)
  expect(untrue({ reason: '방수되는 셔츠예요' })).toBe(true)
  expect(untrue({ reason: '[1+1] 스파오 셔츠예요' })).toBe(true)
})
