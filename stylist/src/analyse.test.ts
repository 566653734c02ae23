import { expect, test } from 'vitest'
import { analyse, type Item, oklchOf } from './index.ts'

const item = (
  name: string,
  type: Item['type'],
  attributes: Record<string, string> = {},
  color: Item['color'] = null,
): Item => ({
  id: name,
  name,
  type,
  attributes: Object.entries(attributes).map(([definitionName, value]) => ({ definitionName, value })),
  color,
})

test('colour comes from the attribute, then from the name, then from the picture', () => {
  const picture = oklchOf({ r: 200, g: 30, b: 30 })
  const white = analyse(item('네이비 셔츠', 'TOP', { 색상: '화이트' }, picture)).color
  const navy = analyse(item('로고 네이비 셔츠', 'TOP', { 소재: '면' }, picture)).color
  expect(white?.l).toBeGreaterThan(0.95)
  expect(navy?.l).toBeLessThan(0.35)
  expect(analyse(item('로고 셔츠', 'TOP', {}, picture)).color).toEqual(picture)
  expect(analyse(item('로고 셔츠', 'TOP')).color).toBeNull()
})

test('the same facts under other names of definitions read the same', () => {
  const one = analyse(item('밍밍', 'OUTER', { 두께: '두꺼움', 계절: '겨울', 색상: '블랙', 소재: '패딩', 방수: '가능' }))
  const other = analyse(
    item('밍밍', 'OUTER', { 두께감: '두툼함', 시즌: 'WINTER', 컬러: '블랙', 재질: '패딩', 방수여부: 'O' }),
  )
  expect({ ...other, style: null }).toEqual({ ...one, style: null })
  expect(one).toMatchObject({ kind: 'shortPadding', water: 1, winterOnly: true })
})

test('an unreadable name falls back on season and thickness', () => {
  const summer = analyse(item('Lot 2231', 'TOP', { 계절: '여름' }))
  const winter = analyse(item('Lot 2231', 'TOP', { 계절: '겨울', 두께: '두꺼움' }))
  expect(summer.clo).toBeLessThan(0.15)
  expect(winter.clo).toBeGreaterThan(0.3)
  expect(analyse(item('Lot 2231', 'TOP')).sure).toBeLessThan(summer.sure)
})

test('a denial of water resistance is not a promise', () => {
  for (const no of ['X', '없음', '불가', 'N'])
    expect(analyse(item('점퍼', 'OUTER', { 방수: no })).water).toBeLessThan(1)
})

test.each(['', ' ', '👕', '!!!', '티', 'ㅋㅋㅋ', 'a'.repeat(100), '패딩'.repeat(50)])(
  'any name is read: %j',
  (name) => {
    for (const type of ['TOP', 'OUTER', 'ETC', 'SHOES'] as const) {
      const { clo, wear } = analyse(item(name, type))
      expect(Number.isFinite(clo) && clo >= 0 && clo < 1.2 && wear[0] < wear[1]).toBe(true)
    }
  },
)
