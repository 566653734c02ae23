import { recordNames } from '@otday/contract'
import { ApiError } from '../api/api-error.ts'

const changed: readonly (string | undefined)[] = Object.values(recordNames).map((names) => names.changed)

/** Whether saving failed because another device has changed the record in the meantime. */
export const isRecordChanged = (error: unknown): error is ApiError =>
  error instanceof ApiError && changed.includes(error.exceptionName)
