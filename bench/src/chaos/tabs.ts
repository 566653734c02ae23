import http from 'node:http'

interface Answer {
  status: number
  body: { accessToken?: string; exceptionName?: string } | undefined
}

/**
 * Keeps cookies as a browser does: a response's cookies count as soon as its headers arrive, its body only when
 * complete.
 */
export class Browser {
  readonly #cookies = new Map<string, string>()

  call(url: string, method: string, { token, form }: { token?: string | undefined; form?: URLSearchParams } = {}) {
    const csrf = this.#cookies.get('XSRF-TOKEN')
    const headers = {
      connection: 'close',
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(csrf && url.includes('/api/auth/') && { 'x-xsrf-token': csrf }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
    }
    return new Promise<Answer>((resolve, reject) => {
      const request = http.request(url, { method, headers, agent: false }, (response) => {
        for (const cookie of response.headers['set-cookie'] ?? []) this.#take(cookie)
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          resolve({ status: response.statusCode ?? 0, body: text === '' ? undefined : JSON.parse(text) })
        })
      })
      request.on('error', reject)
      request.end(form?.toString())
    })
  }

  #take(cookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (value === '') this.#cookies.delete(name)
    else this.#cookies.set(name, value)
  }
}

/** A browser tab, which has an access token of its own and shares the cookies. */
export class Tab {
  readonly #browser: Browser
  readonly #url: string
  #token: string

  constructor(browser: Browser, url: string, token: string) {
    this.#browser = browser
    this.#url = url
    this.#token = token
  }

  /**
   * @returns whether the access token is valid
   * @throws when the connection was cut before the response was complete
   */
  async read(): Promise<boolean> {
    const { status } = await this.#browser.call(`${this.#url}/api/feeds?limit=1`, 'GET', { token: this.#token })
    return status === 200
  }

  /**
   * Fetches a new access token. @returns whether the session is still valid
   * @throws when the connection was cut before the response was complete
   */
  async refresh(): Promise<boolean> {
    const { status, body } = await this.#browser.call(`${this.#url}/api/auth/refresh`, 'POST')
    if (status === 200 && body?.accessToken) this.#token = body.accessToken
    return status === 200
  }
}
