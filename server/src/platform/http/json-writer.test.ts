import { type Endpoint, tables } from '@otday/contract'
import fc from 'fast-check'
import * as z from 'zod'
import { expect, test } from 'vitest'
import { JsonText, jsonWriter, type Written } from './json-writer.ts'

const endpoints: [string, Endpoint][] = Object.entries(tables)
  .flatMap(([table, all]) =>
    Object.entries<Endpoint>(all).map(([name, each]): [string, Endpoint] => [`${table}.${name}`, each]),
  )
  .filter(([, { status, produces }]) => status !== 204 && !produces)

const moments = fc.date({ min: new Date(0), max: new Date('2999-12-31'), noInvalidDate: true })
const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom('', '"\\\u2028', '감자\n', '\ud800'),
)

/** Texts that some schema or other asks for. */
const formats = [
  '5d3a8b0c-2d52-4a51-9d3b-0f8f5f6f7a01',
  '2026-11-30',
  '/files/a',
  '07:30',
  '11-30',
  '#a1b2c3',
  'ko',
  'KRW',
  'https://otday.example/',
]

/** Returns those of the candidates that a schema encodes. @throws Error if there are none */
function encodable<T>(schema: z.core.$ZodType, candidates: readonly T[]): T[] {
  const found = candidates.filter((each) => z.safeEncode(schema, each as never).success)
  if (found.length === 0) throw new Error(`No value for ${schema._zod.def.type}`)
  return found
}

/** Gives elements that have a day of the week one after the other, as lists of all seven need them. */
const ofWeek = (list: unknown[]) =>
  list.map((each, at) => (typeof each === 'object' && each && 'weekday' in each ? { ...each, weekday: at % 7 } : each))

/** Returns values that a schema encodes. */
function valuesOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const def = schema._zod.def as Written
  switch (def.type) {
    case 'string': {
      const isFree = ['', '감자 "옷"'].every((text) => z.safeEncode(schema, text as never).success)
      return isFree
        ? texts.filter((text) => z.safeEncode(schema, text as never).success)
        : fc.constantFrom(...encodable(schema, [...formats, '감자 "옷"']))
    }
    case 'number':
      return fc.constantFrom(...encodable(schema, [-3, 0, 1, 6, 0.1, 23, 99.5, 1e21]))
    case 'boolean':
      return fc.boolean()
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'nullable':
      return fc.option(valuesOf(def.innerType))
    case 'optional':
      return fc.option(valuesOf(def.innerType), { nil: undefined })
    case 'default':
    case 'catch':
      return valuesOf(def.innerType)
    case 'array': {
      const [sample] = fc.sample(valuesOf(def.element), 1)
      const lengths = encodable(
        schema,
        [0, 1, 2, 3, 7, 12, 24, 30].map((length) => ofWeek(Array.from({ length }, () => sample))),
      )
      return fc
        .constantFrom(...lengths)
        .chain(({ length }) => fc.array(valuesOf(def.element), { minLength: length, maxLength: length }).map(ofWeek))
    }
    case 'object':
      return fc.record({
        ...Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, valuesOf(field)])),
        unknownToContract: fc.constant('leaked'),
      })
    case 'pipe':
      return moments
    default:
      throw new Error(`No values of ${schema._zod.def.type}`)
  }
}

test.each(endpoints)('%s writes what the contract encodes, and nothing else', (_name, { response }) => {
  const write = jsonWriter(response)
  fc.assert(
    fc.property(valuesOf(response), (value) => {
      expect(write(value)).toBe(JSON.stringify(z.encode(response, value as never)))
    }),
    { numRuns: 5 },
  )
})

test('a value of another type than the contract has is refused', () => {
  const write = jsonWriter(
    z.object({ name: z.string(), count: z.int(), word: z.enum(['A']), list: z.array(z.boolean()) }),
  )
  const right = { name: '옷', count: 1, word: 'A', list: [true] }
  expect(write(right)).toBe('{"name":"옷","count":1,"word":"A","list":[true]}')
  const wrong = [
    { name: null },
    { name: undefined },
    { count: '1' },
    { count: Number.NaN },
    { word: 'B' },
    { list: [1] },
    { list: {} },
  ]
  for (const part of wrong) expect(() => write({ ...right, ...part })).toThrow('A response has')
  for (const value of [null, undefined, 'text', 1]) expect(() => write(value)).toThrow('A response has')
})

test('JSON that was written before passes as it is in place of an object or a list, and nowhere else', () => {
  const write = jsonWriter(z.object({ item: z.object({ id: z.string() }), list: z.array(z.string()) }))
  expect(write({ item: new JsonText('{"id": "1"}'), list: new JsonText('["a"]') })).toBe(
    '{"item":{"id": "1"},"list":["a"]}',
  )
  expect(() => write({ item: { id: new JsonText('"1"') }, list: [] })).toThrow('A response has')
})

test('a schema that no response has is refused before anything is written', () => {
  expect(() => jsonWriter(z.object({ whatever: z.unknown() }))).toThrow('Responses have no unknown.')
})
