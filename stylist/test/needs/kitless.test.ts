import { describe, expect, test } from 'vitest'
import { recommend } from '../../src/choosing/recommend.ts'
import type { Plan } from '../../src/day/day.ts'
import { reasonOf } from '../../src/explaining/claims.ts'
import { explain } from '../../src/explaining/explain.ts'
import { falseClaims } from '../oracle/check.ts'
import { dress, factsOf, type Names } from '../support/dress.ts'
import { day, sport } from './support.ts'

const anySport: Partial<Plan> = { occasion: 'SPORT' }
const everyday = {
  OUTER: '네이비 바람막이|카멜 울 코트',
  TOP: '그레이 후드티|흰색 셔츠|크림 니트',
  BOTTOM: '연청 청바지|검정 슬랙스',
  SHOES: '흰색 운동화|어그 부츠',
  SOCKS: '흰 양말',
} satisfies Names
const student = {
  OUTER: '떡볶이 코트|무스탕',
  TOP: '아이보리 꽈배기 니트|회색 맨투맨|검정 폴라티|줄무늬 긴팔티',
  BOTTOM: '청바지|체크 미니스커트|검정 플리츠 미디스커트',
  DRESS: '코듀로이 원피스',
  SHOES: '흰 운동화|검정 부츠|메리제인 구두',
  SOCKS: '흰 양말|니삭스|검정 스타킹',
} satisfies Names
const cold = { low: 0, high: 7 }
const cool = { low: 5, high: 14 }

function saidOf(names: Names, weather: Parameters<typeof day>[0], plan: Partial<Plan>): string {
  const [facts, on] = [factsOf(names), day(weather, plan)]
  const outfit = recommend(facts, on, { seed: 'a' })
  const { sentences } = explain(outfit, on, facts)
  expect(sentences.flatMap((sentence) => falseClaims(outfit, on, sentence, facts))).toEqual([])
  return sentences.map(reasonOf).join(' ')
}

describe('an outfit for a sport without its kit names what is missing', () => {
  test.each([
    ['no sport in particular', anySport, '운동에 맞는 바지가 옷장에 없어요'],
    ['hiking', sport('HIKING'), '등산에 맞는 등산 바지가 옷장에 없어요'],
    ['running', sport('RUNNING'), '러닝에 맞는 운동 바지가 옷장에 없어요'],
    ['a ball game', sport('BALL'), '구기 운동에 맞는 운동 바지가 옷장에 없어요'],
    ['a ride, first the helmet', sport('CYCLING'), '자전거에 맞는 헬멧이 옷장에 없어요'],
  ] as const)('%s', (_, plan, text) => {
    expect(saidOf(everyday, cold, plan)).toContain(text)
  })

  test('several things are named in one sentence', () => {
    const office = { TOP: '흰색 셔츠', BOTTOM: '검정 슬랙스', SHOES: '검정 구두', OUTER: '카멜 울 코트' }
    expect(saidOf(office, cool, anySport)).toContain('운동에 맞는 바지와 상의가 옷장에 없어요')
    expect(saidOf(office, cool, sport('BALL'))).toContain('운동화와 운동 바지가 옷장에 없어요')
  })

  test('a dress is worn in place of no helmet, and rain boots in place of shoes', () => {
    expect(saidOf({ DRESS: '면 원피스', SHOES: '흰 운동화' }, cool, sport('CYCLING'))).toContain('빌려서라도 꼭 쓰고')
    const wet = { low: 9, high: 14, falling: 'RAIN', mm: 9 } as const
    const boots = { TOP: '흰색 셔츠', BOTTOM: '검정 슬랙스', SHOES: '검정 레인부츠' }
    expect(saidOf(boots, wet, anySport)).toContain('바지와 상의가 옷장에 없어요')
    expect(saidOf(boots, wet, sport('HIKING'))).toContain('등산 바지')
  })

  test('nothing is missed by those who own what serves, and at golf in smart trousers', () => {
    const kit = { ...everyday, BOTTOM: '검정 트레이닝 바지', TOP: '나이키 러닝 긴팔티' }
    expect(saidOf(kit, cold, anySport)).not.toContain('옷장에 없어요')
    expect(saidOf({ ...everyday, BOTTOM: '베이지 면바지', SHOES: '골프화' }, cool, sport('GOLF'))).not.toContain('바지')
  })
})

describe('without kit, the least unfit of what is owned is chosen for a sport', () => {
  test.each(['HIKING', 'RUNNING', 'GYM', 'BALL', 'CYCLING', null] as const)('trousers and sneakers: %s', (answer) => {
    const on = day(cool, answer ? sport(answer) : anySport)
    const shown: string[] = []
    for (let roll = 0; roll < 5; roll++) {
      const { items, key } = recommend(factsOf(student), on, { seed: `${roll}`, shown })
      shown.push(key)
      const names = items.map(({ name }) => name)
      expect(names).toContain('청바지')
      expect(names).toContain('흰 운동화')
    }
  })

  test('a closet without trousers still gets an outfit, and boots are right on snow', () => {
    expect(dress({ ...student, BOTTOM: '체크 미니스커트', DRESS: '' }, day(cool, anySport))).toContain(
      '체크 미니스커트',
    )
    const snow = day({ low: -4, high: 0, falling: 'SNOW', mm: 4 }, anySport)
    expect(dress(student, snow)).toContain('검정 부츠')
  })

  test('in the cold, a short padded jacket is right for a sport that is not named, a windbreaker on a mild day', () => {
    const closet = { ...everyday, OUTER: '네이비 바람막이|카멜 울 코트|검정 숏패딩' }
    expect(dress(closet, day(cold, anySport))).toContain('검정 숏패딩')
    expect(dress(closet, day({ low: 9, high: 16 }, anySport))).toContain('네이비 바람막이')
  })
})
