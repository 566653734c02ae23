import { iconWords } from '@otday/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nameInNews, preview } from './text.ts'

/** Random names of users, made of the words that choose an icon, of single characters of these words, and of others. */
const name = fc
  .array(fc.constantFrom(...iconWords, ...iconWords.flatMap((word) => Array.from(word)), '왕', 'a', '1'), {
    minLength: 1,
  })
  .map((parts) => parts.join(''))

test('a user name in a notification looks the same and contains no word that chooses an icon', () => {
  fc.assert(
    fc.property(name, (given) => {
      const shown = nameInNews(given)
      expect(shown.replaceAll('\u2060', '')).toBe(given)
      expect(iconWords.filter((word) => shown.includes(word))).toEqual([])
    }),
  )
})

test('a user name without icon words is left unchanged', () => {
  for (const given of ['하니', '드피', '메 시지', 'Feed']) expect(nameInNews(given)).toBe(given)
})

test('a preview is one line of at most a hundred whole characters', () => {
  expect(preview('카멜 코트에\n\n빨간  머플러')).toBe('카멜 코트에 빨간 머플러')
  expect(preview('가'.repeat(100))).toBe('가'.repeat(100))
  expect(preview('👩‍👩‍👧‍👦'.repeat(101))).toBe(`${'👩‍👩‍👧‍👦'.repeat(100)}…`)
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), (text) => {
      fc.pre(text.trim() !== '')
      const shown = preview(text)
      expect(shown).not.toBe('')
      expect(shown.isWellFormed()).toBe(true)
      expect(shown).not.toMatch(/\n/)
    }),
  )
})
