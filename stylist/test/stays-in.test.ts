import { expect, test } from 'vitest'
import { contradictions, falseClaims } from './oracle/check.ts'
import { explain } from '../src/explaining/explain.ts'
import { recommend } from '../src/choosing/recommend.ts'
import { dayWith, factsOf, hours, type Names } from './support/dress.ts'

const closet: Names = {
  TOP: '흰 반팔 티셔츠|회색 맨투맨|검정 긴팔 티|기모 후드티',
  BOTTOM: '청바지|회색 조거팬츠|반바지',
  OUTER: '검정 롱패딩|네이비 가디건',
  SHOES: '흰 운동화|장화',
  BAG: '백팩',
  SCARF: '회색 머플러',
  ETC: '장우산',
}
const snow = { precipitationType: 'SNOW', precipitationAmount: 2, precipitationProbability: 90, windSpeed: 9 } as const
const rain = { precipitationType: 'RAIN', precipitationAmount: 5, precipitationProbability: 90 } as const

test.each([
  ['a snowstorm', hours(-15, -7, snow)],
  ['a rainy spring day', hours(9, 16, rain)],
  ['great heat', hours(27, 37)],
])('a day at home during %s gets indoor clothes without shoes, bag, coat or advice about going out', (_, slots) => {
  const facts = factsOf(closet)
  for (const occasion of ['CASUAL', 'WORK'] as const) {
    const day = dayWith(slots, { occasion, staysIn: true })
    const outfit = recommend(facts, day, { seed: 'home' })
    const types = outfit.items.map(({ type }) => type)
    expect(types).toEqual(expect.arrayContaining(['TOP', 'BOTTOM']))
    for (const type of ['SHOES', 'BAG', 'SCARF', 'ETC']) expect(types).not.toContain(type)
    expect(outfit.items.map(({ name }) => name)).not.toContain('검정 롱패딩')
    expect(outfit.missing).toEqual([])
    const { sentences, help } = explain(outfit, day, facts)
    expect(sentences.length).toBeGreaterThanOrEqual(1)
    expect(help).toEqual([])
    expect(sentences.flatMap((sentence) => falseClaims(outfit, day, sentence, facts))).toEqual([])
    expect(contradictions(sentences)).toEqual([])
    expect(sentences.map(({ headline, reason }) => `${headline} ${reason}`).join('\n')).not.toMatch(/비|눈|우산|나가/)
  }
})
