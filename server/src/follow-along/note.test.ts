import type { ClothesId, FollowedPiece, OutfitItem } from '@otday/contract'
import { expect, test } from 'vitest'
import { noteOf } from './note.ts'

const coat: OutfitItem = {
  clothesId: 'coat' as ClothesId,
  name: '롱패딩',
  type: 'OUTER',
  imageUrl: null,
  picture: null,
  appearance: { kind: 'shirt', colors: [] },
  attributes: [],
}
const added: FollowedPiece = { slot: 'OUTER', posted: null, piece: coat, how: 'ADDED', reason: '' }
const at = new Date('2026-11-29T03:00:00Z')
const leftOut: FollowedPiece = { slot: 'OUTER', posted: coat, piece: null, how: 'LEFT_OUT', reason: '' }
const note = (warmer: number, verdict: 'COLD' | 'HOT') =>
  noteOf({
    author: '지우',
    posted: { current: 4, min: null, max: null },
    warmer,
    verdict,
    pieces: [verdict === 'COLD' ? added : leftOut],
    weather: { date: '2026-11-29' },
    at,
  })

test('a coat added against cold is explained by a colder day, not by a warmer or equal one', () => {
  expect(note(-3, 'COLD')).toBe('지우 님은 4°에 입었어요. 지금은 3° 낮아서 롱패딩을 더했어요.')
  expect(note(2, 'COLD')).toBe('지우 님은 4°에 입었어요. 지금은 2° 높지만 롱패딩을 더했어요.')
  expect(note(0, 'COLD')).toBe('지우 님은 4°에 입었어요. 오늘 날씨에 맞춰 롱패딩을 더했어요.')
})

test('a coat left out against heat is explained by a warmer day, not by a colder or equal one', () => {
  expect(note(3, 'HOT')).toBe('지우 님은 4°에 입었어요. 지금은 3° 높아서 롱패딩을 뺐어요.')
  expect(note(-2, 'HOT')).toBe('지우 님은 4°에 입었어요. 지금은 2° 낮지만 롱패딩을 뺐어요.')
  expect(note(0, 'HOT')).toBe('지우 님은 4°에 입었어요. 오늘 날씨에 맞춰 롱패딩을 뺐어요.')
})
