import * as z from 'zod'
import type { AuthLanguage } from './auth-texts.data.ts'
import { endpoints } from './endpoint.ts'
import { Email, Password, UserDto } from './users.ts'
import { noContent, UserId } from './vocabulary.ts'

/** Language of the pages before sign-in (sign-up, reset), as stored in the account. */
export const KeptLanguage = z.enum(['en', 'ko'] satisfies AuthLanguage[])

/**
 * A session after sign-in. The refresh token travels only in a cookie; `language` is absent if the user has chosen
 * none.
 */
export const AuthState = z.object({
  userDto: UserDto,
  accessToken: z.string(),
  language: KeptLanguage.optional(),
  /** Whether this sign-in has restored a deleted account. */
  isRestored: z.boolean().optional(),
})
export type AuthState = z.infer<typeof AuthState>

/** Limits are lenient, so that malformed credentials take as long to refuse as wrong ones. */
export const SignIn = z.object({ username: z.string().max(254), password: z.string().max(1000) })
export type SignIn = z.infer<typeof SignIn>

/** Times in seconds since a temporary password was requested. */
export const temporaryPasswordTimes = {
  /** Seconds for which the temporary password is valid, as shown to users. */
  life: 180,
  /** Seconds for which it is really accepted: longer, for users who submit in the last second. */
  accepted: 185,
  /** Seconds after which a mail that could not be sent is dropped. */
  mailed: 150,
} as const

export const auth = endpoints({
  csrfToken: {
    method: 'GET',
    path: '/api/auth/csrf-token',
    access: 'public',
    summary: 'CSRF 토큰 쿠키 받기',
    status: 204,
    response: noContent,
  },
  signIn: {
    method: 'POST',
    path: '/api/auth/sign-in',
    access: 'public',
    summary: '로그인',
    body: SignIn,
    encoding: 'form',
    rate: 'signIn',
    status: 200,
    response: AuthState,
    errors: ['InvalidCredentials', 'AccountLocked', 'CsrfRejected'],
  },
  refresh: {
    method: 'POST',
    path: '/api/auth/refresh',
    access: 'public',
    summary: '세션 갱신',
    rate: 'refresh',
    status: 200,
    response: AuthState,
    errors: ['SessionEnded', 'CsrfRejected'],
  },
  signOut: {
    method: 'POST',
    path: '/api/auth/sign-out',
    access: 'public',
    summary: '로그아웃',
    status: 204,
    response: noContent,
    errors: ['CsrfRejected'],
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'public',
    summary: '임시 비밀번호 메일 요청',
    body: z.object({ email: Email }),
    rate: 'reset',
    status: 204,
    response: noContent,
  },
  changePassword: {
    method: 'PATCH',
    path: '/api/users/:userId/password',
    access: 'session',
    summary: '비밀번호 변경',
    params: z.object({ userId: UserId }),
    body: z.object({ password: Password }),
    rate: 'password',
    status: 204,
    response: noContent,
    errors: ['Forbidden', 'SignInTooOld', 'SessionEnded'],
  },
})
