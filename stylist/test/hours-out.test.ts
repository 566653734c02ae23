import { expect, test } from 'vitest'
import { dayWith, hours } from './support/dress.ts'

const dry = { precipitationType: 'NONE', precipitationAmount: 0, precipitationProbability: 0 } as const
const rain = { precipitationType: 'RAIN', precipitationAmount: 2, precipitationProbability: 90 } as const
const wetEvening = hours(16, 22, dry).map((slot, hour) => (hour >= 17 ? { ...slot, ...rain } : slot))

test('the default hours are afternoon and evening for ball games, and morning for hiking', () => {
  const on = (sport: 'BALL' | 'HIKING') => dayWith(wetEvening, { occasion: 'SPORT', answers: { sport } })
  expect(on('BALL').rain.umbrella).toBe(true)
  expect(on('HIKING').rain.umbrella).toBe(false)
})

test('hours that the user gives outrank the default hours of the sport', () => {
  const plan = { occasion: 'SPORT', answers: { sport: 'BALL' }, hoursOut: { leave: 9, home: 12 } } as const
  expect(dayWith(wetEvening, plan).rain.umbrella).toBe(false)
})
