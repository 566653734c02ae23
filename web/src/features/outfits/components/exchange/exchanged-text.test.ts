import type { ClothesId, ClothesType } from '@otday/contract'
import { expect, test } from 'vitest'
import { exchangedText } from './exchanged-text.ts'

const item = (name: string, type: ClothesType) => ({
  clothesId: name as ClothesId,
  name,
  type,
  imageUrl: null,
  picture: null,
  appearance: { kind: 'folded' as const, colors: [] },
  attributes: [],
})
const rated = { feelsLike: 10, neededClo: 1, outfitClo: 1, mostClo: 1.2, verdict: 'GOOD' as const }
const coat = { item: item('코트', 'OUTER') }

const text = (added: readonly ReturnType<typeof item>[], label: string | null = '원피스', isPinned = false) =>
  exchangedText({ label, came: coat, added, isPinned })({ fit: null })

test('the message after an exchange names the new piece and the types that the stylist added', () => {
  expect(text([])).toBe('원피스를 코트로 바꿨어요.')
  expect(text([item('청바지', 'BOTTOM')])).toBe('원피스를 코트로 바꿨어요. 하의도 골랐어요.')
  expect(text([item('니트', 'TOP'), item('청바지', 'BOTTOM')])).toBe(
    '원피스를 코트로 바꿨어요. 상의와 하의도 골랐어요.',
  )
  expect(text([], null)).toBe('코트를 더했어요.')
})

test('the message after an exchange says when the new piece is pinned', () => {
  expect(text([], '원피스', true)).toBe('원피스를 코트로 바꾸고 고정했어요.')
  expect(text([], null, true)).toBe('코트를 더하고 고정했어요.')
})

test.each([
  [{ coldBy: 0, hotBy: 0 }, '원피스를 코트로 바꿨어요. 춥지도 덥지도 않아요.'],
  [{ coldBy: 3, hotBy: 0 }, '원피스를 코트로 바꿨어요. 3° 춥게 느낄 수 있어요.'],
  [{ coldBy: 0, hotBy: 2 }, '원피스를 코트로 바꿨어요. 2° 덥게 느낄 수 있어요.'],
])('the message after an exchange ends with the warmth of the outfit: %j', (by, expected) => {
  const fit = { ...rated, ...by }
  expect(exchangedText({ label: '원피스', came: coat, added: [], isPinned: false })({ fit })).toBe(expected)
})
