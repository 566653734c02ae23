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
const coat = { item: item('코트', 'OUTER') }

test('the message after an exchange names the new piece and the types that the stylist added', () => {
  const text = (added: readonly ReturnType<typeof item>[], label: string | null = '원피스') =>
    exchangedText({ label, came: coat, added, isPinned: false })({ fit: null })
  expect(text([])).toBe('원피스를 코트로 바꿨어요.')
  expect(text([item('청바지', 'BOTTOM')])).toBe('원피스를 코트로 바꿨어요. 하의도 골랐어요.')
  expect(text([item('니트', 'TOP'), item('청바지', 'BOTTOM')])).toBe(
    '원피스를 코트로 바꿨어요. 상의와 하의도 골랐어요.',
  )
  expect(text([], null)).toBe('코트를 더했어요.')
})
