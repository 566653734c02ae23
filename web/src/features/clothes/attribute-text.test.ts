import { expect, test } from 'vitest'
import { attributeText } from './attribute-text.ts'

test('an attribute is said with its name, unless its value says the name already', () => {
  expect(attributeText({ definitionName: '색상', value: '네이비' })).toBe('색상 네이비')
  expect(attributeText({ definitionName: '방수', value: '방수' })).toBe('방수')
  expect(attributeText({ definitionName: '방수', value: '방수 안 됨' })).toBe('방수 안 됨')
})
