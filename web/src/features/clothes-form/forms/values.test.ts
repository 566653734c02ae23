import { formTexts } from '@otday/contract'
import { expect, test } from 'vitest'
import { clothesRules, type ClothesValues, bodyOf, extractedChange, isDirty, valuesOf } from './values.ts'

const typed = (values: Partial<ClothesValues>): ClothesValues => ({ ...valuesOf(), ...values })

const nameFault = (name: string) => clothesRules.name?.(name, typed({ name }))

test('name and type are required', () => {
  expect(nameFault('')).toEqual({ text: formTexts.clothesNameRequired, isMissing: true })
  expect(nameFault(' \u200b ')).toEqual({ text: formTexts.clothesNameRequired, isMissing: false })
  expect(clothesRules.type?.(null, typed({}))).toEqual({ text: formTexts.clothesTypeRequired, isMissing: true })
  expect(clothesRules.type?.('TOP', typed({}))).toBeNull()
})

test('a name of more than 100 characters is refused', () => {
  expect(nameFault('가'.repeat(101))?.text).toMatch(/100자/)
  expect(nameFault('가'.repeat(100))).toBeNull()
})

test('only attributes with a value are sent', () => {
  expect(bodyOf(typed({ name: ' 코트 ', type: 'OUTER', attributes: { b: '울', a: ' ', c: '' } }), {})).toEqual({
    name: '코트',
    type: 'OUTER',
    attributes: [{ definitionId: 'b', value: '울' }],
    notes: {},
  })
})

test('unchanged notes are not sent, and each note has a maximum length', () => {
  const values = typed({ name: '코트', type: 'OUTER', brand: '메종', memo: '선물' })
  expect(bodyOf(values, { memo: '' }).notes).toEqual({ memo: '' })
  expect(clothesRules.brand?.('가'.repeat(51), values)?.text).toMatch(/50자/)
  expect(clothesRules.size?.('가'.repeat(31), values)?.text).toMatch(/30자/)
  expect(clothesRules.memo?.('👨‍👩‍👧‍👦'.repeat(500), values)).toBeNull()
  expect(clothesRules.memo?.('가'.repeat(501), values)?.text).toMatch(/500자/)
})

test('a clothes form is dirty while its values differ from the initial ones', () => {
  const first = typed({ name: '코트', type: 'OUTER', attributes: { a: '울' } })
  expect(isDirty(first, first)).toBe(false)
  expect(isDirty({ ...first, attributes: { b: '', a: '울' } }, first)).toBe(false)
  expect(isDirty({ ...first, attributes: { a: '면' } }, first)).toBe(true)
  expect(isDirty({ ...first, picture: new Blob([]) }, first)).toBe(true)
  expect(isDirty({ ...first, name: '코트 ' }, first)).toBe(true)
  expect(isDirty({ ...first, memo: '선물' }, first)).toBe(true)
})

test('values read from a link fill the form, and values that the link lacks stay as they are', () => {
  const color = { definitionId: 'color', definitionName: '색상', selectableValues: [], value: '네이비' }
  const said = { name: '울 코트', type: null, attributes: [color] } as unknown as Parameters<typeof extractedChange>[0]
  expect(extractedChange(said)).toEqual({ name: '울 코트', attributes: { color: '네이비' } })
  expect(extractedChange({ ...said, type: 'TOP' }).type).toBe('TOP')
  expect(extractedChange({ ...said, brand: '메종' }).brand).toBe('메종')
})
