import { fallbackTexts } from '@otday/contract'

/** `status` is 0 without a response, `body` the whole response. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    super(textOf(body, 'message') ?? fallbackTexts.api)
    this.status = status
    this.body = body
  }

  get exceptionName(): string | undefined {
    return textOf(this.body, 'exceptionName')
  }
}

/** Or the specification's fallback for stores. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : fallbackTexts.store
}

function textOf(body: unknown, key: string): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const value: unknown = Reflect.get(body, key)
  return typeof value === 'string' && value !== '' ? value : undefined
}
