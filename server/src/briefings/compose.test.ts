import { expect, test } from 'vitest'
import { bodyOf, textsOf } from './compose.ts'
import { sampleText } from './words.ts'

const now = new Date('2026-11-20T07:00:00+09:00')
const at = new Date('2026-11-20T09:00:00+09:00')

/** Returns the texts of a briefing for a cold, rainy day, with a real forecast or (`isSample`) with sample weather. */
function textsFor(isSample: boolean) {
  const temperature = { current: 5, min: -12, max: 13, comparedToDayBefore: -6 }
  const precipitation = { type: 'RAIN', amount: 20, probability: 90 }
  const hour = { at, precipitationType: 'RAIN', precipitationProbability: 90, precipitationAmount: 20 }
  const forecast = { skyStatus: 'CLOUDY', precipitation, temperature, isSample }
  const day = { weather: { id: 'day', date: '2026-11-20', forecast }, hours: [hour], alerts: ['COLD'] }
  const outfit = { clothes: [{ id: 'coat', type: 'OUTER', label: '코트' }], reason: '나가 있는 동안 5° 안팎이에요.' }
  return textsOf(day as never, outfit as never, { withRain: true, withWarning: true }, now)
}

test('a briefing with sample weather says so and leaves out degrees, rain and warnings', () => {
  const sample = textsFor(true)
  expect(sample).toMatchObject({ title: '오늘 코트', reason: sampleText, rain: '', warning: '', skyLabel: '예시 날씨' })
  expect(bodyOf({ ...sample, clothesIds: [], place: '' })).toBe(sampleText)
  const real = textsFor(false)
  expect(real).toMatchObject({ title: '오늘 −12°–13°, 코트', skyLabel: '비' })
  expect([real.rain, real.warning].includes('')).toBe(false)
})
