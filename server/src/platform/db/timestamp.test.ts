import fc from 'fast-check'
import pg from 'pg'
import { expect, test } from 'vitest'
import { timestampOf } from './timestamp.ts'

const parse: (text: string) => Date = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ)

const two = (value: number) => String(value).padStart(2, '0')

test('a timestamp in any time zone and precision is the moment that the driver reads', () => {
  const usual = fc
    .record({
      at: fc.date({ min: new Date('0001-01-02'), max: new Date('9999-12-30'), noInvalidDate: true }),
      digits: fc.integer({ min: 0, max: 6 }),
      fraction: fc.integer({ min: 0, max: 999_999 }),
      hours: fc.integer({ min: -12, max: 14 }),
      minutes: fc.constantFrom('', ':30'),
    })
    .map(({ at, digits, fraction, hours, minutes }) => {
      const [day, time] = at.toISOString().split(/[TZ.]/)
      const part = digits === 0 ? '' : `.${String(fraction).padStart(6, '0').slice(0, digits)}`
      return `${day} ${time}${part}${hours < 0 ? '-' : '+'}${two(Math.abs(hours))}${minutes}`
    })
  fc.assert(
    fc.property(usual, (text) => {
      expect([text, timestampOf(text).getTime()]).toEqual([text, parse(text).getTime()])
    }),
  )
})

test('a year before Christ or of five digits, and infinity, are what the driver reads', () => {
  for (const text of ['0044-03-15 12:00:00+00 BC', '10000-01-01 00:00:00+00', 'infinity', '-infinity'])
    expect([text, timestampOf(text)]).toEqual([text, parse(text)])
})
