import { expect, test } from 'vitest'
import type { Plan } from '../../src/day/day.ts'
import { dress } from '../support/dress.ts'
import { day, formal, piece, rankOf, unmet } from './support.ts'

const work: Partial<Plan> = { occasion: 'WORK', answers: { work: 'SUIT' } }

test.each([
  ['WEDDING', 'DRESS', '하객룩 원피스', 0],
  ['WEDDING', 'BOTTOM', '정장바지 (면접/결혼식)', 0],
  ['WEDDING', 'BOTTOM', '정장바지', 0.2],
  ['WEDDING', 'BOTTOM', '쿨 슬랙스', 0.45],
  ['WEDDING', 'TOP', '니트', 0.45],
  ['INTERVIEW', 'TOP', '면접용 블라우스', 0],
  ['INTERVIEW', 'DRESS', '하객룩 원피스', 0.2],
  ['FUNERAL', 'OUTER', '정장 자켓 조문용', 0],
  ['WEDDING', 'OUTER', '정장 자켓 조문용', 0.45],
  ['FUNERAL', 'OUTER', '정장 자켓 경조사용', 0],
  ['WEDDING', 'OUTER', '정장 자켓 경조사용', 0],
  ['EVENT', 'DRESS', '연주복 롱드레스', 0],
  ['EVENT', 'DRESS', '검정 원피스 긴팔 장례식', 0.45],
] as const)(
  'at the event %s the %s %s leaves the need for clothes kept for it unmet by %d',
  (answer, type, name, wanted) => {
    const need = { TOP: 'keptTop', BOTTOM: 'keptLegs', DRESS: 'keptTop', OUTER: 'keptJacket' }[type]
    expect(unmet(need, piece(type, name), day({ low: 15, high: 22 }, formal(answer)))).toBe(wanted)
  },
)

test.each([
  [20, 0.2, 0.45],
  [20.1, 0, 0.2],
])(
  'at a wedding of %d° a guest dress with short sleeves leaves %d of its need unmet, another one %d',
  (high, kept, other) => {
    const wedding = day({ low: 14, high }, formal('WEDDING'))
    expect(unmet('keptTop', piece('DRESS', '하객룩 반팔 원피스'), wedding)).toBe(kept)
    expect(unmet('keptTop', piece('DRESS', '정장 반팔 원피스'), wedding)).toBe(other)
  },
)

test.each([
  [26.9, 0.2],
  [27, 0],
])(
  'at an interview of %d° a short-sleeved summer shirt leaves the need for kept clothes unmet by %d',
  (high, wanted) => {
    expect(
      unmet('keptTop', piece('TOP', '와이셔츠 반팔 (면접 여름용)'), day({ low: 20, high }, formal('INTERVIEW'))),
    ).toBe(wanted)
  },
)

test.each([
  [20, 1],
  [20.1, 0],
])('at a wedding of %d° a short-sleeved dress leaves the need for a jacket unmet by %d', (high, wanted) => {
  const wedding = day({ low: 14, high }, formal('WEDDING'))
  expect(unmet('jacket', piece('DRESS', '하객룩 반팔 원피스'), wedding)).toBe(wanted)
  expect(unmet('jacket', piece('DRESS', '하객룩 긴팔 원피스'), wedding)).toBe(0)
})

test.each([
  [27.9, 0.45],
  [28, 0],
])('at a wedding of %d° a linen blouse counts as creased by %d', (high, wanted) => {
  expect(unmet('creased', piece('TOP', '린넨 블라우스'), day({ low: 22, high }, formal('WEDDING')))).toBe(wanted)
})

