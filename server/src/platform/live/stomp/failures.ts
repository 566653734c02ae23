import { AppError, toAppError } from '../../errors.ts'
import { FrameError, type Headers, stompVersions, type StompVersion } from './frame.ts'

/** The newest version that both speak; without the header it is 1.0. */
export function agreedVersion(headers: Headers): StompVersion {
  const accepted = (headers.get('accept-version') ?? '1.0').split(',').map((version) => version.trim())
  const version = stompVersions.find((known) => accepted.includes(known))
  if (!version) throw new AppError('MalformedRequest', { version: stompVersions.toReversed().join(',') })
  return version
}

/** Whatever went wrong as the failure that is told. */
export function failureOf(reason: unknown): AppError {
  if (!(reason instanceof FrameError)) return toAppError(reason)
  return new AppError(reason.tooLarge ? 'PayloadTooLarge' : 'MalformedRequest', { frame: reason.message })
}

/** What an ERROR frame says besides its body; `receipt` is that of the frame that failed. */
export const errorHeaders = ({ body, details }: AppError, receipt: string | undefined): Record<string, string> => ({
  message: body.message,
  'content-type': 'application/json;charset=utf-8',
  ...(receipt !== undefined && { 'receipt-id': receipt }),
  ...(details['version'] !== undefined && { version: details['version'] }),
})
