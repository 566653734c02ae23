import type { OAuthProvider } from '@otday/contract'
import { type Environment, urlOf } from './read.ts'

/** What this product is to an OpenID provider. */
export interface SocialProvider {
  issuer: string
  clientId: string
  clientSecret: string
  /** What is asked for, parted by spaces. */
  scope: string
}
export interface Social {
  /** Where providers send people back to, without a slash at its end and without the base path. */
  origin: string
  providers: Partial<Record<OAuthProvider, SocialProvider>>
}

/** Kakao asks people for each item by a name of its own (https://developers.kakao.com/docs/latest/ko/kakaologin). */
const known: Record<OAuthProvider, Pick<SocialProvider, 'issuer' | 'scope'>> = {
  google: { issuer: 'https://accounts.google.com', scope: 'openid email profile' },
  kakao: { issuer: 'https://kauth.kakao.com', scope: 'openid account_email profile_nickname' },
}

interface Surroundings {
  production: boolean
  publicUrl: string | null
  host: string
  port: number
}

/** Providers with an id and a secret; `GOOGLE_ISSUER` names another than Google's own. */
export function socialOf(
  env: Environment,
  { production, publicUrl, host, port }: Surroundings,
  faults: string[],
): Social {
  const google = providerOf(env, 'google', production, faults)
  const kakao = providerOf(env, 'kakao', production, faults)
  if (production && !publicUrl && (google || kakao))
    faults.push('PUBLIC_URL is missing: Google and Kakao send people back to it.')
  const origin = publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  return { origin, providers: { ...(google && { google }), ...(kakao && { kakao }) } }
}

function providerOf(env: Environment, provider: OAuthProvider, production: boolean, faults: string[]) {
  const prefix = provider.toUpperCase()
  const clientId = env[`${prefix}_CLIENT_ID`]
  const clientSecret = env[`${prefix}_CLIENT_SECRET`]
  const given = urlOf(env, `${prefix}_ISSUER`, production ? ['https:'] : ['https:', 'http:'], faults)
  if (!clientId && !clientSecret) return null
  if (!clientId || !clientSecret) {
    faults.push(`${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET belong together: give both, or neither.`)
    return null
  }
  return { ...known[provider], ...(given && { issuer: given }), clientId, clientSecret }
}
