import type { DefinitionId } from '@otday/contract'
import { expect, test } from 'vitest'
import { checkAttributes } from './check-attributes.ts'
import type { Definition } from '../attributes/index.ts'

const color = '0199a000-0000-7000-8000-000000000003' as DefinitionId
const season = '0199a000-0000-7000-8000-000000000002' as DefinitionId
const unknown = '0199a000-0000-7000-8000-0000000000ff' as DefinitionId
const createdAt = new Date('2026-01-01T00:00:00Z')
const definitions = new Map<DefinitionId, Definition>([
  [color, { id: color, name: '색상', selectableValues: ['블랙', '화이트'], createdAt }],
  [season, { id: season, name: '계절', selectableValues: ['봄', '가을'], createdAt }],
])

test('values that the attribute offers are accepted in every Unicode form and with spaces around them', () => {
  const given = [
    { definitionId: color, value: '블랙'.normalize('NFD') },
    { definitionId: season, value: ' 봄 ' },
  ]
  expect(checkAttributes(given, definitions)).toEqual([
    { definitionId: color, value: '블랙' },
    { definitionId: season, value: '봄' },
  ])
})

test('an unknown definition throws DefinitionNotFound', () => {
  expect(() => checkAttributes([{ definitionId: unknown, value: '블랙' }], definitions)).toThrow(
    expect.objectContaining({ code: 'DefinitionNotFound', details: { definitionId: unknown } }),
  )
})

test('the error names every wrong value and every repeated attribute', () => {
  const given = [
    { definitionId: color, value: '보라' },
    { definitionId: season, value: '봄' },
    { definitionId: season, value: '가을' },
  ]
  expect(() => checkAttributes(given, definitions)).toThrow(
    expect.objectContaining({
      code: 'InvalidInput',
      details: {
        'attributes.0.value': '색상에서 고를 수 없는 값이에요.',
        'attributes.2.definitionId': '같은 속성은 한 번만 고를 수 있어요.',
      },
    }),
  )
})
