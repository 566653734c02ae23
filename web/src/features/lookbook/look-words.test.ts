import type { Look } from '@otday/contract'
import { expect, test } from 'vitest'
import { factsOf, gapText, onScale, tagIn, withPiece } from './look-words.ts'

const item = (name: string, isGone = false, type = 'TOP') => ({ name, isGone, type }) as Look['items'][number]

test('a look card shows its occasions, how often it was worn and which pieces are missing', () => {
  expect(factsOf({ occasions: ['WORK', 'DATE'], wornDays: 8 })).toBe('출근 · 데이트·모임 · 8번 입음')
  expect(factsOf({ occasions: ['WORK'], wornDays: 0 })).toBe('출근')
  expect(factsOf({ occasions: [], wornDays: 0 })).toBe('아직 안 입음')
  expect(gapText({ items: [item('니트')] })).toBeNull()
  expect(gapText({ items: [item('니트'), item('티셔츠', true)] })).toBe('티셔츠 빠짐')
  expect(gapText({ items: [item('니트', true), item('티셔츠', true)] })).toBe('니트 외 1벌 빠짐')
  expect(gapText({ items: [item('니트', true), item('부츠', true, 'SHOES')] })).toBe('니트 외 1켤레 빠짐')
  const three = [item('니트', true), item('부츠', true, 'SHOES'), item('목도리', true, 'SCARF')]
  expect(gapText({ items: three })).toBe('니트 외 2개 빠짐')
})

test('a tag loses its #, a piece is not added twice, and degrees beyond the scale stand at its ends', () => {
  expect([tagIn(' #카멜 '), tagIn('##'), tagIn('  ')]).toEqual(['카멜', '', ''])
  expect(withPiece(['a', 'b', 'c'], 'b', 'd')).toEqual(['a', 'd', 'c'])
  expect(withPiece(['a', 'b', 'c'], 'b', 'c')).toEqual(['a', 'c'])
  expect([onScale(-30), onScale(10), onScale(50)]).toEqual([0, 0.5, 1])
})
