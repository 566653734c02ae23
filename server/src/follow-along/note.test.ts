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
const note = (warmer: number, verdict: 'COLD' | 'HOT') =>
  noteOf({
    author: '지우',
    posted: { current: 4, min: null, max: null },
    warmer,
    verdict,
    pieces: [added],
    weather: { date: '2026-11-29' },
    at,
  })

test('a coat added against cold is explained by a colder day, not by a warmer or equal one', () => {
  expect(note(-3, 'COLD')).toBe('지우 님은 4°에 입었어요. 지금은 3° 낮아서 롱패딩을 더했어요.')
  expect(note(2, 'COLD')).toBe('지우 님은 4°에 입었어요. 지금은 2° 높지만 롱패딩을 더했어요.')
  expect(note(0, 'COLD')).toBe('지우 님은 4°에 입었어요. 오늘 날씨에 맞춰 롱패딩을 더했어요.')
})
