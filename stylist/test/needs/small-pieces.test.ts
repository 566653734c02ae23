import { describe, expect, test } from 'vitest'
import type { Plan } from '../../src/day/day.ts'
import { dress } from '../support/dress.ts'
import { day, formal, piece } from './support.ts'

const visited = (work: 'SUIT' | 'NEAT'): Partial<Plan> => ({ occasion: 'WORK', answers: { work }, plans: ['GUESTS'] })
const suit = {
  TOP: '흰색 드레스셔츠',
  BOTTOM: '검정 정장바지',
  OUTER: '검정 정장자켓',
  SHOES: '검정 더비 구두',
  SOCKS: '검정 정장양말',
}

describe('belts, undershirts and ties are worn where people dress up', () => {
  test.each([
    ['guests in a suit', visited('SUIT'), true],
    ['guests in an office', visited('NEAT'), true],
    ['a suit among colleagues', { ...visited('SUIT'), plans: [] }, true],
    ['an office of every day', { ...visited('NEAT'), plans: [] }, false],
    ['a wedding', formal('WEDDING'), true],
    ['mourning', formal('FUNERAL'), true],
    ['an interview', formal('INTERVIEW'), true],
  ] as const)('for %s, a belt and an undershirt are worn with a suit: %s', (_, plan, isWorn) => {
    const worn = dress({ ...suit, ACCESSORY: '가죽벨트', UNDERWEAR: '흰색 런닝' }, day({ low: 12, high: 18 }, plan))
    expect([worn.includes('가죽벨트'), worn.includes('흰색 런닝')]).toEqual([isWorn, isWorn])
  })

  test('the belt matches the color of the shoes, and a woven belt is not worn with a suit', () => {
    const at = day({ low: 12, high: 18 }, visited('SUIT'))
    expect(dress({ ...suit, ACCESSORY: '베이지 가죽벨트|검정 가죽벨트' }, at)).toContain('검정 가죽벨트')
    expect(dress({ ...suit, ACCESSORY: '웨빙벨트' }, at)).not.toContain('웨빙벨트')
  })

  test('no belt is worn with elastic-waist trousers', () => {
    const at = day({ low: 12, high: 18 }, visited('NEAT'))
    const closet = { ...suit, BOTTOM: '밴딩 슬랙스', ACCESSORY: '가죽벨트' }
    expect(dress(closet, at)).not.toContain('가죽벨트')
  })

  test.each([
    [6, '쿨 런닝'],
    [1, '히트텍 긴팔'],
  ])('under a white shirt with a low of %d°, the undergarment is %s', (low, name) => {
    const worn = dress(
      { ...suit, OUTER: '검정 정장자켓|검정 울 코트', UNDERWEAR: '쿨 런닝|히트텍 긴팔' },
      day({ low, high: low + 4 }, formal('INTERVIEW')),
    )
    expect(worn).toContain(name)
  })

  test('under a white shirt, a golf inner is not worn, and a white undershirt comes before a black one', () => {
    const at = day({ low: 12, high: 18 }, formal('WEDDING'))
    expect(dress({ ...suit, UNDERWEAR: '냉감이너 팔토시일체형' }, at)).not.toContain('냉감이너 팔토시일체형')
    expect(dress({ ...suit, UNDERWEAR: '검정 런닝|흰색 런닝' }, at)).toContain('흰색 런닝')
  })

  test('a navy tie is worn for visitors at work and a black one at a funeral, but no black one at a wedding', () => {
    const ties = { ...suit, ACCESSORY: '네이비 무지 넥타이|검정 넥타이' }
    expect(dress(ties, day({ low: -4, high: 1 }, visited('SUIT')))).toContain('네이비 무지 넥타이')
    expect(dress(ties, day({ low: 12, high: 18 }, formal('FUNERAL')))).toContain('검정 넥타이')
    const wedding = dress({ ...suit, ACCESSORY: '넥타이 검정' }, day({ low: 12, high: 18 }, formal('WEDDING')))
    expect(wedding).not.toContain('넥타이 검정')
  })

  test('adding a tie, a belt and an undershirt to the closet does not change the rest of the outfit', () => {
    const closet = { ...suit, BOTTOM: '차콜 정장바지|회색 슬랙스', OUTER: '차콜 정장자켓|네이비 블레이저' }
    const small = { ACCESSORY: '네이비 무지 넥타이|가죽벨트', UNDERWEAR: '흰색 런닝' }
    const at = day({ low: -4, high: 1 }, visited('SUIT'))
    const without = dress(closet, at)
    expect(dress({ ...closet, ...small }, at)).toEqual(expect.arrayContaining([...without]))
  })
})

describe('a sports bra is worn for sports, but not under a bra top', () => {
  const closet = (top: string) => ({ TOP: top, BOTTOM: '러닝 레깅스', SHOES: '러닝화', UNDERWEAR: '스포츠브라' })

  test.each([
    ['RUNNING', true],
    ['GYM', true],
    ['BALL', true],
    ['HIKING', true],
    ['GOLF', false],
  ] as const)('a sports bra is worn for the sport %s: %s', (sport, isWorn) => {
    const at = day({ low: 16, high: 22 }, { occasion: 'SPORT', answers: { sport } })
    expect(dress(closet('기능성 반팔 티'), at).includes('스포츠브라')).toBe(isWorn)
  })

  test('a sports bra is not worn under a bra top', () => {
    const at = day({ low: 20, high: 26 }, { occasion: 'SPORT', answers: { sport: 'GYM' } })
    expect(dress(closet('스포츠 브라탑'), at)).not.toContain('스포츠브라')
  })
})

test('the word 끼는 in a name means too tight for a knit top, but not for arm warmers', () => {
  expect(piece('ACCESSORY', '암워머 져지에 끼는거').condition).toBe('fine')
  expect(piece('TOP', '끼는 니트').condition).toBe('unworn')
})
