import { createServer } from 'node:http'
import { type CryptoKey, decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { type KoaContextWithOIDC, Provider } from 'oidc-provider'

interface Account {
  email?: string
  email_verified?: boolean
  name?: string
  nickname?: string
}

type Forgery =
  | 'wrong nonce'
  | 'wrong audience'
  | 'wrong issuer'
  | 'expired'
  | 'no signature'
  | 'another key'
  | 'the secret as key'

export type Fault = 'error' | 'silence' | 'flood' | 'page' | 'redirect'

/** An OpenID provider on the loopback; any password signs in. */
export interface OpenIdProvider {
  issuer: string
  /**
   * Accounts by the login that is typed in. For a login that is missing here the provider makes an account: an e-mail
   * address gets itself as its verified address.
   */
  people: Map<string, Account>
  /** Environment variables for the product, with a prefix such as `GOOGLE`. */
  env(prefix: 'GOOGLE' | 'KAKAO'): Record<string, string>
  /** Makes the provider send forged responses; null makes it honest again. */
  forge(forgery: Forgery | null): void
  /** Makes a path such as `/token` fail; `heal` repairs all paths. */
  break(path: string, fault: Fault): void
  heal(): void
  /** Number of requests to the page that forged responses redirect to. */
  lured(): number
  close(): Promise<void>
}

const clientId = 'otday'
const clientSecret = 'a secret between the product and its provider'
const backPaths = ['', '/otday'].flatMap((base) =>
  ['google', 'kakao'].map((provider) => `${base}/login/oauth2/code/${provider}`),
)

export async function openIdProvider(): Promise<OpenIdProvider> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const keys = await generateKeyPair('RS256', { extractable: true })
  const other = await generateKeyPair('RS256')
  const people = new Map<string, Account>()
  const faults = new Map<string, Fault>()
  let forgery: Forgery | null = null
  let lured = 0
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        // Native clients may use any port of the loopback (RFC 8252, 7.3).
        application_type: 'native',
        redirect_uris: backPaths.map((path) => `http://127.0.0.1${path}`),
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(keys.privateKey)), kid, alg: 'RS256', use: 'sig' }] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name'],
      account_email: ['email', 'email_verified'],
      profile_nickname: ['nickname'],
    },
    cookies: { keys: ['cookies of the provider'] },
    features: { devInteractions: { enabled: true } },
    pkce: { required: () => true },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: (_context, login) => ({
      accountId: login,
      claims: () => ({ sub: login, ...(people.get(login) ?? accountOf(login)) }),
    }),
  })
  provider.use(async (context: KoaContextWithOIDC, next) => {
    if (context.path === '/lure') lured++
    const fault = faults.get(context.path)
    if (fault) return misbehave(context, fault)
    await next()
    if (forgery && context.path === '/token')
      await forge(context, { forgery, key: keys.privateKey, other: other.privateKey })
  })
  const answer = provider.callback()
  server.on('request', (request, response) => void answer(request, response))
  return {
    issuer,
    people,
    env: (prefix) => ({
      [`${prefix}_ISSUER`]: issuer,
      [`${prefix}_CLIENT_ID`]: clientId,
      [`${prefix}_CLIENT_SECRET`]: clientSecret,
    }),
    forge: (next) => {
      forgery = next
    },
    break: (path, fault) => void faults.set(path, fault),
    heal: () => faults.clear(),
    lured: () => lured,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

const kid = 'the-key'
const accountOf = (login: string): Account =>
  login.includes('@') ? { email: login, email_verified: true, name: login.split('@')[0] ?? '' } : { nickname: login }

async function misbehave(context: KoaContextWithOIDC, fault: Fault): Promise<void> {
  if (fault === 'silence') return new Promise((resolve) => context.res.once('close', resolve))
  if (fault === 'redirect') return context.redirect('/lure')
  context.status = fault === 'error' ? 500 : 200
  if (fault === 'error') context.body = { error: 'server_error' }
  else if (fault === 'page') context.body = '<!doctype html><p>We are redecorating.</p>'
  else {
    context.type = 'json'
    context.body = `{"issuer":"${'x'.repeat(10 * 1024 * 1024)}"}`
  }
}

interface Forge {
  forgery: Forgery
  key: CryptoKey
  other: CryptoKey
}

async function forge(context: KoaContextWithOIDC, { forgery, key, other }: Forge): Promise<void> {
  const body = context.body as { id_token?: string }
  if (!body.id_token) return
  const claims = decodeJwt(body.id_token)
  const signed = (changed: JWTPayload, by: CryptoKey) =>
    new SignJWT({ ...claims, ...changed }).setProtectedHeader({ alg: 'RS256', kid }).sign(by)
  const made: Record<Forgery, () => string | Promise<string>> = {
    'wrong nonce': () => signed({ nonce: 'of another attempt' }, key),
    'wrong audience': () => signed({ aud: 'another product' }, key),
    'wrong issuer': () => signed({ iss: 'http://127.0.0.1:9' }, key),
    expired: () => signed({ exp: Math.floor(Date.now() / 1000) - 3600 }, key),
    'no signature': () => new UnsecuredJWT(claims).encode(),
    'another key': () => signed({}, other),
    'the secret as key': () =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid }).sign(new TextEncoder().encode(clientSecret)),
  }
  context.body = { ...body, id_token: await made[forgery]() }
}

/**
 * Goes through the provider's pages: types `login` and agrees to everything, or cancels if it is null.
 * @returns the URL to which the user is sent back
 */
export async function goThrough(page: string, login: string | null): Promise<URL> {
  const cookies = new Map<string, string>()
  let [url, form]: [URL, URLSearchParams | null] = [new URL(page), null]
  const { origin } = url
  while (url.origin === origin) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response: Response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(form && { method: 'POST', body: form }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const text = await response.text()
    const next = response.headers.get('location')
    const prompt = /name="prompt" value="(\w+)"/.exec(text)?.[1]
    if (next === null && prompt === undefined)
      throw new Error(`${response.status} at ${url.pathname}: ${text.slice(0, 500)}`)
    if (next === null && login === null) [url, form] = [new URL(`${url.pathname}/abort`, origin), null]
    else if (next === null) form = new URLSearchParams({ prompt: prompt ?? '', login: login ?? '', password: 'any' })
    else [url, form] = [new URL(next, url), null]
  }
  return url
}
