import { expect, test } from 'vitest'
import { parseJson } from './json.ts'

test('JSON is parsed, and what is not JSON gives undefined', () => {
  expect(parseJson('{"a":[1,null]}')).toEqual({ a: [1, null] })
  for (const text of ['', '{', 'undefined', '{"a":1}}']) expect(parseJson(text)).toBeUndefined()
})
