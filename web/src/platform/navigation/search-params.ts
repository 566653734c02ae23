import type * as z from 'zod'

/** ms without a keystroke until administrators' searches start. */
export const adminSearchDelay = 500

/** Changes query parameters; empty values remove their parameter. */
export function searchWith(before: URLSearchParams, changes: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(before)
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}

/** Returns a function that reads a parameter; undefined if it is missing or the schema refuses it. */
export const paramsOf =
  (search: URLSearchParams) =>
  <S extends z.ZodType>(schema: S, name: string): z.output<S> | undefined =>
    schema.safeParse(search.get(name) || undefined).data
