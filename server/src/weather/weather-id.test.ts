import { expect, test } from 'vitest'
import { weatherId } from './weather-id.ts'

test('a cell and a date always give the same id, and another cell or date gives another id', () => {
  const id = weatherId({ nx: 60, ny: 127 }, '2026-11-20')
  expect(id).toMatchInlineSnapshot(`"e59ed680-c391-5206-b352-0b965919e7b2"`)
  expect(weatherId({ nx: 60, ny: 127 }, '2026-11-20')).toBe(id)
  const others = [
    weatherId({ nx: 60, ny: 127 }, '2026-11-21'),
    weatherId({ nx: 61, ny: 127 }, '2026-11-20'),
    weatherId({ nx: 60, ny: 128 }, '2026-11-20'),
    weatherId({ nx: 6, ny: 127 }, '2026-11-20'),
  ]
  expect(new Set([id, ...others]).size).toBe(5)
})
