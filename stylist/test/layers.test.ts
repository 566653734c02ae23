import { expect, test } from 'vitest'
import { dayWith, dress, hours } from './support/dress.ts'

const trousers = { BOTTOM: '검정 울 슬랙스', SHOES: '첼시부츠' }
const dinner = (low: number, high: number) => dayWith(hours(low, high), { occasion: 'DATE', plans: ['SPECIAL'] })

test('a blazer is not worn between a thick knit and a coat', () => {
  const worn = dress({ ...trousers, TOP: '두꺼운 꽈배기 니트', OUTER: '회색 블레이저|검정 울 코트' }, dinner(-1, 3))
  expect(worn).toContain('검정 울 코트')
  expect(worn).not.toContain('회색 블레이저')
})

test('a blazer and a trench coat are not worn together', () => {
  const worn = dress({ ...trousers, TOP: '검정 목폴라', OUTER: '회색 블레이저|베이지 트렌치코트' }, dinner(8, 12))
  expect(worn.filter((name) => /블레이저|트렌치/.test(name))).toHaveLength(1)
})

test('a cold funeral gets a suit jacket under a coat, not a short-sleeved dress', () => {
  const mourning = dayWith(hours(2, 5), { occasion: 'FORMAL', answers: { formal: 'FUNERAL' } })
  const closet = {
    DRESS: '검정 반팔 원피스',
    TOP: '검정 얇은 니트',
    BOTTOM: '검정 슬랙스',
    OUTER: '검정 정장 자켓|검정 울 코트',
    SHOES: '검정 구두',
  }
  const worn = dress(closet, mourning)
  for (const name of ['검정 얇은 니트', '검정 슬랙스', '검정 정장 자켓', '검정 울 코트']) expect(worn).toContain(name)
})

test('of two like blouses, the one whose name says that a relative bought it is not chosen', () => {
  const mild = dayWith(hours(18, 24), { occasion: 'DATE' })
  for (const TOP of ['흰 블라우스|흰 블라우스 엄마가 사준거', '흰 블라우스 며느리가 사준거|흰 블라우스'])
    expect(dress({ ...trousers, TOP }, mild)).toContain('흰 블라우스')
  expect(dress({ ...trousers, TOP: '흰 블라우스 엄마가 사준거' }, mild)).toContain('흰 블라우스 엄마가 사준거')
})

test('no coat is worn over a quilted coat', () => {
  const closet = { ...trousers, TOP: '두꺼운 니트', OUTER: '얇은 누빔코트|회색 긴 모직코트' }
  expect(dress(closet, dayWith(hours(-7, 0), { occasion: 'DATE' }))).not.toContain('얇은 누빔코트')
})

test('no jacket or trench coat is worn over a hanbok while a suit is owned', () => {
  const suit = { TOP: '흰 블라우스', BOTTOM: '남색 투피스 치마', OUTER: '남색 투피스 웃옷|바바리|회색 트위드자켓' }
  const closet = { ...suit, SHOES: '남색 구두', DRESS: '한복 은회색' }
  const wedding = { occasion: 'FORMAL', answers: { formal: 'WEDDING' } } as const
  expect(dress(closet, dayWith(hours(9, 13), wedding))).toContain('남색 투피스 치마')
})
