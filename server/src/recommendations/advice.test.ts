import { expect, test } from 'vitest'
import { adviceFor } from './advice.ts'

test.each([-25, 0, 4.4, 6, 10, 14, 18, 21, 25, 33, Number.NaN])(
  'the advice for %d °C has a band, a text and four to six examples',
  (teff) => {
    const { band, text, examples } = adviceFor(teff)
    expect(band).toMatch(/℃/)
    expect(text).not.toBe('')
    expect(examples.length).toBeGreaterThanOrEqual(4)
    expect(examples.length).toBeLessThanOrEqual(6)
    expect(new Set(examples.map(({ name }) => name)).size).toBe(examples.length)
    expect(examples.map(({ type }) => type)).toEqual(expect.arrayContaining(['TOP', 'BOTTOM']))
  },
)

test('the example clothes are those of the temperature chart, ordered from the outside in', () => {
  expect(adviceFor(14)).toMatchObject({
    band: '12~16℃',
    examples: [
      { type: 'OUTER', name: '재킷' },
      { type: 'OUTER', name: '가디건' },
      { type: 'TOP', name: '맨투맨' },
      { type: 'TOP', name: '셔츠' },
      { type: 'BOTTOM', name: '청바지' },
      { type: 'SOCKS', name: '스타킹' },
    ],
  })
  expect(adviceFor(30).examples.map(({ type }) => type)).toContain('DRESS')
  expect(adviceFor(0).examples.map(({ type }) => type)).toContain('UNDERWEAR')
})
