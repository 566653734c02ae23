import type { DefinitionId } from '@otday/contract'
import { expect, test } from 'vitest'
import type { Definition } from '../attributes/index.ts'
import { catalogue } from '../../test/data/catalogue.data.ts'
import { matchAttributes } from './match-attributes.ts'
import type { Statement } from './page/facts.ts'

const definitions = Object.entries(catalogue).map(
  ([name, selectableValues]): Definition => ({
    id: name as DefinitionId,
    name,
    selectableValues: [...selectableValues],
    createdAt: new Date(0),
  }),
)
const read = (statements: readonly Statement[][], name = '옷') =>
  matchAttributes({ name, statements }, definitions).map(({ value }) => value)
const colours = (...values: string[]) => values.map((value) => ({ label: '색상', value }))

test('the first source with a known color decides, and of several colors in it the one in the product’s name', () => {
  expect(read([colours('사이즈 참고'), colours('네이비'), colours('블랙')])).toEqual(['네이비'])
  expect(read([colours('네이비', '블랙')])).toEqual([])
  expect(read([colours('네이비', '블랙')], '블랙 코트')).toEqual(['블랙'])
  expect(read([colours('네이비', '블랙')], '그린 코트')).toEqual([])
  expect(read([], '그린 코트')).toEqual(['그린'])
})

test('a material composition overrides other words and the name, even when its material is unknown', () => {
  const said = ['부드러운 면', '텐셀 100%'].map((value) => ({ label: '소재', value }))
  expect(read([said], '울 코트')).toEqual([])
  expect(read([said.slice(0, 1)], '울 코트')).toEqual(['면'])
})

test('a source is read up to a length limit, to which statements about other things do not count', () => {
  const aside = Array.from({ length: 199 }, (_, index) => ({ label: `안내 ${index}`, value: '가'.repeat(300) }))
  expect(read([[...aside, ...colours('네이비')]])).toEqual(['네이비'])
  const about = Array.from({ length: 199 }, (_, index) => ({ label: '색상', value: `${index}${'가'.repeat(290)}` }))
  expect(read([[...about, ...colours('네이비')]])).toEqual([])
  expect(read([[...colours('네이비'), ...about]])).toEqual(['네이비'])
})

test.each([
  ['밤색 코트', '브라운'],
  ['오트밀 셔츠', '베이지'],
  ['머스타드 가디건', '옐로우'],
  ['진카키 야상', '카키'],
  ['라벤더 셔츠', '퍼플'],
  ['연두 티셔츠', '그린'],
  ['연회색 맨투맨', '그레이'],
  ['연블랙 후드티', '차콜'],
  ['와인 머플러', '버건디'],
])('a color that the catalogue does not have is read as the one people would choose: %s is %s', (name, value) => {
  expect(read([], name)).toEqual([value])
  expect(read([colours(name.split(' ')[0] ?? '')])).toEqual([value])
})

test('Gore-Tex in a name is a material and waterproof', () => {
  expect(read([], '고어텍스 등산화')).toEqual(['고어텍스', '방수'])
})
