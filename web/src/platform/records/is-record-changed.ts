import { recordNames } from '@otday/contract'
import { ApiError } from '../api/api-error.ts'

const changed: readonly (string | undefined)[] = Object.values(recordNames).map((names) => names.changed)

/** Whether another device changed the record first. */
export const isRecordChanged = (error: unknown): error is ApiError =>
  error instanceof ApiError && changed.includes(error.exceptionName)
