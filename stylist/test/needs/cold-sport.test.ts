import { describe, expect, test } from 'vitest'
import { dress } from '../support/dress.ts'
import { day, morningSport as sport, piece, rankOf, unmet } from './support.ts'

describe('in frost, runners need long sleeves and may wear running fleece', () => {
  test.each([
    [0, 'chilled'],
    [0.1, null],
  ])('for running at %d°, the need for long sleeves has the rank %s (null: no need)', (low, rank) => {
    const at = day({ low }, sport('RUNNING'))
    expect(rankOf('runningSleeves', at)).toBe(rank)
    if (!rank) return
    expect(unmet('runningSleeves', piece('TOP', '러닝 긴팔티'), at)).toBe(0)
    expect(unmet('runningSleeves', piece('TOP', '러닝 반팔'), at)).toBe(0.7)
  })

  test('fleece made for running counts as kit and is worn in the frost', () => {
    const closet = {
      TOP: '러닝 반팔 드라이핏|러닝 하프집 기모 긴팔',
      BOTTOM: '러닝 타이츠 기모|러닝 반바지',
      OUTER: '러닝 바람막이',
      SHOES: '러닝화',
    }
    expect(dress(closet, day({ low: -4, high: -2 }, sport('RUNNING')))).toContain('러닝 하프집 기모 긴팔')
    const fleece = piece('TOP', '러닝 하프집 기모 긴팔')
    expect(unmet('kept', fleece, day({ low: -4 }, sport('RUNNING')))).toBe(0)
    expect(unmet('kept', piece('TOP', '뽀글이 플리스 상의'), day({ low: -4 }, sport('RUNNING')))).toBe(0.45)
  })
})

describe('hikers in the cold need a warm layer for rests', () => {
  test.each([
    [0, '운동용 반집업', 'TOP', 0.45],
    [0.1, '운동용 반집업', 'TOP', 0],
    [0, '경량패딩 조끼', 'OUTER', 0],
    [3, '경량패딩 조끼', 'OUTER', 0.45],
    [3.1, '경량패딩 조끼', 'OUTER', 0],
    [5, '기모 등산티 반집업', 'TOP', 0.45],
    [5, '운동용 반집업', 'TOP', 0],
    [0, '퀼팅자켓', 'OUTER', 0.45],
    [0, '플리스 자켓', 'OUTER', 0],
  ] as const)(
    'for a rest on a hike at %d°, %s (%s) leaves the need for warmth unmet by %d',
    (low, name, type, wanted) => {
      expect(
        unmet('warmPause', piece(type, name), day({ low, high: low + 5 }, sport('HIKING', { sensitivity: 2 }))),
      ).toBe(wanted)
    },
  )
})

describe('golfers who feel the cold wear thermals and a neck warmer in the cold', () => {
  test.each([
    [8, 2, 'carried'],
    [8.1, 2, null],
    [8, 3, null],
  ])(
    'for golf at %d° with sensitivity %i, thermals and a neck warmer have the rank %s (null: no need)',
    (low, sensitivity, rank) => {
      expect(rankOf('golfThermals', day({ low }, sport('GOLF', { sensitivity })))).toBe(rank)
      expect(rankOf('golfNeck', day({ low }, sport('GOLF', { sensitivity }))) !== null).toBe(rank !== null)
    },
  )

  test('thermals and a neck warmer are worn for golf in the cold', () => {
    const closet = {
      TOP: '골프 니트',
      BOTTOM: '골프 바지',
      OUTER: '골프 바람막이',
      SHOES: '골프화',
      UNDERWEAR: '발열내의 상의',
      SCARF: '넥워머 골프',
    }
    const worn = dress(closet, day({ low: 2, high: 12 }, sport('GOLF', { sensitivity: 2 })))
    expect(worn).toEqual(expect.arrayContaining(['발열내의 상의', '넥워머 골프']))
  })
})

