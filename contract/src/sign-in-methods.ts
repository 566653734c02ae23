import * as z from 'zod'
import { OAuthProvider } from './users.ts'
import { endpoints } from './endpoint.ts'
import { noContent, Timestamp } from './vocabulary.ts'

export const SignInMethods = z.object({
  /** False for accounts made with a provider until one is set. */
  password: z.boolean(),
  /** All providers, in display order. */
  providers: z.array(
    z.object({
      provider: OAuthProvider,
      /** Configured here; what was linked before can still be unlinked. */
      available: z.boolean(),
      /** Null: not linked. */
      linkedAt: Timestamp.nullable(),
    }),
  ),
})
export type SignInMethods = z.infer<typeof SignInMethods>

const ofProvider = {
  path: '/api/sign-in-methods/:provider',
  access: 'user',
  params: z.object({ provider: OAuthProvider }),
  rate: 'password',
} as const

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
    method: 'POST',
    summary: '소셜 계정 연결 시작',
    status: 200,
    /** The provider's page, to open next. */
    response: z.object({ url: z.url() }),
    errors: ['ProviderNotConfigured', 'ProviderUnavailable', 'SignInTooOld', 'SessionEnded'],
  },
  unlink: {
    ...ofProvider,
    method: 'DELETE',
    summary: '소셜 계정 연결 끊기',
    status: 204,
    response: noContent,
    errors: ['IdentityNotFound', 'LastSignInMethod', 'SignInTooOld', 'SessionEnded'],
  },
})