test('clothes kept for funerals are the last choice at work and at other events', () => {
  const jacket = piece('OUTER', '검정 정장 자켓 조문용')
  expect(rankOf('mourningSuit', day({ low: 10 }, work))).toBe('carried')
  expect(rankOf('mourningSuit', day({ low: 10 }, formal('EVENT')))).toBe('turnedAway')
  expect(rankOf('mourningSuit', day({ low: 10 }, formal('FUNERAL')))).toBeNull()
  expect(unmet('mourningSuit', jacket, day({ low: 10 }, work))).toBe(0.45)
  const forBoth = piece('OUTER', '검정 정장 자켓 경조사용')
  expect(unmet('mourningSuit', forBoth, day({ low: 10 }, formal('WEDDING')))).toBe(0)
  expect(unmet('mourningSuit', jacket, day({ low: 10 }, formal('WEDDING')))).toBe(0.45)
  expect(unmet('mourningSuit', piece('BOTTOM', '정장 바지 상복'), day({ low: 10 }, formal('EVENT')))).toBeNull()
})

const suits = {
  TOP: '흰 와이셔츠',
  BOTTOM: '검정 정장 바지 조문용|네이비 정장 바지',
  OUTER: '검정 정장 자켓 조문용|네이비 정장 자켓',
  SHOES: '검정 구두',
}

test('the navy suit goes to work, the black one to the funeral', () => {
  expect(dress(suits, day({ low: 12, high: 18 }, work))).toEqual(
    expect.arrayContaining(['네이비 정장 자켓', '네이비 정장 바지']),
  )
  expect(dress(suits, day({ low: 12, high: 18 }, formal('FUNERAL')))).toEqual(
    expect.arrayContaining(['검정 정장 자켓 조문용', '검정 정장 바지 조문용']),
  )
})

test('an interview blouse is chosen over a velvet party dress for an interview', () => {
  const closet = {
    TOP: '면접용 블라우스',
    BOTTOM: '면접 H라인 스커트 블랙',
    DRESS: '블랙 미니 벨벳 원피스 (연말파티)',
    OUTER: '블랙 정장 자켓',
    SHOES: '검정 펌프스',
    SOCKS: '살색 스타킹',
  }
  const worn = dress(closet, day({ low: 4, high: 11 }, formal('INTERVIEW')))
  expect(worn).toEqual(expect.arrayContaining(['면접용 블라우스', '면접 H라인 스커트 블랙']))
  expect(worn).not.toContain('블랙 미니 벨벳 원피스 (연말파티)')
})

test.each([
  ['네이비 롱패딩 학과단체', -7, 0.45],
  ['네이비 롱패딩 학과단체', -8, 0],
  ['네이비 롱패딩', -7, 0],
])('%s on a date at %d° counts as a group coat, which does not suit a date, by %d', (name, low, wanted) => {
  const evening = day({ low, high: low, wind: 0 }, { occasion: 'DATE' })
  expect(unmet('groupCoat', piece('OUTER', name), evening)).toBe(wanted)
})

test('joggers do not suit a date, except with children', () => {
  const joggers = piece('BOTTOM', '기모 조거팬츠')
  expect(unmet('trainingLegs', joggers, day({ low: 8 }, { occasion: 'DATE' }))).toBe(0.45)
  expect(unmet('trainingLegs', piece('BOTTOM', '청바지'), day({ low: 8 }, { occasion: 'DATE' }))).toBe(0)
  expect(rankOf('trainingLegs', day({ low: 8 }, { occasion: 'DATE', plans: ['KIDS'] }))).toBeNull()
  expect(rankOf('trainingLegs', day({ low: 8 }, { occasion: 'CASUAL' }))).toBeNull()
  expect(unmet('groupCoat', piece('OUTER', '낚시 방한복 상의'), day({ low: 0 }, { occasion: 'DATE' }))).toBe(0.45)
  const frost = { low: -11, high: -6 }
  const lined = piece('BOTTOM', '기모 조거팬츠')
  expect(unmet('warmLegs', lined, day(frost, { occasion: 'DATE', plans: ['WALKING'] }))).toBe(0.2)
  expect(unmet('warmLegs', lined, day(frost, { occasion: 'CASUAL', plans: ['WALKING'] }))).toBe(0)
})