describe('cyclists cover arms, eyes and hands in the cold', () => {
  test.each([
    [14, 'carried'],
    [14.1, null],
  ])('for cycling at %d°, covered arms, goggles and gloves have the rank %s (null: no need)', (low, rank) => {
    const at = day({ low, high: 20 }, sport('CYCLING'))
    expect(rankOf('rideArms', at)).toBe(rank)
    expect(rankOf('rideEyes', at) !== null).toBe(rank !== null)
    expect(rankOf('handlebars', day({ low, high: low, wind: 0 }, sport('CYCLING')))).toBe(rank)
  })

  test('arm warmers, a long jersey and cycling goggles meet the needs of a cold ride', () => {
    const at = day({ low: 12, high: 20 }, sport('CYCLING'))
    expect(unmet('rideArms', piece('ACCESSORY', '암워머'), at)).toBe(0)
    expect(unmet('rideArms', piece('ACCESSORY', '쿨토시 냉감'), at)).toBe(0.45)
    expect(unmet('rideArms', piece('TOP', '자전거 긴팔 져지'), at)).toBe(0)
    expect(unmet('rideEyes', piece('ACCESSORY', '자전거 고글'), at)).toBe(0)
    expect(unmet('rideEyes', piece('ACCESSORY', '물안경'), at)).toBe(1)
    const closet = {
      TOP: '자전거 반팔 져지',
      BOTTOM: '빕숏',
      SHOES: '클릿슈즈',
      ACCESSORY: '암워머 검정|자전거 반장갑|자전거 고글',
    }
    expect(dress(closet, at)).toEqual(expect.arrayContaining(['암워머 검정', '자전거 반장갑', '자전거 고글']))
  })
})

describe('on a frosty way to the gym, warm pieces are worn with the gym kit', () => {
  const gym = (low: number) => day({ low, high: low, wind: 0 }, sport('GYM'))
  const closet = {
    TOP: '기능성 반팔 티',
    BOTTOM: '요가 레깅스|기모 조거팬츠',
    OUTER: '롱패딩',
    SHOES: '메쉬 운동화|어그 부츠',
    ACCESSORY: '코팅 목장갑|니트장갑',
  }

  test('lined trousers are worn over leggings on a frosty way to the gym', () => {
    expect(rankOf('wayLegs', gym(-4.9))).toBeNull()
    expect(rankOf('wayLegs', gym(-5.5))).toBe('chilled')
    expect(dress(closet, gym(-11))).toEqual(expect.arrayContaining(['요가 레깅스', '기모 조거팬츠']))
    expect(dress(closet, gym(4))).not.toEqual(expect.arrayContaining(['요가 레깅스', '기모 조거팬츠']))
  })

  test('warm boots are worn on the way to the gym in hard frost', () => {
    expect(unmet('closedShoes', piece('SHOES', '메쉬 운동화'), gym(-8))).toBeLessThan(0.45)
    expect(unmet('closedShoes', piece('SHOES', '메쉬 운동화'), gym(-11))).toBe(0.45)
    expect(unmet('kept', piece('SHOES', '어그 부츠'), gym(-11))).toBe(0)
    expect(unmet('kept', piece('SHOES', '어그 부츠'), gym(-6))).toBe(0.45)
    expect(dress(closet, gym(-11))).toContain('어그 부츠')
  })

  test('knit gloves, not work gloves, are worn on the way to the gym in the frost', () => {
    const worn = dress(closet, gym(-11))
    expect(worn).toContain('니트장갑')
    expect(worn).not.toContain('코팅 목장갑')
    expect(unmet('hands', piece('ACCESSORY', '헬스장갑'), gym(-11))).toBe(1)
    const site = day({ low: -11, high: -6 }, { occasion: 'WORK', answers: { work: 'SITE' } })
    expect(unmet('hands', piece('ACCESSORY', '코팅 목장갑'), site)).toBe(0.2)
    expect(unmet('hands', piece('ACCESSORY', '러닝 장갑'), day({ low: -11 }, sport('RUNNING')))).toBe(0)
  })
})

