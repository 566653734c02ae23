import type { FollowAlong, Followed, FollowedPiece } from '@otday/contract'
import { expect, test } from 'vitest'
import { linesOf } from './follow-lines.ts'

type Item = FollowAlong['outfit']['clothes'][number]
const item = (name: string, type: Item['type']) => ({ clothesId: name, name, type }) as Item
const line = (slot: Item['type'], posted: string | null, piece: string | null, how: Followed): FollowedPiece => ({
  slot,
  posted: posted ? item(posted, slot) : null,
  piece: piece ? item(piece, slot) : null,
  how,
  reason: how,
})
const pieces = [
  line('TOP', '가디건', '내 가디건', 'SAME'),
  line('BOTTOM', '스커트', '슬랙스', 'CLOSE'),
  line('BAG', '미니백', null, 'MISSING'),
]
const shown = (worn: Item[]) => linesOf(pieces, worn).map(({ slot, piece, how }) => [slot, piece?.name ?? null, how])
const top = item('내 가디건', 'TOP')
const bottom = item('슬랙스', 'BOTTOM')

test('the lines of the followed post stay unchanged while the pieces found for it are worn', () =>
  expect(linesOf(pieces, [top, bottom])).toEqual(pieces))

test('exchanging a piece fills the line of its type, removing one empties its line, adding one adds a line', () => {
  expect(shown([top, item('청바지', 'BOTTOM')])[1]).toEqual(['BOTTOM', '청바지', 'CHOSEN'])
  expect(shown([top])[1]).toEqual(['BOTTOM', null, 'TAKEN_OFF'])
  expect(shown([top, bottom, item('코트', 'OUTER')])).toHaveLength(4)
  expect(shown([item('원피스', 'DRESS')])).toEqual([
    ['TOP', null, 'TAKEN_OFF'],
    ['BOTTOM', null, 'TAKEN_OFF'],
    ['BAG', null, 'MISSING'],
    ['DRESS', '원피스', 'CHOSEN'],
  ])
})
