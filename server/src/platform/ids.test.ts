import { passwordPattern } from '@otday/contract'
import { expect, test } from 'vitest'
import { firstIdAt, newId, randomPassword } from './ids.ts'

test('a thousand random passwords are distinct, fit the rule and carry more than 64 bits', () => {
  const passwords = Array.from({ length: 1000 }, () => randomPassword())
  expect(new Set(passwords).size).toBe(1000)
  for (const password of passwords) expect(password).toMatch(passwordPattern)
  const characters = new Set(passwords.join(''))
  expect([...characters].some((character) => '0O1Il'.includes(character))).toBe(false)
  expect(12 * Math.log2(characters.size)).toBeGreaterThan(64)
})

test.each([
  ['letter', /[a-z]/i],
  ['digit', /\d/],
])('no %s is more frequent than others in random passwords', (_, kind) => {
  const text = Array.from({ length: 40_000 }, () => randomPassword()).join('')
  const found = [...Map.groupBy(text, (character) => character)].filter(([character]) => kind.test(character))
  const expected = found.reduce((sum, [, { length }]) => sum + length, 0) / found.length
  // The tolerance is six standard deviations. A password made by the remainder of each byte would favor some
  // characters, and deviate by ten.
  for (const [, { length }] of found) expect(Math.abs(length - expected)).toBeLessThan(6 * Math.sqrt(expected))
})

test('an id sorts after the first id of its time and before the first id of a later time', () => {
  const made = new Date()
  const id = newId()
  expect(firstIdAt(made) < id).toBe(true)
  expect(id < firstIdAt(new Date(Date.now() + 1))).toBe(true)
})
