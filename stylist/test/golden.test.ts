import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { closetFrom } from '../scripts/closet.ts'
import { day, isWhole, rerolls, wardrobeOf, type Worn } from '../scripts/measures.ts'
import { explain } from '../src/index.ts'

const wardrobe = wardrobeOf(closetFrom(fileURLToPath(new URL('dev-closet.json', import.meta.url)), 'attributes'))
const ten = (weather: Parameters<typeof rerolls>[1], sensitivity = 3) => rerolls(wardrobe, weather, sensitivity, 10)
const of = ({ outfit }: Worn, type: string) => outfit.items.filter((f) => f.type === type)
const names = (worn: Worn) => worn.outfit.items.map((f) => f.name)

describe('the worked weathers on the development closet, ten outfits each', () => {
  const windy = ten(day(-10, { min: -14, max: -6, wind: 7 }))
  test.each(windy)('windy -10 °C: the warmest coats, thermals and a muffler', (worn) => {
    expect(of(worn, 'OUTER').some((f) => ['벤치 롱파카', '노스페이스 눕시', '무스탕 브라운'].includes(f.name))).toBe(
      true,
    )
    expect(names(worn)).toEqual(expect.arrayContaining(['발열내의 상의', '체크 목도리']))
  })

  const snow = ten(day(3, { min: -1, max: 4, type: 'SNOW', mm: 3, pop: 80, wind: 2 }))
  test.each(snow)('snow at 3 °C: boots', (worn) => {
    expect(['방한 스노우 부츠', '닥터마틴 8홀 워커']).toContain(of(worn, 'SHOES')[0]?.name)
  })

  const rain = ten(day(12, { min: 9, max: 14, type: 'RAIN', mm: 8, pop: 90, wind: 3 }))
  test.each(rain)('rain at 12 °C: waterproof shoes, no suede, more than a cardigan', (worn) => {
    expect(of(worn, 'SHOES')[0]?.water).toBe(1)
    expect(names(worn)).not.toContain('스웨이드 블루종')
    expect(of(worn, 'OUTER').map((f) => f.name)).not.toEqual(['브이넥 니트 가디건 네이비'])
    expect(names(worn)).toContain('장우산')
  })

  const clear = ten(day(20, { min: 13, max: 24, sky: 'CLEAR', wind: 2 }))
  test.each(clear)('clear 20 °C: nothing heavy but one outer garment', (worn) => {
    expect(
      worn.expects.filter(
        ([
          f,
          {
            clo: [lo, hi],
          },
        ]) => f.type !== 'OUTER' && (lo + hi) / 2 >= 0.37,
      ),
    ).toEqual([])
    expect(of(worn, 'OUTER').length).toBeLessThanOrEqual(1)
  })

  const humid = ten(day(27, { min: 23, max: 29, humidity: 85 }))
  test.each(humid)('humid 27 °C: no outer garment, a light top', (worn) => {
    expect(of(worn, 'OUTER')).toEqual([])
    expect(of(worn, 'TOP').every((f) => f.clo <= 0.22)).toBe(true)
  })

  const hot = ten(day(33, { min: 26, max: 35, sky: 'CLEAR' }))
  test.each(hot)('33 °C: shorts or a summer dress', (worn) => {
    expect(worn.expects.filter(([f]) => f.type === 'BOTTOM').every(([, { clo }]) => clo[1] <= 0.12)).toBe(true)
    expect(of(worn, 'DRESS').every((f) => f.clo <= 0.26)).toBe(true)
  })

  test.each(ten(day(21), 1))('21 °C for one who feels the cold: something over it', (worn) => {
    expect(of(worn, 'OUTER').length).toBeGreaterThan(0)
  })

  test.each(ten(day(21), 5))('21 °C for one who feels the heat: nothing or something thin over it', (worn) => {
    expect(of(worn, 'OUTER').every((f) => f.clo <= 0.24)).toBe(true)
  })

  test('every one of them is a whole outfit with a reason', () => {
    for (const worn of [windy, snow, rain, clear, humid, hot].flat()) {
      expect(isWhole(worn)).toBe(true)
      expect(explain(worn.outfit, worn.ctx).reasons.length).toBeGreaterThan(0)
    }
  })
})

test.each([20, 22, 25, 30])('no winter coat and no winter shoes at %i °C', (t) => {
  for (const sensitivity of [1, 3, 5])
    for (const { outfit } of ten(day(t), sensitivity))
      expect(outfit.items.filter((f) => f.winterOnly || (f.type === 'OUTER' && f.clo >= 0.5))).toEqual([])
})
