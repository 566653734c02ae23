import * as z from 'zod'
import { OAuthProvider } from './accounts.ts'
import { endpoints } from './endpoint.ts'
import { noContent, Timestamp } from './vocabulary.ts'

/** The ways into one's own account. */
export const SignInMethods = z.object({
  /** Whether there is a password; an account made with a provider has none until one is set. */
  password: z.boolean(),
  /** Every provider, in the order in which they are shown. */
  providers: z.array(
    z.object({
      provider: OAuthProvider,
      /** Whether this product can ask it; what was linked before stays and can be unlinked. */
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
    /** Where the browser has to go next: the provider's own page. */
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
