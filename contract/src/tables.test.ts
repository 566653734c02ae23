import { expect, test } from 'vitest'
import * as z from 'zod'
import type { Endpoint, EndpointTable } from './endpoint.ts'
import { tables } from './tables.ts'

type Schema = { type?: string; [key: string]: unknown }

/** Paths of lists without an end, by the JSON schema of what is read. */
function endless(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { type, maxItems } = schema as Schema
  const own = type === 'array' && maxItems === undefined ? [path] : []
  return [...own, ...Object.entries(schema).flatMap(([key, part]) => endless(part, `${path}.${key}`))]
}

test('every list of every request has an end', () => {
  const endpoints = Object.entries(tables as Record<string, EndpointTable>).flatMap(([module, table]) =>
    Object.entries(table).map(([name, endpoint]): [string, Endpoint] => [`${module}.${name}`, endpoint]),
  )
  const found = endpoints.flatMap(([name, { query, body }]) =>
    [query, body].flatMap((part) =>
      part ? endless(z.toJSONSchema(part, { io: 'input', reused: 'inline' }), name) : [],
    ),
  )
  expect(found).toEqual([])
})
