import { fallbackTexts } from '@otday/contract'

/** Error of an API call. `status` is 0 if there was no response; `body` is the whole parsed response. */
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

  detail(key: string): string | undefined {
    return textOf(valueOf(this.body, 'details'), key)
  }
}

/** Returns the text that is shown for an error: the server's message, or for any other error a general text. */
export const messageOf = (error: unknown): string => (error instanceof ApiError ? error.message : fallbackTexts.store)

const valueOf = (body: unknown, key: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, key) : undefined

function textOf(body: unknown, key: string): string | undefined {
  const value = valueOf(body, key)
  return typeof value === 'string' && value !== '' ? value : undefined
}
