import { describe, expect, test } from 'vitest'
import { dress } from '../support/dress.ts'
import { day, piece, rankOf, unmet } from './support.ts'

describe('in the snow', () => {
  const snow = (high: number) => day({ low: high - 4, high }, { plans: ['WET', 'KIDS'] })

  test.each([
    ['ACCESSORY', 'snowHands', '방한장갑', 0],
    ['BOTTOM', 'snowKnees', '청바지', 0.7],
    ['BOTTOM', 'snowKnees', '스키바지', 0],
    ['BOTTOM', 'snowKnees', '나일론 카고팬츠', 0.2],
    ['BOTTOM', 'snowKnees', '기모 와이드 코튼팬츠', 0.7],
    ['BOTTOM', 'snowKnees', '검정 슬랙스', 0.45],
    ['OUTER', 'snowPlayCoat', '고어텍스 자켓', 0],
    ['OUTER', 'snowPlayCoat', '숏패딩', 0],
    ['OUTER', 'snowPlayCoat', '바람막이', 0.2],
    ['OUTER', 'snowPlayCoat', '야상', 0.45],
    ['OUTER', 'snowPlayCoat', '핸드메이드 울 코트', 1],
    ['SHOES', 'snowShoes', '스노우부츠', 0],
    ['SHOES', 'snowShoes', '등산화', 0.2],
    ['SHOES', 'snowShoes', '어그 부츠', 0.45],
    ['SHOES', 'snowShoes', '메쉬 운동화', 1],
    ['SOCKS', 'snowSocks', '등산 양말', 0],
    ['SOCKS', 'snowSocks', '면 양말', 0.45],
  ] as const)('%s %s: %s %d', (type, id, name, wanted) => {
    expect(unmet(id, piece(type, name), snow(6))).toBe(wanted)
    expect(unmet(id, piece(type, name), snow(6.1))).toBeNull()
  })

  test('legs that shed it are worn over thermals, however thin', () => {
    const nylon = piece('BOTTOM', '나일론 카고팬츠')
    expect(unmet('farTooCold', nylon, snow(1))).toBe(0)
    expect(unmet('coldEnd', nylon, day({ low: -8, high: -4 }))).toBe(1)
    expect(unmet('coldEnd', nylon, day({ low: -8, high: -4 }, { plans: ['WET'] }))).toBe(0)
  })
})

describe('in the water', () => {
  const water = (plans: readonly ('WALKING' | 'KIDS')[] = [], high = 32) =>
    day({ low: high - 4, high }, { occasion: 'TRAVEL', plans: ['WET', ...plans] })

  test('what dries comes before cotton', () => {
    expect(unmet('dryingLegs', piece('BOTTOM', '퀵드라이 운동 반바지'), water())).toBe(0)
    expect(unmet('dryingLegs', piece('BOTTOM', '면반바지'), water())).toBe(0.45)
    expect(unmet('dress', piece('BOTTOM', '퀵드라이 운동 반바지'), water())).toBe(0)
    expect(rankOf('dryingLegs', water([], 23.9))).toBeNull()
  })

  test('who walks on dips the feet: in shorts of every day', () => {
    expect(unmet('dryingLegs', piece('BOTTOM', '면반바지'), water(['WALKING']))).toBeNull()
    expect(unmet('wetPlay', piece('BOTTOM', '데님 반바지'), water(['WALKING']))).toBe(0.45)
    expect(unmet('wetPlay', piece('BOTTOM', '데님 반바지'), water())).toBe(0.7)
  })

  test('swimwear is not the only top, where a tee is owned', () => {
    const closet = { TOP: '래쉬가드|흰 반팔 티셔츠', BOTTOM: '보드숏 수영복바지', SHOES: '크록스' }
    expect(dress(closet, water(['KIDS']))).toEqual(expect.arrayContaining(['래쉬가드', '흰 반팔 티셔츠']))
  })
})

describe('in a pool', () => {
  const pool = (low: number) =>
    day({ low, high: low + 4 }, { occasion: 'SPORT', answers: { sport: 'GYM' }, plans: ['WET'], hoursOut: null })

  test('is where an indoor sport is wet: hours are those of sport, clothes those of the way', () => {
    const at = pool(-10)
    expect([at.swims, at.occasion, at.out[0]?.hour, at.plans.has('WET')]).toEqual([true, 'CASUAL', 7, false])
    expect(day({ low: 0 }, { occasion: 'SPORT', answers: { sport: 'RUNNING' }, plans: ['WET'] }).swims).toBe(false)
  })

  test.each([
    ['ETC', 'swimsuit', '실내수영복 네이비', 0],
    ['ETC', 'swimsuit', '요가매트', 1],
    ['HAT', 'swimCap', '실리콘 수영모', 0],
    ['HAT', 'swimCap', '비니', 1],
    ['ACCESSORY', 'goggles', '물안경', 0],
    ['ACCESSORY', 'goggles', '러닝고글', 1],
    ['BAG', 'bag', '수영가방', 0],
    ['BAG', 'bag', '백팩', 0.45],
    ['BAG', 'bag', '미니백', 1],
  ] as const)('%s %s: %s %d', (type, id, name, wanted) => {
    expect(unmet(id, piece(type, name), pool(-10))).toBe(wanted)
    expect(rankOf('swimsuit', day({ low: -10 }, { occasion: 'SPORT', answers: { sport: 'GYM' } }))).toBeNull()
  })

  test('what is for it is carried, and what is warm is worn', () => {
    const closet = {
      TOP: '터틀넥 니트|등산 긴팔 티',
      BOTTOM: '기모 슬랙스|등산 바지',
      OUTER: '롱패딩',
      SHOES: '방한 부츠',
      HAT: '비니|실리콘 수영모',
      ETC: '실내수영복',
      ACCESSORY: '물안경',
      BAG: '수영가방|크로스백',
    }
    const worn = dress(closet, pool(-11))
    for (const name of ['실내수영복', '실리콘 수영모', '물안경', '수영가방', '비니', '터틀넥 니트', '기모 슬랙스'])
      expect(worn).toContain(name)
  })
})
