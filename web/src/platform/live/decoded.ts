import * as z from 'zod'

/** Null for what does not decode: one bad message costs itself, not the connection. */
export function decoded<T extends z.ZodType>(schema: T, body: string): z.output<T> | null {
  try {
    return z.safeDecode(schema, JSON.parse(body)).data ?? null
  } catch {
    return null
  }
}
