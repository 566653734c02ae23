import * as client from 'openid-client'
import { AppError } from '../errors.ts'

/** Errors of a provider that is out of order (RFC 6749, section 4.1.2.1). */
const outages = ['server_error', 'temporarily_unavailable']
const noResponseCodes = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]

export function failureOf(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof client.AuthorizationResponseError) {
    if (error.error === 'access_denied') return new AppError('SocialSignInCancelled')
    return new AppError(outages.includes(error.error) ? 'ProviderUnavailable' : 'SocialSignInFailed')
  }
  return new AppError(isOutage(error) ? 'ProviderUnavailable' : 'SocialSignInFailed')
}

/** Returns a code of an error for the log; it contains nothing personal. */
export function codeOf(error: unknown): string {
  if (error instanceof client.AuthorizationResponseError || error instanceof client.ResponseBodyError)
    return error.error
  return error instanceof client.ClientError && error.code
    ? error.code
    : error instanceof Error
      ? error.name
      : 'unknown'
}

function isOutage(error: unknown): boolean {
  if (error instanceof client.ResponseBodyError) return error.status >= 500
  if (error instanceof client.ClientError) return error.code !== undefined && noResponseCodes.includes(error.code)
  // `fetch` throws a TypeError when the network fails.
  return error instanceof TypeError
}
