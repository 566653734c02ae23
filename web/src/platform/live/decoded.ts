import * as z from 'zod'

/** Decodes a message; null if that fails, so that a bad message is lost but not the connection. */
export function decoded<T extends z.ZodType>(schema: T, body: string): z.output<T> | null {
  try {
    return z.safeDecode(schema, JSON.parse(body)).data ?? null
  } catch {
    return null
  }
}
