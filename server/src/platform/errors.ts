import { type ErrorBody, type ErrorName, errorCatalogue } from '@otday/contract/errors'

/** An error that is reported to the caller with its code, message and details. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorName
  readonly details: Record<string, string>
  /** Seconds for the Retry-After header. */
  readonly retryAfter: number | undefined
  constructor(code: ErrorName, details: Record<string, string> = {}, retryAfter?: number) {
    super(code)
    this.code = code
    this.details = details
    this.retryAfter = retryAfter
  }
  get status(): number {
    return errorCatalogue[this.code][0]
  }
  get body(): ErrorBody {
    return { exceptionName: this.code, message: errorCatalogue[this.code][1], details: this.details }
  }
}

/**
 * Returns the value, which was looked for and must be there.
 * @throws AppError made of the other arguments, if the value is null or undefined
 */
export function requireFound<T>(value: T, ...error: ConstructorParameters<typeof AppError>): NonNullable<T> {
  if (value === null || value === undefined) throw new AppError(...error)
  return value
}

/** Returns a handler of rejections that gives null for errors with the code and throws all others. */
export const nullOn = (code: ErrorName) => (error: unknown) => {
  if (error instanceof AppError && error.code === code) return null
  throw error
}

/** Retry-After in seconds: by then the database is probably back. */
const comesBack = 5

const byFastifyCode: Record<string, ErrorName> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PayloadTooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UnsupportedMediaType',
  FST_REQ_FILE_TOO_LARGE: 'ImageTooLarge',
  FST_PARTS_LIMIT: 'PayloadTooLarge',
  FST_FILES_LIMIT: 'PayloadTooLarge',
  FST_FIELDS_LIMIT: 'PayloadTooLarge',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'UnsupportedMediaType',
  FST_PROTO_VIOLATION: 'MalformedRequest',
  FST_ERR_HANDLER_TIMEOUT: 'Unavailable',
}

/** Returns the error to report in place of any error; unknown errors become `Internal` and reveal nothing. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (typeof error !== 'object' || error === null) return new AppError('Internal')
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown }
  if (typeof code === 'string') {
    const known = byFastifyCode[code] ?? bySqlState(code) ?? byConnection(code)
    if (known) return new AppError(known, {}, known === 'Unavailable' ? comesBack : undefined)
  }
  if (isPoolTimeout(error)) return new AppError('Unavailable', {}, comesBack)
  if (statusCode === 413) return new AppError('PayloadTooLarge')
  if (statusCode === 415) return new AppError('UnsupportedMediaType')
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) return new AppError('MalformedRequest')
  return new AppError('Internal')
}

/** Returns the error to report for a SQLSTATE: https://www.postgresql.org/docs/15/errcodes-appendix.html */
function bySqlState(code: string): ErrorName | undefined {
  if (!/^[0-9A-Z]{5}$/.test(code)) return undefined
  if (code === '23505') return 'Conflict'
  if (code === '53100') return 'StorageFull'
  if (code.startsWith('22')) return 'InvalidInput'
  if (code.startsWith('53') || code.startsWith('57P') || code.startsWith('08')) return 'Unavailable'
  if (code === '57014' || code === '40001' || code === '40P01' || code === '55P03') return 'Unavailable'
  return undefined
}

function byConnection(code: string): ErrorName | undefined {
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'StorageFull'
  if (['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'ENOENT'].includes(code)) return 'Unavailable'
  // The disk cannot be written.
  if (['EROFS', 'EACCES', 'EPERM'].includes(code)) return 'Unavailable'
  return undefined
}

export const isServerFault = (error: unknown): boolean =>
  !(error instanceof AppError) && toAppError(error).status === 500

/**
 * Returns whether the database refused a value of the caller (SQLSTATE class 22), which a schema could have refused.
 */
export const isRefusedValue = (error: unknown): boolean =>
  !(error instanceof AppError) && sqlStateOf(error).startsWith('22')

const sqlStateOf = (error: unknown): string => {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : ''
}

/** Recognizes errors of pg's pool about connections, which have no code. */
const isPoolTimeout = (error: object) =>
  error instanceof Error &&
  /timeout exceeded when trying to connect|Connection terminated|Cannot use a pool after/.test(error.message)
