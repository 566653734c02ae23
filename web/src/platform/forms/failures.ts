import { ApiError } from '../api/api-error.ts'

/** Fields to which errors of the server belong, by the error's name; a null text shows the server's own message. */
export type FieldFailures<Field extends string, Text extends string> = Readonly<
  Record<string, readonly [field: Field, text: Text | null]>
>

/**
 * Returns the field to which an error belongs: as `known` says, or the one that an InvalidInput error names. Null if no
 * field is to blame.
 */
export function fieldFailure<Field extends string, Text extends string>(
  failure: unknown,
  fields: readonly Field[],
  known: FieldFailures<Field, Text>,
): { field: Field; text: Text | null; message: string } | null {
  if (!(failure instanceof ApiError)) return null
  const [field, text] = known[failure.exceptionName ?? ''] ?? []
  if (field !== undefined) return { field, text: text ?? null, message: failure.message }
  if (failure.exceptionName !== 'InvalidInput') return null
  for (const one of fields) {
    const message = failure.detail(one)
    if (message !== undefined) return { field: one, text: null, message }
  }
  return null
}
