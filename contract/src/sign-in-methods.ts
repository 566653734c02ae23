import * as z from 'zod'
import { currentPassword } from './account.ts'
import { OAuthProvider } from './users.ts'
import { endpoints } from './endpoint.ts'
import { Timestamp } from './vocabulary.ts'

export const SignInMethods = z.object({
  /** Whether the account has a password; accounts made with a provider have none until one is set. */
  password: z.boolean(),
  /** Time until which the provider's confirmation of this session replaces a password; null without one. */
  confirmedUntil: Timestamp.nullable(),
  /** All providers, in display order. */
  providers: z.array(
    z.object({
      provider: OAuthProvider,
      /** Whether the server is configured for the provider; if not, an account linked before can still be unlinked. */
      available: z.boolean(),
      /** Time when the provider's account was linked; null if none is linked. */
      linkedAt: Timestamp.nullable(),
    }),
  ),
})
export type SignInMethods = z.infer<typeof SignInMethods>

/** Seconds for which a provider's confirmation replaces the password. */
export const confirmationLife = 10 * 60

const ofProvider = {
  access: 'user',
  method: 'POST',
  params: z.object({ provider: OAuthProvider }),
  rate: 'password',
} as const
const proof = { body: z.object({ password: currentPassword }) } as const
/** The provider's page that the browser opens next. */
const ProviderPage = z.object({ url: z.url() })

export const signInMethods = endpoints({
  list: {
    method: 'GET',
    path: '/api/sign-in-methods',
    access: 'user',
    summary: '내 로그인 방법',
    status: 200,
    response: SignInMethods,
  },
  link: {
    ...ofProvider,
    ...proof,
    path: '/api/sign-in-methods/:provider',
    summary: '소셜 계정 연결 시작',
    status: 200,
    response: ProviderPage,
    errors: ['WrongPassword', 'ConfirmationRequired', 'ProviderNotConfigured', 'ProviderUnavailable', 'SessionEnded'],
  },
  confirm: {
    ...ofProvider,
    path: '/api/sign-in-methods/:provider/confirmations',
    summary: '연결한 소셜 계정으로 본인 확인 시작',
    status: 200,
    response: ProviderPage,
    errors: ['IdentityNotFound', 'ProviderNotConfigured', 'ProviderUnavailable', 'SessionEnded'],
  },
  unlink: {
    ...ofProvider,
    ...proof,
    path: '/api/sign-in-methods/:provider/unlink',
    summary: '소셜 계정 연결 끊기',
    status: 200,
    /** Whether this session was signed out, too. */
    response: z.object({ signedOut: z.boolean() }),
    errors: ['WrongPassword', 'ConfirmationRequired', 'IdentityNotFound', 'LastSignInMethod', 'SessionEnded'],
  },
})
