import { describe, expect, test } from 'vitest'
import { dress } from '../support/dress.ts'
import { day, morningSport as sport, piece, rankOf, unmet } from './support.ts'

const outdoors = { plans: ['OUTDOORS'] } as const

describe('rests outdoors during sports make a windproof or warm layer necessary', () => {
  const shell = piece('OUTER', '바람막이')
  const hoodie = piece('OUTER', '회색 후드집업')

  test.each([
    [10, 3, 'chilled'],
    [10.1, 3, 'carried'],
    [15, 3, 'carried'],
    [15.1, 3, null],
    [13, 5, 'carried'],
    [13.1, 5, null],
  ])(
    'hiking at a low of %d° with sensitivity %i, the need for a windproof layer has the rank %s (null: no need)',
    (low, sensitivity, rank) => {
      expect(rankOf('windbreak', day({ low, high: low + 8 }, sport('HIKING', { sensitivity })))).toBe(rank)
    },
  )

  test('for hikers, a windbreaker is windproof enough, padding nearly, a hoodie half, a sun jacket not at all', () => {
    const hills = day({ low: 9, high: 16 }, sport('HIKING'))
    expect(unmet('windbreak', shell, hills)).toBe(0)
    expect(unmet('windbreak', piece('OUTER', '경량 패딩'), hills)).toBe(0.2)
    expect(unmet('windbreak', hoodie, hills)).toBe(0.45)
    expect(unmet('windbreak', piece('OUTER', '자외선 차단 집업'), hills)).toBe(1)
  })

  test('runners and ball players need a windproof layer if they stay outdoors', () => {
    expect(rankOf('windbreak', day({ low: 12 }, sport('RUNNING')))).toBeNull()
    expect(rankOf('windbreak', day({ low: 12 }, sport('RUNNING', outdoors)))).toBe('chilled')
    expect(rankOf('windbreak', day({ low: 12 }, sport('BALL', outdoors)))).toBe('chilled')
    const running = piece('OUTER', '러닝 바람막이')
    expect(unmet('effort', running, day({ low: 12 }, sport('RUNNING')))).toBe(0.7)
    expect(unmet('effort', running, day({ low: 12 }, sport('RUNNING', outdoors)))).toBe(0)
  })

  test.each([
    [10, 1, 'chilled'],
    [10.1, 1, null],
    [10, 3, 'season'],
    [10, 5, null],
  ])(
    'hiking at a low of %d° with sensitivity %i, the need for a warm layer at rests has the rank %s (null: no need)',
    (low, sensitivity, rank) => {
      expect(rankOf('warmPause', day({ low, high: low + 8 }, sport('HIKING', { sensitivity })))).toBe(rank)
    },
  )

  test('a hiker who feels the cold needs light down under the shell, or a warm top', () => {
    const hills = day({ low: 8, high: 16 }, sport('HIKING', { sensitivity: 1 }))
    expect(unmet('warmPause', piece('OUTER', '경량 패딩'), hills)).toBe(0)
    expect(unmet('warmPause', shell, hills)).toBe(0.45)
    expect(unmet('warmPause', piece('TOP', '운동용 반집업'), hills)).toBe(0)
    expect(unmet('warmPause', piece('TOP', '등산 긴팔 티'), hills)).toBe(1)
    const closet = {
      TOP: '등산 긴팔 티',
      BOTTOM: '등산 바지',
      OUTER: '방수 바람막이|경량 패딩',
      SHOES: '등산화',
    }
    expect(dress(closet, hills)).toEqual(expect.arrayContaining(['방수 바람막이', '경량 패딩']))
  })
})

