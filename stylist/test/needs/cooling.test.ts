import { describe, expect, test } from 'vitest'
import { dress } from '../support/dress.ts'
import { day, piece, rankOf, unmet } from './support.ts'

const tee = piece('TOP', '반팔 티셔츠')
const shirt = piece('TOP', '린넨 셔츠')

describe('air-conditioned rooms make a layer and covered legs and feet necessary', () => {
  const work = { occasion: 'WORK', sensitivity: 1 } as const
  test('a user who feels the cold needs sleeves in cooled rooms from a high of 26°', () => {
    expect(unmet('cooledRooms', tee, day({ low: 20, high: 26 }, work))).toBe(1)
    expect(unmet('cooledRooms', tee, day({ low: 20, high: 25.9 }, work))).toBeNull()
    expect(unmet('cooledRooms', tee, day({ low: 20, high: 30 }, { occasion: 'WORK' }))).toBeNull()
  })

  test('strongly cooled rooms need a soft layer even without sensitivity to cold, from a high of 18°', () => {
    const cooled = { occasion: 'WORK', plans: ['COOL'] } as const
    const rooms = day({ low: 20, high: 27 }, cooled)
    expect(unmet('cooledRooms', piece('OUTER', '얇은 가디건'), rooms)).toBe(0)
    expect(unmet('cooledRooms', shirt, rooms)).toBe(0.45)
    expect(unmet('cooledRooms', piece('OUTER', '고어텍스 자켓'), rooms)).toBe(0.45)
    expect(rankOf('cooledRooms', rooms)).toBe('chilled')
    expect(rankOf('cooledRooms', day({ low: 17, high: 17.9 }, cooled))).toBeNull()
  })

  test('a mesh cardigan is too airy for cooled rooms, and a windbreaker is enough in a cooled gym', () => {
    const bolero = piece('OUTER', '여름 볼레로 가디건 망사')
    const cardigan = piece('OUTER', '얇은 가디건')
    const cooled = { plans: ['COOL'] } as const
    expect(unmet('cooledRooms', bolero, day({ low: 20, high: 27 }, { occasion: 'DATE', ...cooled }))).toBe(0.7)
    expect(unmet('cooledRooms', cardigan, day({ low: 20, high: 27 }, { occasion: 'DATE', ...cooled }))).toBe(0)
    const gym = { occasion: 'SPORT', answers: { sport: 'GYM' } } as const
    expect(unmet('cooledRooms', piece('OUTER', '바람막이'), day({ low: 20, high: 27 }, { ...gym, ...cooled }))).toBe(0)
    expect(rankOf('cooledRooms', day({ low: 20, high: 27 }, { ...gym, ...cooled }))).toBe('carried')
    expect(rankOf('cooledRooms', day({ low: 20, high: 27 }, gym))).toBeNull()
  })

  test('sandals are too cold in cooled rooms for a user who feels the cold, except on a casual day', () => {
    const sandals = piece('SHOES', '가죽 샌들')
    const cooled = (occasion: 'DATE' | 'CASUAL', sensitivity: number) =>
      day({ low: 22, high: 30 }, { occasion, sensitivity, plans: ['COOL'] })
    expect(unmet('cooledLegs', sandals, cooled('DATE', 2))).toBe(0.45)
    expect(unmet('cooledLegs', sandals, cooled('DATE', 3))).toBe(0)
    expect(unmet('cooledLegs', sandals, cooled('CASUAL', 2))).toBe(0)
  })

  test('strongly cooled rooms need covered legs and feet, but a user who feels the heat may wear shorts', () => {
    const cooled = { occasion: 'SCHOOL', plans: ['COOL'] } as const
    const shorts = piece('BOTTOM', '면 반바지')
    expect(unmet('cooledLegs', shorts, day({ low: 20, high: 27 }, cooled))).toBe(0.45)
    expect(unmet('cooledLegs', shorts, day({ low: 20, high: 27 }, { ...cooled, sensitivity: 5 }))).toBe(0)
    expect(unmet('cooledLegs', piece('SHOES', '삼선 슬리퍼'), day({ low: 20, high: 27 }, cooled))).toBe(0.45)
    expect(unmet('cooledLegs', shorts, day({ low: 20, high: 27 }, { occasion: 'SCHOOL' }))).toBeNull()
  })

  test.each([
    ['OUTER', '회색 가디건', 0],
    ['TOP', '얇은 니트 가디건', 0],
    ['OUTER', '셔츠 자켓', 0],
    ['OUTER', '얇은 바람막이', 0.2],
    ['OUTER', '코치자켓 블랙', 0.45],
    ['OUTER', '등산 후리스', 0.45],
    ['OUTER', '트랙탑', 0.45],
    ['OUTER', '시스루 가디건', 0.7],
  ] as const)('%s %s leaves the need for a layer in cooled rooms unmet by %d', (type, name, wanted) => {
    expect(unmet('cooledRooms', piece(type, name), day({ low: 22, high: 27 }, { plans: ['COOL'] }))).toBe(wanted)
  })

  test('a coach jacket meets the need for a layer in cooled rooms below a high of 26°', () => {
    const coach = piece('OUTER', '코치자켓')
    expect(unmet('cooledRooms', coach, day({ low: 20, high: 25.9 }, { plans: ['COOL'] }))).toBe(0)
    expect(unmet('cooledRooms', coach, day({ low: 20, high: 26 }, { plans: ['COOL'] }))).toBe(0.45)
  })

  test('a thick cardigan suits cooled rooms for a user who feels the cold', () => {
    const thick = piece('OUTER', '도톰한 두꺼운 가디건')
    const at = (sensitivity: number) => day({ low: 24, high: 29 }, { sensitivity, plans: ['COOL'] })
    expect([2, 3].map((sensitivity) => unmet('cooledRooms', thick, at(sensitivity)))).toEqual([0, 0.45])
  })

  test('a thin cardigan is chosen for cooled rooms before a hiking fleece', () => {
    const closet = {
      TOP: '반팔 티셔츠|얇은 니트 가디건',
      BOTTOM: '슬랙스',
      OUTER: '등산 후리스|코치자켓',
      SHOES: '운동화',
    }
    const worn = dress(
      closet,
      day({ low: 28, high: 34 }, { occasion: 'WORK', answers: { work: 'FREE' }, plans: ['COOL'] }),
    )
    expect(worn).toContain('얇은 니트 가디건')
    expect(worn).not.toContain('등산 후리스')
  })
})

