import { ApiError } from '../api/api-error.ts'

/** Keyed by exception name; a null text stands for the failure's message. */
export type FieldFailures<Field extends string, Text extends string> = Readonly<
  Record<string, readonly [field: Field, text: Text | null]>
>

/** Returns the field of a failure: one of those in `known`, or invalid input by its details. */
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
