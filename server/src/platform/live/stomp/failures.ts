import { AppError, toAppError } from '../../errors.ts'
import { FrameError, type Headers, stompVersions, type StompVersion } from './frame.ts'

/** Returns the newest STOMP version that both sides know; 1.0 if the client names none. */
export function agreedVersion(headers: Headers): StompVersion {
  const accepted = (headers.get('accept-version') ?? '1.0').split(',').map((version) => version.trim())
  const version = stompVersions.find((known) => accepted.includes(known))
  if (!version) throw new AppError('MalformedRequest', { version: stompVersions.toReversed().join(',') })
  return version
}

export function failureOf(reason: unknown): AppError {
  if (!(reason instanceof FrameError)) return toAppError(reason)
  return new AppError(reason.tooLarge ? 'PayloadTooLarge' : 'MalformedRequest', { frame: reason.message })
}

/**
 * Returns the headers of an ERROR frame; `receipt` is the value of the failed frame's `receipt` header, undefined
 * without one.
 */
export const errorHeaders = ({ body, details }: AppError, receipt: string | undefined): Record<string, string> => ({
  message: body.message,
  'content-type': 'application/json;charset=utf-8',
  ...(receipt !== undefined && { 'receipt-id': receipt }),
  ...(details['version'] !== undefined && { version: details['version'] }),
})
