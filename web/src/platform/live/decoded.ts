import * as z from 'zod'

/** What came live, or null when it makes no sense: one bad message costs itself and not the connection. */
export function decoded<T extends z.ZodType>(schema: T, body: string): z.output<T> | null {
  try {
    return z.safeDecode(schema, JSON.parse(body)).data ?? null
  } catch {
    return null
  }
}
