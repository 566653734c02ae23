import type { OAuthProvider } from '@otday/contract'
import type { LightMyRequestResponse } from 'fastify'
import { goThrough, type OpenIdProvider, openIdProvider } from './open-id-provider.ts'
import { openTestApp, type TestUser, type TestApp } from './test-app.ts'

/** A test app that knows two providers. */
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
/** An address that nobody else has in these stories. */
export const newAddress = () => `social${++count}@example.com`
/** Where a browser that knows nothing is led at an instance that is reached through the network. */
export async function startAt(url: string, provider: OAuthProvider): Promise<string> {
  const response = await fetch(`${url}/oauth2/authorization/${provider}`, { redirect: 'manual' })
  return response.headers.get('location') ?? ''
}
/** Where a sign-in ends that failed. */
export const failed = (name: string) => `/#/auth/login?error=${name}`

/** A browser that visits the pages of the social sign-in and keeps its cookies, minding their paths. */
export class SocialBrowser {
  readonly #testApp: TestApp
  readonly #jar = new Map<string, { value: string; path: string }>()
  constructor(testApp: TestApp) {
    this.#testApp = testApp
  }

  /** Takes the cookies of another browser, as its `Cookie` header has them, for the addresses below `path`. */
  take(cookies: string, path = '/'): this {
    for (const pair of cookies.split('; ')) {
      const [, name, value = ''] = /^([^=]+)=(.*)$/.exec(pair) ?? []
      if (name) this.#jar.set(name, { value, path: name === 'REFRESH_TOKEN' ? '/api/auth' : path })
    }
    return this
  }

  /** The `Cookie` header that is sent to `path`. */
  cookies(path: string): string {
    const sent = [...this.#jar].filter(([, cookie]) => path.startsWith(cookie.path))
    return sent.map(([name, { value }]) => `${name}=${value}`).join('; ')
  }

  async get(url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.#send('GET', url, headers)
  }

  /** Renews the session as the client does, with the cookies that came along. */
  async refresh(): Promise<LightMyRequestResponse> {
    return this.#send('POST', `${this.#testApp.config.basePath}/api/auth/refresh`, {
      'x-xsrf-token': this.#jar.get('XSRF-TOKEN')?.value ?? '',
    })
  }

  /** Who is signed in here. */
  async person(): Promise<TestUser> {
    const response = await this.refresh()
    if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${response.body}`)
    return this.#testApp.userOf(response.json(), this.cookies('/api/auth'))
  }

  /** Asks as `person` to link a provider: its page. */
  async startLinking(person: Pick<TestUser, 'token'>, provider: OAuthProvider): Promise<LightMyRequestResponse> {
    const url = `${this.#testApp.config.basePath}/api/sign-in-methods/${provider}`
    return this.#send('POST', url, { authorization: `Bearer ${person.token}` })
  }

  /** Links a provider, the whole way: where that leads. */
  async link(person: Pick<TestUser, 'token'>, provider: OAuthProvider, login: string | null): Promise<string> {
    const response = await this.startLinking(person, provider)
    if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${response.body}`)
    return this.comeBack(await goThrough(response.json().url, login))
  }

  async #send(method: 'GET' | 'POST', url: string, headers: Record<string, string>) {
    const cookie = this.cookies(url)
    const response = await this.#testApp.inject({ method, url, headers: { ...(cookie && { cookie }), ...headers } })
    for (const { name, value, path: at = '/', maxAge } of response.cookies) {
      if (maxAge === 0) this.#jar.delete(name)
      else this.#jar.set(name, { value, path: at })
    }
    return response
  }

  /** Presses the button: the provider's page, or where a failure leads. */
  async start(provider: OAuthProvider): Promise<string> {
    const response = await this.get(`${this.#testApp.config.basePath}/oauth2/authorization/${provider}`)
    return leadsTo(response)
  }

  /** Comes back to the address that a provider named: where that leads. */
  async comeBack(address: URL): Promise<string> {
    return leadsTo(await this.get(address.pathname + address.search))
  }

  /** The whole way; `login` null: cancels. */
  async signIn(provider: OAuthProvider, login: string | null): Promise<string> {
    return this.comeBack(await goThrough(await this.start(provider), login))
  }
}

function leadsTo(response: LightMyRequestResponse): string {
  if (response.statusCode !== 302) throw new Error(`${response.statusCode}: ${response.body}`)
  return String(response.headers['location'])
}
