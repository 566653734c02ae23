/**
 * Reasons why a request failed. `unreachable` also stands for private addresses, `type` for a wrong media type or
 * encoding.
 */
export type HttpReason = 'forbidden' | 'unreachable' | 'slow' | 'refused' | 'gone' | 'type'

/** Thrown when a request fails. The error contains no URL, since URLs may contain secret keys. */
export class HttpFailure extends Error {
  override readonly name = 'HttpFailure'
  readonly reason: HttpReason
  /** Error code of Node such as ECONNREFUSED, or the reason. */
  readonly code: string
  constructor(reason: HttpReason, code: string = reason) {
    super(`no response: ${code}`)
    this.reason = reason
    this.code = code
  }
}

export function failureOf(error: unknown, { aborted }: AbortSignal): HttpFailure {
  if (error instanceof HttpFailure) return error
  if (aborted) return new HttpFailure('slow', 'ETIMEDOUT')
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'EUNKNOWN'
  return new HttpFailure('unreachable', code)
}