describe('each sport needs layers that suit the temperature', () => {
  test('a long-sleeved top is worn under a short cycling jersey up to 12°', () => {
    const closet = {
      TOP: '자전거 저지 반팔|기능성 긴팔 티',
      BOTTOM: '자전거 빕숏',
      OUTER: '바람막이',
      SHOES: '클릿슈즈',
    }
    const at = (low: number) => day({ low, high: low + 4 }, sport('CYCLING'))
    expect(dress(closet, at(8))).toEqual(expect.arrayContaining(['자전거 저지 반팔', '기능성 긴팔 티']))
    expect(dress(closet, at(17))).not.toContain('기능성 긴팔 티')
    expect(unmet('kept', piece('TOP', '기능성 긴팔 티'), at(12))).toBe(0)
    expect(unmet('kept', piece('TOP', '기능성 긴팔 티'), at(12.1))).toBe(0.2)
  })

  test('half-finger gloves do not warm the hands on a bicycle in the cold', () => {
    const at = day({ low: 6, high: 10 }, sport('CYCLING'))
    expect(unmet('handlebars', piece('ACCESSORY', '자전거 반장갑'), at)).toBe(0.7)
    expect(unmet('handlebars', piece('ACCESSORY', '자전거 장갑'), at)).toBe(0)
  })

  test('dress leather gloves do not suit hiking, except in hard frost', () => {
    expect(unmet('bareHands', piece('ACCESSORY', '가죽장갑'), day({ low: -1, high: 9 }, sport('HIKING')))).toBe(1)
    expect(unmet('bareHands', piece('ACCESSORY', '등산장갑'), day({ low: -1, high: 9 }, sport('HIKING')))).toBe(0)
    expect(unmet('bareHands', piece('ACCESSORY', '가죽장갑'), day({ low: -9, high: -6 }, sport('HIKING')))).toBe(0)
  })

  test.each([
    [8, null],
    [8.1, 0.45],
  ])(
    'on a climb with a high of %d° a lined top leaves the need for a thin top unmet by %s (null: no need)',
    (high, wanted) => {
      const at = day({ low: 2, high }, sport('HIKING', { hoursOut: { leave: 6, home: 16 } }))
      expect(unmet('climb', piece('TOP', '기모 등산티 반집업'), at)).toBe(wanted)
      expect(unmet('climb', piece('TOP', '등산 집업티'), at)).toBe(wanted === null ? null : 0)
    },
  )

  test.each([
    [[], 4, 'season'],
    [['OUTDOORS'], 8, 'chilled'],
    [['OUTDOORS'], 8.1, 'season'],
  ] as const)('for hiking with the plans %j at %d°, something warm for a rest has the rank %s', (plans, low, rank) => {
    expect(rankOf('warmPause', day({ low, high: low + 8 }, sport('HIKING', { plans: [...plans] })))).toBe(rank)
  })

  test.each([
    [2, 'carried'],
    [7, null],
  ])('for hiking at %d°, long sleeves without cooling cloth have the rank %s (null: no need)', (low, rank) => {
    const at = day({ low, high: low + 3, wind: 0 }, sport('HIKING'))
    expect(rankOf('coldTop', at)).toBe(rank)
    if (!rank) return
    const left = ['쿨 반팔 운동티', '쿨 긴팔 등산티', '등산 긴팔티'].map((name) =>
      unmet('coldTop', piece('TOP', name), at),
    )
    expect(left).toEqual([0.7, 0.45, 0])
  })

  test.each([
    [2, 'carried'],
    [6, null],
  ])('for running at %d°, lined tights have the rank %s (null: no need)', (low, rank) => {
    const at = day({ low, high: low + 3, wind: 0 }, sport('RUNNING'))
    expect(rankOf('runningLegs', at)).toBe(rank)
    if (!rank) return
    const left = ['기모 러닝 타이즈', '에어쿨링 레깅스', '러닝 긴바지'].map((name) =>
      unmet('runningLegs', piece('BOTTOM', name), at),
    )
    expect(left).toEqual([0, 0.7, 0.45])
    expect(unmet('kept', piece('BOTTOM', '기모 러닝 타이즈'), at)).toBe(0)
    expect(unmet('warmEnd', piece('BOTTOM', '기모 러닝 타이즈'), at)).toBe(0)
  })

  test.each([
    [3, 15, 'carried'],
    [3, 15.1, null],
    [5, 13, 'carried'],
    [5, 13.1, null],
  ])(
    'for golf with sensitivity %i at %d°, a layer over the shirt at the start has the rank %s (null: no need)',
    (sensitivity, low, rank) => {
      const at = day({ low, high: low + 12 }, sport('GOLF', { sensitivity }))
      expect(rankOf('teeOff', at)).toBe(rank)
      if (rank) expect(unmet('teeOff', piece('OUTER', '골프 바람막이'), at)).toBe(0)
    },
  )

  test.each([
    [1, 22, 'carried'],
    [1, 22.1, null],
    [3, 18, 'carried'],
    [3, 18.1, null],
    [5, 15, null],
  ])(
    'on the way to the gym with sensitivity %i at %d°, a layer over tights has the rank %s (null: no need)',
    (sensitivity, low, rank) => {
      const at = day({ low, high: low }, sport('GYM', { sensitivity }))
      expect(rankOf('wayOver', at)).toBe(rank)
      if (rank) expect(unmet('wayOver', piece('OUTER', 'UV컷 후드집업'), at)).toBe(0)
    },
  )

  test('thermals are not worn under gym clothes, nor a longer top under a crop top', () => {
    const closet = {
      TOP: '요가 크롭탑 긴팔|반팔 운동티',
      BOTTOM: '요가 레깅스',
      OUTER: '롱패딩',
      SHOES: '운동화',
      UNDERWEAR: '히트텍 상의',
    }
    const worn = dress(closet, day({ low: -8, high: -5 }, sport('GYM')))
    expect(worn).not.toContain('히트텍 상의')
    expect(worn.filter((name) => /크롭탑|운동티/.test(name))).toHaveLength(1)
  })
})

