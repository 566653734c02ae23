import { describe, expect, test } from 'vitest'
import { dress } from '../support/dress.ts'
import { day, formal, piece, rankOf, sport, unmet } from './support.ts'

const shell = piece('OUTER', '고어텍스 자켓')
const hoodie = piece('OUTER', '후드집업')
const trench = piece('OUTER', '베이지 트렌치코트')
const morning = { hoursOut: { leave: 8, home: 15 } }
const blazer = piece('OUTER', '네이비 블레이저')

describe('long rain with wind needs a coat that keeps it off', () => {
  const blown = { low: 10, high: 13, mm: 8, wind: 5 }
  const school = { occasion: 'SCHOOL' } as const

  test('from 8 mm and 5 m/s a shell is right, and a hoodie is not', () => {
    expect(unmet('blownRain', shell, day(blown, school))).toBe(0)
    expect(unmet('blownRain', trench, day(blown, school))).toBe(0.2)
    expect(unmet('blownRain', hoodie, day(blown, school))).toBe(1)
    expect(rankOf('blownRain', day({ ...blown, wind: 4.9 }, school))).toBeNull()
    expect(rankOf('blownRain', day({ ...blown, mm: 7.9 }, school))).toBeNull()
  })

  test('the need is a mild wish on warm days, and there is none by car or in the heat', () => {
    expect(rankOf('blownRain', day(blown, school))).toBe('carried')
    expect(rankOf('blownRain', day({ ...blown, low: 20, high: 24 }, school))).toBe('season')
    expect(rankOf('blownRain', day({ ...blown, low: 20, high: 24 }, { ...school, sensitivity: 1 }))).toBe('carried')
    expect(rankOf('blownRain', day({ ...blown, low: 22, high: 26 }, school))).toBeNull()
    expect(rankOf('blownRain', day(blown, { ...school, plans: ['CAR'] }))).toBeNull()
    expect(rankOf('blownRain', day(blown, sport('HIKING')))).toBeNull()
  })

  test('a raincoat for fishing stays at home', () => {
    expect(unmet('blownRain', piece('OUTER', '낚시 방수 자켓'), day(blown, school))).toBe(1)
  })

  test('people who feel the cold cover their legs', () => {
    const shorts = piece('BOTTOM', '데님 반바지')
    const warm = { ...blown, low: 20, high: 24 }
    expect(unmet('bareLegsInRain', shorts, day(warm, { ...school, sensitivity: 1 }))).toBe(0.45)
    expect(unmet('bareLegsInRain', shorts, day(warm, school))).toBeNull()
  })
})

describe('a jacket for others needs a coat over it in rain', () => {
  const rain = { low: 12, high: 14, mm: 8 }
  const hosting = { occasion: 'WORK', plans: ['GUESTS'] } as const

  test('the jacket itself does not count, waterproof coats are best, and cashmere is nearly as bad as none', () => {
    for (const plan of [hosting, { ...formal('INTERVIEW'), ...morning }]) {
      expect(unmet('jacketInRain', blazer, day(rain, plan))).toBe(1)
      expect(unmet('jacketInRain', trench, day(rain, plan))).toBe(0)
      expect(unmet('jacketInRain', piece('OUTER', '봄가을 코트', { 방수: '가능' }), day(rain, plan))).toBe(0)
      expect(unmet('jacketInRain', piece('OUTER', '울 코트'), day(rain, plan))).toBe(0.45)
      expect(unmet('jacketInRain', piece('OUTER', '캐시미어 코트'), day(rain, plan))).toBe(0.7)
    }
  })

  test('there is no such need in less rain, in milder air, by car or without visitors', () => {
    expect(rankOf('jacketInRain', day(rain, hosting))).toBe('carried')
    expect(rankOf('jacketInRain', day({ ...rain, mm: 7.9 }, hosting))).toBeNull()
    expect(rankOf('jacketInRain', day({ ...rain, low: 14.1, high: 18 }, hosting))).toBeNull()
    expect(rankOf('jacketInRain', day(rain, { ...hosting, plans: ['GUESTS', 'CAR'] }))).toBeNull()
    expect(rankOf('jacketInRain', day(rain, { occasion: 'WORK' }))).toBeNull()
  })

  test('a cotton coat of spring bears rain, and a wool one does not', () => {
    const long = day({ low: 10, mm: 20 }, hosting)
    expect(unmet('dryCloth', piece('OUTER', '발마칸 코트 카키 (봄가을)'), long)).toBe(0)
    expect(unmet('dryCloth', piece('OUTER', '울 코트'), long)).toBe(0.7)
  })
})

describe('a ceremony in long rain', () => {
  const rain = { low: 10, high: 13, mm: 8 }

  test('a raincoat is right on the way, one for a site is not', () => {
    const event = day(rain, { ...formal('EVENT'), ...morning, plans: ['SPECIAL'] })
    expect(unmet('dress', piece('OUTER', '검정 레인코트'), event)).toBe(0)
    expect(unmet('special', piece('OUTER', '검정 레인코트'), event)).toBe(0)
    expect(
      unmet('dress', piece('OUTER', '검정 레인코트'), day({ ...rain, mm: 7 }, { ...formal('EVENT'), ...morning })),
    ).not.toBe(0)
    expect(unmet('dress', piece('OUTER', '현장 우비 상의'), event)).not.toBe(0)
  })

  test('what a name keeps for the event is right there, whatever its kind', () => {
    expect(unmet('dress', piece('OUTER', '연주용 검정 가디건'), day({ low: 10 }, formal('EVENT')))).toBe(0)
    expect(unmet('dress', piece('OUTER', '회색 후드집업'), day({ low: 10 }, formal('EVENT')))).not.toBe(0)
  })
})

test('where wind turns umbrellas, a wool coat is no help even near freezing', () => {
  const rain = { low: 2, high: 5, mm: 10 }
  const coat = piece('OUTER', '카멜 울코트')
  expect(unmet('dryCloth', coat, day({ ...rain, wind: 8 }, { occasion: 'SCHOOL' }))).toBe(0.7)
  expect(unmet('dryCloth', coat, day({ ...rain, wind: 3 }, { occasion: 'SCHOOL' }))).toBe(0)
})

test('a hooded raincoat replaces the umbrella in wind where a child needs both hands', () => {
  const closet = { TOP: '반팔티', BOTTOM: '면바지', SHOES: '장화', OUTER: '후드 레인자켓 방수', ETC: '장우산' }
  const walk = { occasion: 'CASUAL', plans: ['KIDS', 'WALKING'] } as const
  expect(dress(closet, day({ low: 21, high: 23, mm: 20, wind: 6 }, walk))).not.toContain('장우산')
  expect(dress(closet, day({ low: 21, high: 23, mm: 20, wind: 2 }, walk))).toContain('장우산')
})
