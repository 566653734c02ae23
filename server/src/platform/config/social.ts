import type { OAuthProvider } from '@otday/contract'
import * as z from 'zod'
import { type Environment, read, url } from './read.ts'

interface SocialProvider {
  issuer: string
  clientId: string
  clientSecret: string
  /** Space-separated. */
  scope: string
  /** What the provider accepts to be sure that somebody is there. */
  freshPrompt: 'login' | 'consent'
}
export interface Social {
  /** Redirect origin, without trailing slash or base path. */
  origin: string
  providers: Partial<Record<OAuthProvider, SocialProvider>>
}

/** Kakao has its own scope names (https://developers.kakao.com/docs/latest/ko/kakaologin); Google knows no `login`. */
const known: Record<OAuthProvider, Pick<SocialProvider, 'issuer' | 'scope' | 'freshPrompt'>> = {
  google: { issuer: 'https://accounts.google.com', scope: 'openid email profile', freshPrompt: 'consent' },
  kakao: { issuer: 'https://kauth.kakao.com', scope: 'openid account_email profile_nickname', freshPrompt: 'login' },
}

interface Surroundings {
  production: boolean
  publicUrl: string | null
  host: string
  port: number
}

/** `GOOGLE_ISSUER`, `KAKAO_ISSUER` replace the defaults. */
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
  const { issuer, clientId, clientSecret } = read(
    {
      issuer: [`${prefix}_ISSUER`, url('https:', ...(production ? [] : ['http:'])).default(known[provider].issuer)],
      clientId: [`${prefix}_CLIENT_ID`, z.string().optional()],
      clientSecret: [`${prefix}_CLIENT_SECRET`, z.string().optional()],
    },
    env,
    faults,
  )
  if (!clientId && !clientSecret) return null
  if (!clientId || !clientSecret) {
    faults.push(`${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET belong together: give both, or neither.`)
    return null
  }
  return { ...known[provider], issuer, clientId, clientSecret }
}
