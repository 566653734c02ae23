import { expect, test } from 'vitest'
import { letterOf, syllableOf } from './syllable.ts'

test('a Hangul syllable is split into initial, medial and final, and composed from them again', () => {
  expect(syllableOf('가')).toEqual({ initial: 0, medial: 0, final: 0 })
  expect(syllableOf('옷')).toEqual({ initial: 11, medial: 8, final: 19 })
  expect(syllableOf('힣')).toEqual({ initial: 18, medial: 20, final: 27 })
  for (const letter of '가각나옷햇힣')
    expect(letterOf(syllableOf(letter) ?? { initial: 0, medial: 0, final: 0 })).toBe(letter)
})

test('a text that is not one composed Hangul syllable gives null', () => {
  for (const other of ['', 'a', 'ㅎ', '1', '\uabff', '\ud7a4', '😀', '하'.normalize('NFD')])
    expect(syllableOf(other)).toBeNull()
})
