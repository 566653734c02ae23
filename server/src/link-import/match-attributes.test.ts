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
