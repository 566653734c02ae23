import { describe, expect, test } from 'vitest'
import { day, formal, piece, rankOf, unmet } from './support.ts'

describe('slush under dress shoes', () => {
  const pumps = piece('SHOES', '펌프스 블랙 4cm')
  const boots = piece('SHOES', '앵클부츠 블랙 굽3 고무창')
  const mourning = (mm: number, high = 4) => day({ low: 1, high, mm }, formal('FUNERAL'))

  test('from 2 mm up to 4°, shoes that leave the instep bare are a fault, and dark boots pass for dress shoes', () => {
    expect(unmet('lowShoes', pumps, mourning(2))).toBe(0.7)
    expect(unmet('lowShoes', boots, mourning(2))).toBe(0)
    expect(unmet('dress', boots, mourning(2))).toBe(0)
    expect(rankOf('lowShoes', mourning(1.9))).toBeNull()
    expect(rankOf('lowShoes', mourning(2, 4.1))).toBeNull()
    expect(unmet('dress', boots, mourning(1.9))).not.toBe(0)
  })

  test('trousers come before a dress', () => {
    expect(unmet('skirtInSlush', piece('DRESS', '검정 원피스'), mourning(2))).toBe(0.7)
    expect(unmet('skirtInSlush', piece('BOTTOM', '검정 정장바지'), mourning(2))).toBe(0)
    expect(rankOf('skirtInSlush', day({ low: 1, high: 4, mm: 2 }, formal('WEDDING')))).toBeNull()
  })

  test('brown boots do not pass', () => {
    expect(unmet('dress', piece('SHOES', '앵클부츠 카멜 굽3'), mourning(2))).not.toBe(0)
  })
})

describe('meeting visitors in rain that soaks', () => {
  const hosting = (mm: number, work: 'NEAT' | 'SUIT' = 'NEAT') =>
    day({ low: 10, high: 14, mm }, { occasion: 'WORK', plans: ['GUESTS'], answers: { work } })

  test('from 20 mm dark boots are right at a neat office, and rubber loafers at any', () => {
    const boots = piece('SHOES', '닥터마틴 8홀 블랙')
    const jelly = piece('SHOES', '젤리로퍼 블랙 (장마용)')
    expect(unmet('guests', boots, hosting(20))).toBe(0)
    expect(unmet('guests', boots, hosting(19.9))).toBe(0.45)
    expect(unmet('guests', boots, hosting(20, 'SUIT'))).toBe(0.45)
    for (const work of ['NEAT', 'SUIT'] as const) {
      expect(unmet('guests', jelly, hosting(20, work))).toBe(0)
      expect(unmet('dress', jelly, hosting(20, work))).toBe(0)
    }
    expect(unmet('guests', piece('SHOES', '레인부츠 블랙'), hosting(20))).toBe(0.7)
  })
})
