import { attributeLimits, formTexts } from '@otday/contract'
import { expect, test } from 'vitest'
import { type DefinitionValues, draftOf, isDirty, liveProblems, problemsOf, valuesOf, withTyped } from './draft.ts'

const values = (change: Partial<DefinitionValues> = {}): DefinitionValues => ({
  name: '두께',
  options: ['얇음'],
  typed: '',
  ...change,
})

test('a name and one option at least, and none twice whatever its case and spaces', () => {
  expect(problemsOf(values())).toEqual({})
  expect(problemsOf(values({ name: ' \u200b' }))).toEqual({ name: formTexts.attributeNameRequired })
  expect(problemsOf(values({ options: [] }))).toEqual({ options: formTexts.attributeOptionRequired })
  expect(problemsOf(values({ options: ['Red'], typed: ' red ' }))).toEqual({
    options: formTexts.attributeOptionDuplicate,
  })
})

test('what is typed is added trimmed, a blank is ignored, what is refused stays', () => {
  expect(withTyped(values({ typed: ' 보통 ' }))).toEqual(values({ options: ['얇음', '보통'] }))
  expect(withTyped(values({ typed: '  ' }))).toEqual(values())
  expect(withTyped(values({ typed: '얇음' }))).toEqual(values({ typed: '얇음' }))
})

test('what is still being typed is sent along', () => {
  expect(draftOf(values({ typed: '보통 ' }))).toEqual({ name: '두께', selectableValues: ['얇음', '보통'] })
  expect(draftOf(values({ options: [], typed: '보통' }))).toEqual({ name: '두께', selectableValues: ['보통'] })
  expect(draftOf(values({ typed: '얇음' }))).toBeNull()
  expect(draftOf(values({ options: [] }))).toBeNull()
})

test('as many options as there may be, and not one more', () => {
  const options = Array.from({ length: attributeLimits.values }, (_, at) => `값 ${at}`)
  expect(problemsOf(values({ options }))).toEqual({})
  expect(problemsOf(values({ options, typed: '하나 더' })).options).toContain(`${attributeLimits.values}개`)
  expect(withTyped(values({ options, typed: '하나 더' })).typed).toBe('하나 더')
})

test('while typing, an emptied field is not blamed, a taken option is', () => {
  const live = (change: Partial<DefinitionValues>, before = {}) => liveProblems(before, change, values(change))
  expect(live({ name: '' }, { name: formTexts.attributeNameRequired })).toEqual({})
  expect(live({ name: ' ' })).toEqual({ name: formTexts.attributeNameRequired })
  expect(live({ typed: '얇음' })).toEqual({ options: formTexts.attributeOptionDuplicate })
  expect(live({ typed: '' }, { options: formTexts.attributeOptionDuplicate })).toEqual({})
  expect(live({ options: [] })).toEqual({ options: formTexts.attributeOptionRequired })
})

test('a form is dirty once it says something else', () => {
  const first = valuesOf()
  expect(isDirty(first, first)).toBe(false)
  for (const change of [{ name: 'ㄷ' }, { typed: 'ㅇ' }, { options: ['얇음'] }])
    expect(isDirty({ ...first, ...change }, first)).toBe(true)
  expect(isDirty({ ...first, typed: '  ' }, first)).toBe(false)
})
