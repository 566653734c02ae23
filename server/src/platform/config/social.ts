import type { OAuthProvider } from '@otday/contract'

interface SocialProvider {
  issuer: string
  clientId: string
  clientSecret: string
  /** OpenID scopes, separated by spaces. */
  scope: string
  /** Value of `prompt` with which the provider involves the user again instead of signing in silently. */
  freshPrompt: 'login' | 'consent'
}
export interface Social {
  /** Origin of redirect URLs, without trailing slash or base path. */
  origin: string
  providers: Partial<Record<OAuthProvider, SocialProvider>>
}

/**
 * Defaults of the providers. Kakao has its own scope names (https://developers.kakao.com/docs/latest/ko/kakaologin);
 * Google does not support the prompt `login`.
 */
const known: Record<OAuthProvider, Pick<SocialProvider, 'issuer' | 'scope' | 'freshPrompt'>> = {
  google: { issuer: 'https://accounts.google.com', scope: 'openid email profile', freshPrompt: 'consent' },
  kakao: { issuer: 'https://kauth.kakao.com', scope: 'openid account_email profile_nickname', freshPrompt: 'login' },
}

export const issuers = { google: known.google.issuer, kakao: known.kakao.issuer }

/** Settings of the providers; a provider is enabled by a client id and a secret. */
type SocialSettings = Partial<Record<`${'GOOGLE' | 'KAKAO'}_CLIENT_${'ID' | 'SECRET'}`, string | undefined>> &
  Record<'GOOGLE_ISSUER' | 'KAKAO_ISSUER', string>

export function socialOf(settings: SocialSettings, origin: string): Social {
  const google = providerOf('google', {
    issuer: settings.GOOGLE_ISSUER,
    clientId: settings.GOOGLE_CLIENT_ID,
    clientSecret: settings.GOOGLE_CLIENT_SECRET,
  })
  const kakao = providerOf('kakao', {
    issuer: settings.KAKAO_ISSUER,
    clientId: settings.KAKAO_CLIENT_ID,
    clientSecret: settings.KAKAO_CLIENT_SECRET,
  })
  return { origin, providers: { ...(google && { google }), ...(kakao && { kakao }) } }
}

interface Given {
  issuer: string
  clientId: string | undefined
  clientSecret: string | undefined
}
const providerOf = (provider: OAuthProvider, { issuer, clientId, clientSecret }: Given): SocialProvider | null =>
  clientId && clientSecret ? { ...known[provider], issuer, clientId, clientSecret } : null