describe('the clothes suit the sport and the way to it', () => {
  const shorts = piece('BOTTOM', '운동 반바지')

  test.each([
    ['GYM', 12, 'carried'],
    ['GYM', 12.1, null],
    ['GYM', 8, 'chilled'],
    ['GYM', 5, 'kit'],
    ['RUNNING', 8, null],
    ['RUNNING', 4.5, 'chilled'],
  ] as const)(
    'on the way to %s at %d°, the need for covered legs has the rank %s (null: no need)',
    (answer, low, rank) => {
      const at = day({ low, high: low, wind: 0 }, sport(answer))
      expect(rankOf('coveredLegs', at)).toBe(rank)
      if (rank) expect(unmet('coveredLegs', shorts, at)).toBe(0.7)
      if (rank) expect(unmet('coveredLegs', piece('BOTTOM', '레깅스'), at)).toBe(0)
    },
  )

  test('a ball game needs covered legs if the person leaves at 17:00 or later', () => {
    const game = (leave: number) => day({ low: 12, high: 12 }, sport('BALL', { hoursOut: { leave, home: 22 } }))
    expect(rankOf('coveredLegs', game(17))).toBe('carried')
    expect(rankOf('coveredLegs', game(16))).toBeNull()
  })

  test('training trousers count as kit for a ball game in the cold, but not in warm weather', () => {
    const joggers = piece('BOTTOM', '트레이닝 팬츠')
    expect(unmet('kept', joggers, day({ low: 0, high: 1 }, sport('BALL')))).toBe(0)
    expect(unmet('kept', joggers, day({ low: 20 }, sport('BALL')))).toBe(0.45)
  })

  test('on the way to the gym in snow, training trousers are chosen over shorts', () => {
    const closet = { TOP: '기능성 반팔 티', BOTTOM: '운동 반바지|트레이닝 바지', OUTER: '롱패딩', SHOES: '운동화' }
    const snow = day({ low: 0, high: 1, mm: 4, falling: 'SNOW' }, sport('GYM'))
    expect(dress(closet, snow)).toContain('트레이닝 바지')
  })

  test('for the gym, a thin sports T-shirt is right, a plain T-shirt nearly, a sports half-zip is too thick', () => {
    const gym = day({ low: 4, high: 8 }, sport('GYM'))
    expect(unmet('trainingTop', piece('TOP', '기능성 반팔 티'), gym)).toBe(0)
    expect(unmet('trainingTop', piece('TOP', '반팔 티셔츠'), gym)).toBe(0.2)
    expect(unmet('trainingTop', piece('TOP', '운동용 반집업'), gym)).toBe(0.45)
  })

  test('running shorts are worn over tights, but not over leggings', () => {
    const run = day({ low: -4, high: -2, wind: 0 }, sport('RUNNING'))
    const closet = (legs: string) => ({ TOP: '기능성 긴팔 티', BOTTOM: legs, OUTER: '러닝 바람막이', SHOES: '러닝화' })
    expect(dress(closet('런닝 타이즈 기모|러닝 쇼츠'), run)).toEqual(
      expect.arrayContaining(['런닝 타이즈 기모', '러닝 쇼츠']),
    )
    expect(dress(closet('운동 레깅스|러닝 쇼츠'), run)).not.toContain('러닝 쇼츠')
  })

  test('a workout crop top is not worn alone if the closet has a T-shirt', () => {
    const gym = day({ low: 22, high: 28 }, sport('GYM'))
    expect(dress({ TOP: '운동 크롭탑|기능성 반팔 티', BOTTOM: '운동 레깅스', SHOES: '운동화' }, gym)).toContain(
      '기능성 반팔 티',
    )
  })
})

test('a shirt of a golf brand counts as golf kit', () => {
  const golf = day({ low: 8, high: 16 }, sport('GOLF'))
  expect(unmet('kept', piece('TOP', '파리게이츠 여성 긴팔 카라티 화이트'), golf)).toBe(0)
})

test('a golf knit vest is worn with a shirt under it', () => {
  const golf = day({ low: 8, high: 16 }, sport('GOLF'))
  expect(piece('TOP', '골프 니트 조끼').kind).toBe('knitVest')
  expect(unmet('kept', piece('TOP', '골프 니트 조끼'), golf)).toBe(0)
  const closet = { BOTTOM: '골프 바지', SHOES: '골프화' }
  const worn = dress({ TOP: '골프 니트 조끼|골프 긴팔 카라티', ...closet }, golf)
  expect(worn).toContain('골프 긴팔 카라티')
})

describe('a run at night makes a windproof layer necessary afterwards', () => {
  const late = (low: number, sensitivity: number) =>
    day({ low, high: low }, { ...sport('RUNNING'), sensitivity, plans: ['LATE'], hoursOut: { leave: 20, home: 22 } })

  test.each([
    [21, 1, 'carried'],
    [21.1, 1, null],
    [17, 3, 'carried'],
    [17.1, 3, null],
  ])(
    'after a night run at %d° with sensitivity %i, the need for a windproof layer has the rank %s (null: no need)',
    (low, sensitivity, rank) => {
      expect(rankOf('windbreak', late(low, sensitivity))).toBe(rank)
    },
  )
})

test('in the gym, a sweatshirt is less suitable than a sports half-zip, and a sports T-shirt is right', () => {
  const gym = day({ low: 5 }, sport('GYM'))
  expect(unmet('trainingTop', piece('TOP', '운동 반팔티'), gym)).toBe(0)
  expect(unmet('trainingTop', piece('TOP', '운동용 반집업'), gym)).toBe(0.45)
  expect(unmet('trainingTop', piece('TOP', '꽃무늬 맨투맨'), gym)).toBe(0.7)
})

test.each([
  [7.6, 1, 0.7],
  [7.8, 1, 0.2],
  [3, 3, 0.7],
  [3.2, 3, 0.2],
])(
  'at %d° with sensitivity %i, a windbreaker leaves %d of the warmth need on the way to the gym unmet',
  (low, sensitivity, wanted) => {
    const gym = day({ low, high: low, wind: 0 }, { ...sport('GYM'), sensitivity })
    expect(unmet('putOn', piece('OUTER', '바람막이'), gym)).toBe(wanted)
  },
)
