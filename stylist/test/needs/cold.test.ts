import { describe, expect, test } from 'vitest'
import { day, piece, rankOf, unmet } from './support.ts'

const coat = piece('OUTER', '베이지 울 코트')
const tee = piece('TOP', '흰 반팔 티셔츠')
const shirt = piece('TOP', '흰 셔츠')

describe('something to put on', () => {
  const all = { hoursOut: { leave: 6, home: 20 } }
  test.each([
    [3, 10, false],
    [3, 10.1, true],
    [1, 12, false],
    [1, 12.1, true],
    [5, 8, false],
    [5, 8.1, true],
  ])('sensitivity %i, coldest hour %d°: a shirt alone does %s', (sensitivity, low, does) => {
    expect(unmet('putOn', shirt, day({ low, high: low + 8 }, { ...all, sensitivity })) === null).toBe(!does)
  })

  test.each([
    [17.5, 'minor'],
    [17.6, null],
    [14, 'chilled'],
    [14.1, 'minor'],
  ])('coldest hour %d°: rank %s', (low, rank) => {
    expect(rankOf('putOn', day({ low, high: low + 8 }, all))).toBe(rank)
  })

  test('rain counts as a degree and a half', () => {
    expect(unmet('putOn', shirt, day({ low: 11.5, high: 11.5, mm: 1 }, all))).toBeNull()
    expect(unmet('putOn', shirt, day({ low: 11.6, high: 11.6, mm: 1 }, all))).not.toBeNull()
  })

  test('short sleeves never do, a coat always', () => {
    const mild = day({ low: 13, high: 22 }, all)
    expect(unmet('putOn', tee, mild)).toBe(1)
    expect(unmet('putOn', coat, mild)).toBe(0)
    expect(unmet('putOn', piece('OUTER', '패딩 조끼'), mild)).toBe(0.45)
  })

  test('late home means the hours of the night, past midnight too', () => {
    const evening = { low: 9, high: 24 }
    expect(rankOf('putOn', day(evening, { occasion: 'DATE', hoursOut: { leave: 12, home: 17 } }))).toBeNull()
    expect(
      rankOf('putOn', day(evening, { occasion: 'DATE', hoursOut: { leave: 12, home: 17 }, plans: ['LATE'] })),
    ).toBe('chilled')
  })
})

describe('cooled rooms', () => {
  const work = { occasion: 'WORK', sensitivity: 1 } as const
  test('want sleeves of who feels the cold, from a high of 26°', () => {
    expect(unmet('cooledRooms', tee, day({ low: 20, high: 26 }, work))).toBe(1)
    expect(unmet('cooledRooms', tee, day({ low: 20, high: 25.9 }, work))).toBeNull()
    expect(unmet('cooledRooms', tee, day({ low: 20, high: 30 }, { occasion: 'WORK' }))).toBeNull()
  })

  test('of all who say that they are cooled hard, less of who feels the heat', () => {
    const cooled = { occasion: 'WORK', plans: ['COOL'] } as const
    expect(unmet('cooledRooms', shirt, day({ low: 20, high: 27 }, cooled))).toBe(0)
    expect(rankOf('cooledRooms', day({ low: 20, high: 27 }, cooled))).toBe('chilled')
    expect(rankOf('cooledRooms', day({ low: 20, high: 27 }, { ...cooled, sensitivity: 5 }))).toBe('overheated')
  })
})

describe('frost', () => {
  const out = { occasion: 'TRAVEL' } as const
  test.each([
    [-4.5, null],
    [-5.5, 0],
  ])('at %d° a scarf: %s', (low, wanted) => {
    expect(unmet('neck', piece('SCARF', '울 머플러'), day({ low, high: low, wind: 0 }, out))).toBe(wanted)
  })

  test.each([
    [-8.5, 3, null],
    [-9.5, 3, 0],
    [-6.5, 1, 0],
  ])('at %d° with sensitivity %i gloves: %s', (low, sensitivity, wanted) => {
    const frost = day({ low, high: low, wind: 0 }, { ...out, sensitivity })
    expect(unmet('hands', piece('ACCESSORY', '가죽 장갑'), frost)).toBe(wanted)
  })

  test('a suit has no hat', () => {
    const hard = { low: -12, high: -8 }
    expect(rankOf('ears', day(hard, { occasion: 'FORMAL' }))).toBeNull()
    expect(rankOf('ears', day(hard, out))).toBe('freezing')
  })

  test('open shoes are for no day below 16°', () => {
    const sandals = piece('SHOES', '가죽 샌들')
    expect(unmet('coveredFeet', sandals, day({ low: 10, high: 15.9 }))).toBe(1)
    expect(unmet('coveredFeet', sandals, day({ low: 10, high: 16 }))).toBeNull()
  })
})

