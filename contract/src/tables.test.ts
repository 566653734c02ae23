import { expect, test } from 'vitest'
import * as z from 'zod'
import type { Endpoint, EndpointTable } from './endpoint.ts'
import { tables } from './tables.ts'

type Schema = { type?: string; [key: string]: unknown }

/** Returns the paths of lists without a limit, by the JSON schema of the parsed value. */
function endless(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { type, maxItems } = schema as Schema
  const own = type === 'array' && maxItems === undefined ? [path] : []
  return [...own, ...Object.entries(schema).flatMap(([key, part]) => endless(part, `${path}.${key}`))]
}

/**
 * Returns the paths of lists that are sent as a text without a limit, by the JSON schemas of the text and of the parsed
 * list.
 */
function endlessTexts(sent: unknown, read: unknown, path: string): string[] {
  if (!isSchema(sent) || !isSchema(read)) return []
  const ways = [sent, ...Object.values(sent['anyOf'] ?? {}).filter(isSchema)]
  const isEndless = read.type === 'array' && ways.some((way) => way.type === 'string' && way['maxLength'] === undefined)
  const parts = Object.entries(sent).flatMap(([key, part]) => endlessTexts(part, read[key], `${path}.${key}`))
  return isEndless ? [path, ...parts] : parts
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

const schemaOf = (part: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(part, { io, reused: 'inline', unrepresentable: 'any' })
const endlessIn = (part: z.ZodType, name: string) => {
  const sent = schemaOf(part, 'input')
  return [...endless(sent, name), ...endlessTexts(sent, schemaOf(part, 'output'), name)]
}

const endpoints = Object.entries(tables as Record<string, EndpointTable>).flatMap(([module, table]) =>
  Object.entries(table).map(([name, endpoint]): [string, Endpoint] => [`${module}.${name}`, endpoint]),
)

test('every list in every request schema has a maximum length', () => {
  const found = endpoints.flatMap(([name, { query, body }]) =>
    [query, body].flatMap((part) => (part ? endlessIn(part, name) : [])),
  )
  expect(found).toEqual([])
})

test('a list without a maximum length in a request schema is detected, also when it is sent as a text', () => {
  const split = z.string().transform((text) => text.split(','))
  const pieces = z.object({ ids: z.union([split, z.array(z.string()).max(9)]).pipe(z.array(z.string())) })
  expect(endlessIn(pieces, 'wear')).toEqual(['wear.properties.ids'])
  expect(endlessIn(z.object({ ids: z.array(z.string()) }), 'wear')).toEqual(['wear.properties.ids'])
})
