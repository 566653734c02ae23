import { FormalEvent, Occasion } from '@otday/contract'
import { expect, test } from 'vitest'
import { changedText, wishIn, withWish } from './wish.ts'

const read = (search: string) => wishIn(new URLSearchParams(search))

test('the wish (occasion, event and sport) is read from the address', () => {
  expect(read('occasion=work')).toEqual({ occasion: 'WORK' })
  expect(read('occasion=formal&formalEvent=wedding')).toEqual({ occasion: 'FORMAL', formalEvent: 'WEDDING' })
  expect(read('occasion=sport&sport=hiking')).toEqual({ occasion: 'SPORT', sport: 'HIKING' })
})

test('invalid or unrelated occasions, events and sports in the address are ignored', () => {
  for (const search of ['', 'occasion=', 'occasion=moon', 'sport=golf', 'formalEvent=wedding']) {
    expect(read(search)).toEqual({})
  }
  expect(read('occasion=work&sport=golf&formalEvent=wedding')).toEqual({ occasion: 'WORK' })
})

test('a wish is written to the address next to other parameters and read back', () => {
  for (const occasion of Occasion.options) {
    const written = withWish('feedId=7&sport=golf', { occasion })
    expect(new URLSearchParams(written).get('feedId')).toBe('7')
    expect(read(written)).toEqual({ occasion })
  }
  for (const formalEvent of FormalEvent.options) {
    expect(read(withWish('', { occasion: 'FORMAL', formalEvent }))).toEqual({ occasion: 'FORMAL', formalEvent })
  }
  expect(withWish('occasion=formal&formalEvent=wedding', {})).toBe('')
})

test('the message about the new outfit names its occasion', () => {
  expect(changedText('WORK')).toBe('출근 옷차림으로 바꿨어요.')
  expect(changedText('CASUAL')).toBe('편한 옷차림으로 바꿨어요.')
})
