import { formTexts } from '@otday/contract'
import { expect, test } from 'vitest'
import { type ClothesValues, draftOf, isDirty, liveProblems, problemsOf, valuesOf, withExtracted } from './draft.ts'

const typed = (values: Partial<ClothesValues>): ClothesValues => ({ ...valuesOf(), ...values })

test('name and type are required', () => {
  expect(problemsOf(typed({ name: ' \u200b ' }))).toEqual({
    name: formTexts.clothesNameRequired,
    type: formTexts.clothesTypeRequired,
  })
  expect(draftOf(typed({ name: '코트' }))).toBeNull()
  expect(draftOf(typed({ type: 'TOP' }))).toBeNull()
})

test('a name that is too long is told so', () => {
  expect(problemsOf(typed({ name: '가'.repeat(101), type: 'TOP' })).name).toMatch(/100자/)
  expect(problemsOf(typed({ name: '가'.repeat(100), type: 'TOP' }))).toEqual({})
})

test('only attributes with a value are sent', () => {
  expect(draftOf(typed({ name: ' 코트 ', type: 'OUTER', attributes: { b: '울', a: ' ', c: '' } }))).toEqual({
    name: '코트',
    type: 'OUTER',
    attributes: [{ definitionId: 'b', value: '울' }],
  })
})

test('a form is dirty while it differs from what was there', () => {
  const first = typed({ name: '코트', type: 'OUTER', attributes: { a: '울' } })
  expect(isDirty(first, first)).toBe(false)
  expect(isDirty({ ...first, attributes: { b: '', a: '울' } }, first)).toBe(false)
  expect(isDirty({ ...first, attributes: { a: '면' } }, first)).toBe(true)
  expect(isDirty({ ...first, picture: new Blob([]) }, first)).toBe(true)
  expect(isDirty({ ...first, name: '코트 ' }, first)).toBe(true)
})

test('while typing, an emptied name is not blamed, and a chosen type clears its line', () => {
  const both = problemsOf(typed({}))
  expect(liveProblems(both, { name: '' })).toEqual({ type: formTexts.clothesTypeRequired })
  expect(liveProblems({}, { name: '  ' })).toEqual({ name: formTexts.clothesNameRequired })
  expect(liveProblems(both, { type: 'TOP' })).toEqual({ name: formTexts.clothesNameRequired })
  expect(liveProblems(both, { attributes: {} })).toEqual(both)
})

test('what a link tells takes the place of what was typed, what it does not tell stays', () => {
  const before = typed({ name: '코트', type: 'OUTER', attributes: { color: '블랙', season: '겨울' } })
  const overrides = { definitionId: 'color', definitionName: '색상', selectableValues: [], value: '네이비' }
  const said = { name: '울 코트', type: null, attributes: [overrides] } as unknown as Parameters<
    typeof withExtracted
  >[1]
  expect(withExtracted(before, said)).toEqual({
    name: '울 코트',
    type: 'OUTER',
    attributes: { color: '네이비', season: '겨울' },
  })
  expect(withExtracted(before, { ...said, type: 'TOP' }).type).toBe('TOP')
})
