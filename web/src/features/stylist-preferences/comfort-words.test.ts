import { expect, test } from 'vitest'
import { learnedText, thanksFor } from './comfort-words.ts'

test('a negative comfort offset is explained as warmer outfits, a positive one as cooler outfits', () => {
  expect(learnedText(-1)).toBe('지금까지의 답을 바탕으로 1.0° 더 따뜻하게 골라 드려요.')
  expect(learnedText(0.5)).toBe('지금까지의 답을 바탕으로 0.5° 더 시원하게 골라 드려요.')
})

test.each([0, -0, 0.04, -0.04])('a comfort offset of %s is explained as nothing learned yet', (offset) => {
  expect(learnedText(offset)).toBe('아직 배운 것이 없어요.')
})

test('the reply to feedback promises no change if the offset is already at its limit', () => {
  expect(thanksFor('COLD', -1)).toContain('조금 더 따뜻하게')
  expect(thanksFor('HOT', 0)).toContain('조금 더 시원하게')
  expect(thanksFor('GOOD', -1)).toContain('이렇게')
  expect(thanksFor('COLD', -4)).toContain('이미')
  expect(thanksFor('HOT', 4)).toContain('이미')
})
