import type { OAuthProvider } from '@otday/contract'
import type { LightMyRequestResponse } from 'fastify'
import { goThrough, type OpenIdProvider, openIdProvider } from './open-id-provider.ts'
import { openTestApp, type TestUser, type TestApp } from './test-app.ts'

export interface SocialTestApp {
  testApp: TestApp
  google: OpenIdProvider
  kakao: OpenIdProvider
  close(): Promise<void>
}

export async function openSocialTestApp(env: Record<string, string> = {}): Promise<SocialTestApp> {
  const [google, kakao] = [await openIdProvider(), await openIdProvider()]
  const testApp = await openTestApp({ ...google.env('GOOGLE'), ...kakao.env('KAKAO'), ...env })
  const close = async () => {
    await testApp.close()
    await google.close()
    await kakao.close()
  }
  return { testApp, google, kakao, close }
}

let count = 0
export const newAddress = () => `social${++count}@example.com`
export async function startAt(url: string, provider: OAuthProvider): Promise<string> {
  const response = await fetch(`${url}/oauth2/authorization/${provider}`, { redirect: 'manual' })
  return response.headers.get('location') ?? ''
}
export const failed = (name: string) => `/#/auth/login?error=${name}`

type Owner = Pick<TestUser, 'token' | 'password'>

/** A browser whose cookie jar respects the paths of cookies. */
export class SocialBrowser {
  readonly #testApp: TestApp
  readonly #jar = new Map<string, { value: string; path: string }>()
  constructor(testApp: TestApp) {
    this.#testApp = testApp
  }

  /** Adds the cookies of a `Cookie` header to the jar, for paths below `path`. */
  take(cookies: string, path = '/'): this {
    for (const pair of cookies.split('; ')) {
      const [, name, value = ''] = /^([^=]+)=(.*)$/.exec(pair) ?? []
      if (name) this.#jar.set(name, { value, path: name === 'REFRESH_TOKEN' ? '/api/auth' : path })
    }
    return this
  }

  cookies(path: string): string {
    const sent = [...this.#jar].filter(([, cookie]) => path.startsWith(cookie.path))
    return sent.map(([name, { value }]) => `${name}=${value}`).join('; ')
  }

  async get(url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.#send('GET', url, headers)
  }

  async refresh(): Promise<LightMyRequestResponse> {
    return this.#send('POST', `${this.#testApp.config.basePath}/api/auth/refresh`, {
      'x-xsrf-token': this.#jar.get('XSRF-TOKEN')?.value ?? '',
    })
  }

  async person(): Promise<TestUser> {
    const response = await this.refresh()
    if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${response.body}`)
    return this.#testApp.userOf(response.json(), this.cookies('/api/auth'))
  }

  /** Starts to link a provider, with the password if the person has one. */
  async startLinking(person: Owner, provider: OAuthProvider): Promise<LightMyRequestResponse> {
    const payload = person.password ? { password: person.password } : {}
    return this.#post(person, `/api/sign-in-methods/${provider}`, payload)
  }

  async link(person: Owner, provider: OAuthProvider, login: string | null): Promise<string> {
    return this.#goThrough(await this.startLinking(person, provider), login)
  }

  /**
   * Opens the provider's login page and signs in there, by which the owner of an account without a password confirms
   * who they are.
   */
  async confirm(person: Owner, provider: OAuthProvider, login: string | null): Promise<string> {
    return this.#goThrough(await this.#post(person, `/api/sign-in-methods/${provider}/confirmations`, {}), login)
  }

  async #goThrough(response: LightMyRequestResponse, login: string | null): Promise<string> {
    if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${response.body}`)
    return this.comeBack(await goThrough(response.json().url, login))
  }

  #post({ token }: Owner, path: string, payload: object): Promise<LightMyRequestResponse> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    return this.#send('POST', this.#testApp.config.basePath + path, headers, JSON.stringify(payload))
  }

  async #send(method: 'GET' | 'POST', url: string, headers: Record<string, string>, payload?: string) {
    const cookie = this.cookies(url)
    const response = await this.#testApp.inject({
      method,
      url,
      headers: { ...(cookie && { cookie }), ...headers },
      ...(payload !== undefined && { payload }),
    })
    for (const { name, value, path: at = '/', maxAge } of response.cookies) {
      if (maxAge === 0) this.#jar.delete(name)
      else this.#jar.set(name, { value, path: at })
    }
    return response
  }

  async start(provider: OAuthProvider): Promise<string> {
    const response = await this.get(`${this.#testApp.config.basePath}/oauth2/authorization/${provider}`)
    return leadsTo(response)
  }

  async comeBack(address: URL): Promise<string> {
    return leadsTo(await this.get(address.pathname + address.search))
  }

  /** Signs in with a provider; null for `login` cancels. */
  async signIn(provider: OAuthProvider, login: string | null): Promise<string> {
    return this.comeBack(await goThrough(await this.start(provider), login))
  }
}

function leadsTo(response: LightMyRequestResponse): string {
  if (response.statusCode !== 302) throw new Error(`${response.statusCode}: ${response.body}`)
  return String(response.headers['location'])
}
