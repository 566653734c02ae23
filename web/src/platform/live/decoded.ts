import * as z from 'zod'

/**
 * Decodes a message; null if it is not JSON or does not match the schema, so that a bad message has no effect and does
 * not end the connection.
 */
export function decoded<T extends z.ZodType>(schema: T, body: string): z.output<T> | null {
  try {
    return z.safeDecode(schema, JSON.parse(body)).data ?? null
  } catch {
    return null
  }
}
