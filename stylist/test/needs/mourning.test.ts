import { describe, expect, test } from 'vitest'
import { fittedTables } from '../../src/choosing/tables.ts'
import { matesOf } from '../../src/choosing/mates.ts'
import { ruledHarm } from '../../src/choosing/pair-harm.ts'
import { unsuitable } from '../../src/choosing/unsuitable.ts'
import { dress } from '../support/dress.ts'
import { day, formal, piece, unmet } from './support.ts'

describe('colors among mourners', () => {
  const cool = day({ low: 2, high: 8 }, formal('FUNERAL'))

  test('a colorful coat is worse than a black padded one, and a navy coat is right', () => {
    expect(unmet('dress', piece('OUTER', '자주색 울코트'), cool)).toBe(0.45)
    expect(unmet('dress', piece('OUTER', '네이비 울코트'), cool)).toBe(0)
    expect(unmet('coatOverSuit', piece('OUTER', '롱패딩 검정'), cool)).toBe(0)
    expect(unmet('coatOverSuit', piece('OUTER', '롱패딩 흰색'), cool)).toBe(0.45)
    expect(unmet('coatOverSuit', piece('OUTER', '롱패딩 검정'), day({ low: 2, high: 8 }, formal('WEDDING')))).toBe(0.45)
  })

  test('a black scarf comes before a navy one', () => {
    expect(unmet('mourningScarf', piece('SCARF', '검정 머플러'), cool)).toBe(0)
    expect(unmet('mourningScarf', piece('SCARF', '네이비 머플러'), cool)).toBe(0.45)
  })

  test('a name that says charcoal is darker than the attribute gray, and right for mourning', () => {
    const share = (name: string) =>
      unsuitable(piece('OUTER', name, { 색상: '그레이' }), 'FORMAL FUNERAL', fittedTables())
    expect(share('정장자켓 챠콜')).toBeLessThan(0.3)
    expect(share('정장자켓')).toBeGreaterThan(0.6)
    expect(piece('OUTER', '챠콜 정장자켓', { 색상: '블랙' }).color?.l).toBeLessThan(0.3)
  })
})

test('the trousers of a suit go with its own jacket, whatever their kind', () => {
  const own = piece('OUTER', '지오지아 정장자켓 챠콜 (바지랑 한벌)')
  const other = piece('OUTER', '네이비 블레이저')
  const legs = piece('BOTTOM', '지오지아 울 슬랙스 챠콜 (자켓이랑 한벌)')
  const mates = matesOf([own, other, legs])
  const harm = (jacket: typeof own) => ruledHarm(jacket, legs, 'WORK NEAT', mates)
  expect(harm(other)).toBeGreaterThan(harm(own) + 0.5)
})

describe('a wedding on a hot day', () => {
  const wedding = (high: number) => day({ low: 24, high }, formal('WEDDING'))

  test('up to 33° trousers want a jacket of thin cloth, and skirts none', () => {
    expect(unmet('thinJacket', piece('OUTER', '여름 정장자켓 쿨맥스'), wedding(32))).toBe(0)
    expect(unmet('thinJacket', piece('OUTER', '정장자켓'), wedding(32))).toBe(1)
    expect(unmet('thinJacket', piece('BOTTOM', '정장바지'), wedding(32))).toBe(1)
    expect(unmet('thinJacket', piece('BOTTOM', '플리츠 스커트'), wedding(32))).toBe(0)
    expect(unmet('thinJacket', piece('OUTER', '여름 정장자켓 쿨맥스'), wedding(33.1))).toBeNull()
  })
})

test('of two coats, the dark one is worn to a funeral, in any cold', () => {
  const closet = {
    TOP: '검정 니트',
    BOTTOM: '검정 슬랙스',
    SHOES: '검정 구두',
    OUTER: '카멜 울코트|블랙 핸드메이드코트 (개털주의!!)',
  }
  for (const low of [-10, 2])
    expect(dress(closet, day({ low }, formal('FUNERAL')))).toContain('블랙 핸드메이드코트 (개털주의!!)')
  expect(dress({ ...closet, OUTER: '카멜 울코트' }, day({ low: -10 }, formal('FUNERAL')))).toContain('카멜 울코트')
})