test.each([
  [6.9, 5, 'SPORT', null],
  [7, 5, 'SPORT', 'chilled'],
  [7, 12, 'SPORT', null],
  [7, 5, 'CASUAL', null],
] as const)('wind of %d m/s at %d° for %s: %s', (wind, low, occasion, rank) => {
  const at = day({ low, high: low, wind }, { occasion, answers: { sport: 'HIKING' }, hoursOut: { leave: 8, home: 12 } })
  expect(rankOf('wind', at)).toBe(rank)
})

describe('under a coat and on the legs', () => {
  const at = (low: number, plan: Parameters<typeof day>[1] = {}) => day({ low, high: low }, plan)

  test('a shirt alone is thin under any coat up to felt 3°, a knit is not', () => {
    expect(unmet('underCoat', shirt, at(4))).toBeNull()
    expect(unmet('underCoat', shirt, at(2))).toBe(0.45)
    expect(unmet('underCoat', piece('TOP', '흰 블라우스'), at(2))).toBe(1)
    expect(unmet('underCoat', piece('TOP', '두꺼운 니트'), at(2))).toBe(0)
    expect(unmet('underCoat', piece('OUTER', '검정 정장 자켓'), at(2))).toBe(0.2)
    expect(unmet('underCoat', shirt, at(2, { sensitivity: 5 }))).toBeNull()
  })

  test('socks that leave the instep bare are for felt 9° and more', () => {
    const hidden = piece('SOCKS', '덧신')
    expect(unmet('socks', hidden, at(11))).toBeNull()
    expect(unmet('socks', hidden, at(8))).toBe(1)
    expect(unmet('socks', piece('SOCKS', '양말'), at(8))).toBe(0)
  })

  test('nobody walks to a gym in shorts at felt 5°', () => {
    const gym = { occasion: 'SPORT', answers: { sport: 'GYM' } } as const
    expect(unmet('coveredLegs', piece('BOTTOM', '운동 반바지'), at(8, gym))).toBeNull()
    expect(unmet('coveredLegs', piece('BOTTOM', '운동 반바지'), at(3, gym))).toBe(0.7)
    expect(unmet('coveredLegs', piece('BOTTOM', '레깅스'), at(3, gym))).toBe(0)
  })

  test('who feels the cold covers the neck up to felt 5°, who stands about up to 2°', () => {
    const scarf = piece('SCARF', '울 머플러')
    expect(unmet('bareNeck', scarf, at(4, { sensitivity: 1 }))).toBe(0)
    expect(unmet('bareNeck', piece('SCARF', '실크 스카프'), at(4, { sensitivity: 1 }))).toBe(0.45)
    expect(unmet('bareNeck', scarf, at(4))).toBeNull()
    expect(unmet('bareNeck', scarf, at(1, { plans: ['OUTDOORS'] }))).toBe(0)
  })

  test('snow is played in with gloves, and in no denim', () => {
    const snow = at(1, { plans: ['WET', 'KIDS'] })
    expect(unmet('snowHands', piece('ACCESSORY', '방한장갑'), snow)).toBe(0)
    expect(unmet('snowKnees', piece('BOTTOM', '청바지'), snow)).toBe(0.7)
    expect(unmet('snowKnees', piece('BOTTOM', '스키바지'), snow)).toBe(0)
    expect(unmet('snowKnees', piece('BOTTOM', '청바지'), at(8, { plans: ['WET'] }))).toBeNull()
  })

  test('after a game in the evening something is put on below 18°', () => {
    const game = (low: number) =>
      day({ low, high: low }, { occasion: 'SPORT', answers: { sport: 'BALL' }, hoursOut: { leave: 19, home: 22 } })
    expect(unmet('bench', piece('OUTER', '바람막이'), game(17))).toBe(0)
    expect(unmet('bench', piece('OUTER', '바람막이'), game(18))).toBeNull()
  })
})
