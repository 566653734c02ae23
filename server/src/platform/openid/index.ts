import * as client from 'openid-client'
import { requireFound } from '../errors.ts'
import { randomToken } from '../ids.ts'
import { boundedFetch } from '../http-client/index.ts'
import { outliving } from '../concurrency/request-scope.ts'
import { codeOf, failureOf } from './failures.ts'

/** Random values of one sign-in attempt, by which its callback is checked. */
export interface Checks {
  state: string
  nonce: string
  codeVerifier: string
}

export interface OpenIdClaims {
  /** The provider's id of a person, which is never given to another one. */
  subject: string
  /** E-mail address; null unless the provider has verified it. */
  email: string | null
  hasUnverifiedEmail: boolean
  name: string | null
}

export interface OpenIdProvider {
  /**
   * Returns the URL of the provider's sign-in page; with `fresh`, the provider asks the user again, for a sign-in or
   * for consent (see `freshPrompt`), even if the user is signed in there already.
   * @throws ProviderUnavailable
   */
  authorizationUrl(checks: Checks, prompt: 'fresh' | 'known'): Promise<URL>
  /**
   * Exchanges the code of a callback for the user's claims.
   * @throws SocialSignInCancelled, SocialSignInFailed, ProviderUnavailable
   */
  claimsOf(parameters: URLSearchParams, checks: Checks): Promise<OpenIdClaims>
}

export interface OpenIdOptions {
  issuer: string
  clientId: string
  clientSecret: string
  /** Scopes, separated by spaces. */
  scope: string
  /** Value of `prompt` with which the provider involves the user again instead of signing in silently. */
  freshPrompt: 'login' | 'consent'
  /** The redirect URI as it is registered with the provider. */
  redirectUri: string
  log: { warn(context: object, message: string): void }
}

/** Timeout of a request in seconds: a callback makes up to four requests within 10 s. */
const timeout = 2.4
/** ms for which the provider's configuration is cached. */
const believed = 60 * 60 * 1000
/** Number of random bytes of a check; RFC 7636 asks for 32 in a verifier. */
const chance = 32

export const newChecks = (): Checks => ({
  state: randomToken(chance),
  nonce: randomToken(chance),
  codeVerifier: randomToken(chance),
})

/**
 * Creates a client of OpenID Connect Core 1.0, for the authorization code flow with PKCE. It contacts the provider only
 * when it is used.
 */
export function createOpenIdProvider({
  scope,
  freshPrompt,
  redirectUri,
  log,
  ...options
}: OpenIdOptions): OpenIdProvider {
  const configuration = remembered(() => discover(options))
  const withErrors = async <T>(work: (config: client.Configuration) => Promise<T>): Promise<T> => {
    try {
      return await work(await configuration())
    } catch (error) {
      const failure = failureOf(error)
      // The error itself may contain claims and tokens, so only its code is logged.
      log.warn({ issuer: options.issuer, failure: failure.code, code: codeOf(error) }, 'a social sign-in failed')
      throw failure
    }
  }
  return {
    authorizationUrl: ({ state, nonce, codeVerifier }, prompt) =>
      withErrors(async (config) =>
        client.buildAuthorizationUrl(config, {
          scope,
          redirect_uri: redirectUri,
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
          ...(prompt === 'fresh' && { prompt: freshPrompt }),
        }),
      ),
    claimsOf: (parameters, checks) => withErrors((config) => readClaims(config, parameters, { checks, redirectUri })),
  }
}

const discover = ({ issuer, clientId, clientSecret }: Pick<OpenIdOptions, 'issuer' | 'clientId' | 'clientSecret'>) =>
  client.discovery(new URL(issuer), clientId, clientSecret, client.ClientSecretPost(clientSecret), {
    [client.customFetch]: boundedFetch,
    timeout: timeout,
    // Checks the signatures of tokens, too; the library would otherwise trust tokens that arrive over TLS.
    execute: [client.enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : [])],
  })

async function readClaims(
  config: client.Configuration,
  parameters: URLSearchParams,
  { checks, redirectUri }: { checks: Checks; redirectUri: string },
): Promise<OpenIdClaims> {
  const url = new URL(redirectUri)
  url.search = parameters.toString()
  const tokens = await client.authorizationCodeGrant(config, url, {
    expectedState: checks.state,
    expectedNonce: checks.nonce,
    pkceCodeVerifier: checks.codeVerifier,
  })
  const claims = requireFound(tokens.claims(), 'SocialSignInFailed')
  // An ID token may contain the subject alone (Core 1.0, section 5.4); then the e-mail address is fetched in a second
  // request.
  const isComplete = claims['email'] !== undefined && claims['email_verified'] !== undefined
  const more = isComplete ? {} : await client.fetchUserInfo(config, tokens.access_token, claims.sub)
  return openIdClaims({ ...claims, ...more })
}

function openIdClaims(claims: client.IDToken | client.UserInfoResponse): OpenIdClaims {
  const email = textOf(claims['email'])
  const isVerified = claims['email_verified'] === true
  return {
    subject: claims.sub,
    email: isVerified ? email : null,
    hasUnverifiedEmail: email !== null && !isVerified,
    name: textOf(claims['name']) ?? textOf(claims['nickname']),
  }
}

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null)

/**
 * Returns a function that caches the result of `ask`. Calls during a running request share it; a failure is not cached.
 */
function remembered<T>(ask: () => Promise<T>): () => Promise<T> {
  let known: { value: Promise<T>; until: number } | null = null
  return () => {
    if (known && known.until > Date.now()) return known.value
    const value = outliving(ask)
    known = { value, until: Date.now() + believed }
    value.catch(() => {
      if (known?.value === value) known = null
    })
    return value
  }
}
