import * as z from 'zod'

/**
 * Reads an answer of the server. An entry of a list that makes no sense is left out, so that it costs itself and not
 * the page it stands on.
 * @throws ZodError when something outside of lists makes no sense.
 */
export function decodeResponse(schema: z.ZodType, body: unknown): unknown {
  const whole = z.safeDecode(schema, body as never)
  if (whole.success) return whole.data
  const paths = whole.error.issues.map((issue) => issue.path)
  return z.decode(schema, withoutEntries(body, paths) as never)
}

/** A copy without the outermost list entries that the paths lead through. */
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
