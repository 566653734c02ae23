import { attributeLimits, formTexts } from '@otday/contract'
import { expect, test } from 'vitest'
import { definitionRules, type DefinitionValues, bodyOf, isDirty, valuesOf, withTyped } from './values.ts'

const values = (change: Partial<DefinitionValues> = {}): DefinitionValues => ({
  name: '두께',
  options: ['얇음'],
  typed: '',
  ...change,
})

const faultsOf = (given: DefinitionValues) => ({
  name: definitionRules.name?.(given.name, given),
  options: definitionRules.options?.(given.options, given),
})
const none = { name: null, options: null }

test('a definition needs a name and an option, and options must differ in more than case and spaces', () => {
  expect(faultsOf(values())).toEqual(none)
  expect(faultsOf(values({ name: ' \u200b' })).name).toEqual({
    text: formTexts.attributeNameRequired,
    isMissing: false,
  })
  expect(faultsOf(values({ name: '' })).name?.isMissing).toBe(true)
  const noOption = { text: formTexts.attributeOptionRequired, isMissing: true }
  expect(faultsOf(values({ options: [] })).options).toEqual(noOption)
  const twice = { text: formTexts.attributeOptionDuplicate, isMissing: false }
  expect(faultsOf(values({ options: ['Red'], typed: ' red ' })).options).toEqual(twice)
})

test('a typed option is added trimmed, a blank one is ignored, and a duplicate stays in the input', () => {
  expect(withTyped(values({ typed: ' 보통 ' }))).toEqual(values({ options: ['얇음', '보통'] }))
  expect(withTyped(values({ typed: '  ' }))).toEqual(values())
  expect(withTyped(values({ typed: '얇음' }))).toEqual(values({ typed: '얇음' }))
})

test('an option that is still being typed is sent with the others', () => {
  expect(bodyOf(values({ typed: '보통 ' }))).toEqual({ name: '두께', selectableValues: ['얇음', '보통'] })
  expect(bodyOf(values({ options: [], typed: '보통' }))).toEqual({ name: '두께', selectableValues: ['보통'] })
})

test('the maximum number of options is accepted, and one more is refused', () => {
  const options = Array.from({ length: attributeLimits.values }, (_, at) => `값 ${at}`)
  expect(faultsOf(values({ options }))).toEqual(none)
  expect(faultsOf(values({ options, typed: '하나 더' })).options?.text).toContain(`${attributeLimits.values}개`)
  expect(withTyped(values({ options, typed: '하나 더' })).typed).toBe('하나 더')
})

test('a form is dirty when a field changed, but not when blanks were typed as an option', () => {
  const first = valuesOf()
  expect(isDirty(first, first)).toBe(false)
  for (const change of [{ name: 'ㄷ' }, { typed: 'ㅇ' }, { options: ['얇음'] }])
    expect(isDirty({ ...first, ...change }, first)).toBe(true)
  expect(isDirty({ ...first, typed: '  ' }, first)).toBe(false)
})
