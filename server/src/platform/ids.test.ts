import { passwordPattern } from '@otday/contract'
import { expect, test } from 'vitest'
import { randomPassword } from './ids.ts'

test('a thousand passwords are a thousand, fit the rule and carry 64 bits or more', () => {
  const passwords = Array.from({ length: 1000 }, () => randomPassword())
  expect(new Set(passwords).size).toBe(1000)
  for (const password of passwords) expect(password).toMatch(passwordPattern)
  const characters = new Set(passwords.join(''))
  expect([...characters].some((character) => '0O1Il'.includes(character))).toBe(false)
  expect(12 * Math.log2(characters.size)).toBeGreaterThan(64)
})

test('no character comes more often than chance has it', () => {
  const text = Array.from({ length: 4000 }, () => randomPassword()).join('')
  const counts = Map.groupBy(text, (character) => character)
  const expected = text.length / counts.size
  for (const [, found] of counts) expect(Math.abs(found.length - expected) / expected).toBeLessThan(0.3)
})
