import * as z from 'zod'

/**
 * Decodes a response and leaves out list entries that do not match the schema.
 * @throws ZodError when the response does not match outside of list entries
 */
export function decodeResponse(schema: z.ZodType, body: unknown): unknown {
  const whole = z.safeDecode(schema, body as never)
  if (whole.success) return whole.data
  const paths = whole.error.issues.map((issue) => issue.path)
  return z.decode(schema, withoutEntries(body, paths) as never)
}

function withoutEntries(value: unknown, paths: readonly PropertyKey[][]): unknown {
  if (Array.isArray(value)) {
    const faulty = new Set(paths.map(([index]) => index))
    return value.filter((_, index) => !faulty.has(index))
  }
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([key, part]) => {
    const inside = paths.flatMap(([first, ...rest]) => (first === key ? [rest] : []))
    return [key, inside.length > 0 ? withoutEntries(part, inside) : part]
  })
  return Object.fromEntries(parts)
}