describe('on a cold golf course a warm top is needed and a knit counts as kit', () => {
  const round = (low: number, sensitivity: number) => day({ low, high: low, wind: 0 }, sport('GOLF', { sensitivity }))
  const polo = piece('TOP', '골프 반팔 카라티')
  const knit = piece('TOP', '터틀넥 니트')

  test.each([
    [9, 1, 0.7],
    [5, 3, 0.7],
  ])(
    'golf at %d° with sensitivity %i: short sleeves leave the need for a warm top unmet by %d',
    (low, sensitivity, wanted) => {
      expect(unmet('coldTop', polo, round(low, sensitivity))).toBe(wanted)
      expect(unmet('kept', knit, round(low, sensitivity))).toBe(0)
    },
  )

  test.each([
    [12, 1],
    [6, 3],
  ])('golf at %d° with sensitivity %i has no need for a warm top, and a knit is not golf kit', (low, sensitivity) => {
    expect(rankOf('coldTop', round(low, sensitivity))).toBeNull()
    expect(unmet('kept', knit, round(low, sensitivity))).toBe(0.45)
  })
})

describe('a mountain in frost', () => {
  const frost = day({ low: -11, high: -2 }, { ...sport('HIKING'), plans: ['OUTDOORS'] })

  test('needs something windproof in any wind, spikes, and a middle layer under a shell', () => {
    expect(unmet('wind', piece('OUTER', '경량다운'), frost)).toBe(1)
    expect(unmet('wind', piece('OUTER', '고어텍스 등산 자켓'), frost)).toBe(0)
    expect(unmet('spikes', piece('ETC', '아이젠 체인젠'), frost)).toBe(0)
    expect(unmet('warmPause', piece('OUTER', '고어텍스 등산 자켓'), frost)).toBe(0.7)
    expect(unmet('warmPause', piece('OUTER', '경량다운'), frost)).toBe(0)
    expect(unmet('kept', piece('TOP', '파타고니아 R1'), frost)).toBe(0)
  })

  test('brings out spikes from among the things', () => {
    const closet = { TOP: '등산티', BOTTOM: '기모 등산바지', SHOES: '등산화', OUTER: '경량다운', ETC: '아이젠' }
    expect(dress(closet, frost)).toContain('아이젠')
    expect(dress(closet, day({ low: 9 }, sport('HIKING')))).not.toContain('아이젠')
  })
})

test('a cap for the game is worn in the sun, one of the street is not', () => {
  const closet = { TOP: '운동 반팔티', BOTTOM: '운동바지', SHOES: '운동화', HAT: '볼캡|테니스 모자' }
  const game = { ...sport('BALL'), plans: ['OUTDOORS'], hoursOut: { leave: 8, home: 13 } } as const
  expect(dress(closet, day({ low: 20, high: 29 }, game))).toContain('테니스 모자')
  expect(dress({ ...closet, HAT: '볼캡' }, day({ low: 20, high: 29 }, game))).not.toContain('볼캡')
  expect(dress(closet, day({ low: 20, high: 29 }, { ...sport('BALL') }))).not.toContain('테니스 모자')
})
