import { FeedWeather, OutfitItem } from '@otday/contract'
import * as z from 'zod'
import { expect, test } from 'vitest'

/** Returns the names that JSON of a schema has, and what kind of value each has. */
function formOf(schema: z.core.$ZodType): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'object')
    return Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, formOf(field)]))
  if (def.type === 'array') return [formOf(def.element)]
  if (def.type === 'catch') return formOf(def.innerType)
  if (def.type === 'nullable' || def.type === 'optional') return [def.type, formOf(def.innerType)]
  return def.type
}

const optionalNumber = ['nullable', 'number']

test('snapshots have the form that they had when rows were marked as stored as shown', () => {
  // Who changes it adds a migration that sets feeds.is_stored_as_shown to null.
  expect(formOf(FeedWeather)).toEqual({
    weatherId: 'string',
    skyStatus: 'enum',
    precipitation: { type: 'enum', amount: optionalNumber, probability: optionalNumber },
    temperature: {
      current: optionalNumber,
      comparedToDayBefore: optionalNumber,
      min: optionalNumber,
      max: optionalNumber,
    },
    isSample: 'boolean',
  })
  const box = { left: 'number', top: 'number', width: 'number', height: 'number' }
  expect(formOf(OutfitItem)).toEqual({
    clothesId: 'string',
    name: 'string',
    type: 'enum',
    imageUrl: ['nullable', 'string'],
    picture: [
      'nullable',
      {
        width: 'number',
        height: 'number',
        thumbhash: 'string',
        color: ['nullable', 'string'],
        cutOut: ['optional', ['nullable', box]],
      },
    ],
    appearance: { kind: 'enum', colors: ['string'] },
    attributes: [{ definitionId: 'string', definitionName: 'string', selectableValues: ['string'], value: 'string' }],
  })
})
