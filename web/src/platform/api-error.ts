import { fallbackTexts } from '@otday/contract'

/** A call that failed: `message` is fit to be shown, `status` is 0 when no answer came, `body` is the whole answer. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    super(textOf(body, 'message') ?? fallbackTexts.api)
    this.status = status
    this.body = body
  }

  /** The name in the error catalogue, when the answer brought one. */
  get exceptionName(): string | undefined {
    return textOf(this.body, 'exceptionName')
  }
}

/** The words for any failure: those of the call, else the specification's fallback for stores. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : fallbackTexts.store
}

function textOf(body: unknown, key: string): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const value: unknown = Reflect.get(body, key)
  return typeof value === 'string' && value !== '' ? value : undefined
}
