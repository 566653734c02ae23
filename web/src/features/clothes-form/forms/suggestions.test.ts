import type { ClothesAttribute, ClothesSuggestions } from '@otday/contract'
import { expect, test } from 'vitest'
import { changeOf, nothingRead, suggestionsOf, togetherOf } from './suggestions.ts'

const valued = (definitionId: string, value: string) =>
  ({ definitionId, definitionName: definitionId, selectableValues: [], value }) as unknown as ClothesAttribute
const said = (type: ClothesSuggestions['type'], ...attributes: ClothesAttribute[]): ClothesSuggestions => ({
  type,
  attributes,
})

test('suggestions from the photo fill the gaps of those from the name', () => {
  const name = said(null, valued('색상', '블랙'))
  const photo = said('TOP', valued('색상', '네이비'), valued('소재', '울'))
  expect(togetherOf(name, photo)).toEqual(said('TOP', valued('색상', '블랙'), valued('소재', '울')))
  expect(togetherOf(said('SHOES'), photo).type).toBe('SHOES')
  expect(togetherOf(undefined, null)).toEqual(nothingRead)
})

test('suggestions are offered for empty fields, and accepting one changes no other field', () => {
  const read = said('TOP', valued('색상', '블랙'), valued('소재', '울'))
  const offered = suggestionsOf(read, { type: null, attributes: { 소재: '면', 색상: '' } })
  expect(offered).toEqual([{ type: 'TOP' }, valued('색상', '블랙')])
  expect(changeOf(offered)).toEqual({ type: 'TOP', attributes: { 색상: '블랙' } })
  expect(changeOf(offered.slice(1))).toEqual({ attributes: { 색상: '블랙' } })
  expect(suggestionsOf(read, { type: 'DRESS', attributes: { 소재: '면', 색상: '레드' } })).toEqual([])
})