describe('in great heat, thin layers alone suit cooled rooms', () => {
  const office = (high: number) => day({ low: 25, high }, { occasion: 'WORK', plans: ['COOL'] })

  test.each([
    ['네이비 블레이저', 32.9, 0],
    ['네이비 블레이저', 33, 0.45],
    ['얇은 가디건', 33, 0],
    ['고어텍스 자켓', 27.9, 0.45],
    ['고어텍스 자켓', 28, 0.7],
  ])('%s carried to a cooled office at a high of %d° leaves the need for a layer unmet by %d', (name, high, wanted) => {
    expect(unmet('cooledRooms', piece('OUTER', name), office(high))).toBe(wanted)
  })
})

test.each([
  [2, '미니 플리츠 스커트', 0.45],
  [3, '미니 플리츠 스커트', 0],
  [2, '플리츠 롱스커트', 0],
])(
  'with sensitivity %i a %s leaves the need for warm legs in cooled rooms unmet by %d',
  (sensitivity, name, wanted) => {
    const cooled = day({ low: 22, high: 30 }, { occasion: 'SCHOOL', sensitivity, plans: ['COOL'] })
    expect(unmet('cooledLegs', piece('BOTTOM', name), cooled)).toBe(wanted)
  },
)

test('people who feel the heat take nothing thick, sporty or waterproof along for cooled rooms', () => {
  const mall = day({ low: 28, high: 35 }, { occasion: 'CASUAL', plans: ['COOL'], sensitivity: 4 })
  const lacks = (name: string) => unmet('cooledRooms', piece('OUTER', name), mall)
  expect(lacks('해링턴자켓 베이지')).toBe(1)
  expect(lacks('농구부 웜업 집업')).toBe(1)
  expect(lacks('얇은 레인자켓')).toBe(1)
  expect(lacks('얇은 여름 가디건')).toBe(0)
})

test('shoes with a membrane are too warm in dry heat, and not in rain', () => {
  const shoes = piece('SHOES', '고어텍스 스니커즈')
  expect(unmet('lightCloth', shoes, day({ low: 26, high: 35 }))).toBe(0.45)
  expect(unmet('lightCloth', shoes, day({ low: 26, high: 35, mm: 12 }))).toBe(0)
  expect(unmet('lightCloth', piece('SHOES', '스니커즈'), day({ low: 26, high: 35 }))).toBe(0)
})

const neatWork = { occasion: 'WORK', answers: { work: 'NEAT' } } as const

describe('guests in cooled rooms', () => {
  test('at work, a thin jacket is carried for them in any heat, a thick one is not', () => {
    const tour = day({ low: 25, high: 32 }, { ...neatWork, plans: ['COOL', 'GUESTS'] })
    expect(unmet('jacket', piece('OUTER', '린넨 자켓'), tour)).toBe(0)
    expect(unmet('jacket', piece('OUTER', '울 블레이저'), tour)).toBe(0.7)
    expect(
      unmet('jacket', piece('OUTER', '린넨 자켓'), day({ low: 25, high: 32 }, { ...neatWork, plans: ['GUESTS'] })),
    ).toBe(null)
  })

  test('at an event, legs are not bare, and no casual dress is worn', () => {
    const event = { occasion: 'FORMAL', answers: { formal: 'EVENT' }, plans: ['COOL', 'GUESTS'] } as const
    const closet = { DRESS: '면 원피스', TOP: '블라우스', BOTTOM: '정장 스커트', SHOES: '펌프스', SOCKS: '살스타킹' }
    const worn = dress(closet, day({ low: 28, high: 35 }, event))
    expect(worn).toEqual(expect.arrayContaining(['정장 스커트', '살스타킹']))
  })
})
