import { Client } from '@stomp/stompjs'
import SockJs from 'sockjs-client'
import { expect } from 'vitest'
import { Inbox } from './live-client.ts'
import { type Account, expectErrorBody, expectHonestShape, type Session } from './foreign-shapes.ts'

/** A client written from the specification alone: it shares no code, schema, path or type with the product. */

export interface Reply<T> {
  status: number
  headers: Headers
  body: T
}
type Query = Record<string, string | number | boolean>
interface Sent {
  query?: Query
  json?: object
  form?: FormData
  headers?: Record<string, string>
}

/**
 * Makes a form: a JSON part with the file name that browsers give a blob, and a picture without a media type, under any
 * file name.
 */
export function multipart(request: object, image?: Uint8Array, name = '사진 (1).exe'): FormData {
  const form = new FormData()
  form.append('request', new Blob([JSON.stringify(request)], { type: 'application/json' }))
  if (image) form.append('image', new Blob([Uint8Array.from(image)], { type: 'application/octet-stream' }), name)
  return form
}

export class ForeignClient {
  readonly base: string
  readonly jar = new Map<string, { value: string; path: string; attributes: string }>()
  token = ''
  /** Id of the session's user; empty without a session. */
  id = ''
  refreshes = 0

  private constructor(base: string) {
    this.base = base
  }

  /** Starts a client, which requests the CSRF cookie now, after each sign-out, and at no other time. */
  static async start(base: string): Promise<ForeignClient> {
    const client = new ForeignClient(base)
    expect((await client.call('GET', '/api/auth/csrf-token')).status).toBe(204)
    return client
  }

  /** Signs a new user up and in. */
  static async signUp(base: string, name: string, password: string): Promise<{ client: ForeignClient; email: string }> {
    const client = await ForeignClient.start(base)
    const email = `${crypto.randomUUID()}@example.com`
    const { status, body } = await client.call<Account>('POST', '/api/users', { json: { email, name, password } })
    const { id } = body
    expect([status, body]).toEqual([201, expect.objectContaining({ email, name, role: 'USER', locked: false })])
    expect(body).toMatchObject({ linkedOAuthProviders: [], id: expect.stringMatching(/^.{14}7/) })
    expect((await client.signIn(email, password)).body.userDto).toMatchObject({ id, mustChangePassword: false })
    return { client, email }
  }

  /**
   * Sends a request with the bearer token on every path. After a 401, except from `auth`, it refreshes once and tries
   * again.
   */
  async call<T = unknown>(method: string, path: string, sent: Sent = {}): Promise<Reply<T>> {
    const reply = await this.send<T>(method, path, sent)
    if (reply.status !== 401 || path.startsWith('/api/auth/') || this.token === '') return reply
    return (await this.refresh()) ? this.send<T>(method, path, sent) : reply
  }

  async send<T = unknown>(method: string, path: string, { query = {}, json, form, headers = {} }: Sent) {
    const url = new URL(this.base + path)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
    const csrf = this.jar.get('XSRF-TOKEN')?.value
    const cookie = [...this.jar]
      .filter(([, at]) => url.pathname.startsWith(at.path))
      .map(([n, { value }]) => `${n}=${value}`)
    const response = await fetch(url, {
      method,
      headers: {
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(csrf && { 'x-xsrf-token': csrf }),
        ...(cookie.length > 0 && { cookie: cookie.join('; ') }),
        ...(json && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...((json ?? form) && { body: form ?? JSON.stringify(json) }),
    })
    this.#keep(response.headers.getSetCookie())
    const text = await response.text()
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    if (response.status === 204) expect(text).toBe('')
    if (response.status >= 400) expectErrorBody(body)
    else expectHonestShape(body)
    return { status: response.status, headers: response.headers, body } as Reply<T>
  }

  async signIn(username: string, password: string): Promise<Reply<Session>> {
    const form = new FormData()
    form.append('username', username)
    form.append('password', password)
    const reply = await this.call<Session>('POST', '/api/auth/sign-in', { form })
    if (reply.status === 200) this.#enter(reply.body)
    return reply
  }

  async refresh(): Promise<boolean> {
    this.refreshes++
    const { status, body } = await this.send<Session>('POST', '/api/auth/refresh', {})
    if (status === 200) this.#enter(body)
    else this.token = this.id = ''
    return status === 200
  }

  async signOut(): Promise<number> {
    const { status } = await this.call('POST', '/api/auth/sign-out')
    this.token = this.id = ''
    await this.call('GET', '/api/auth/csrf-token')
    return status
  }

  /** Opens the event stream; `next` resolves to the parsed data of the next event. An unknown event ends the test. */
  async events(query: Query = {}): Promise<{ response: Response; next(): Promise<Pushed>; close(): void }> {
    const abort = new AbortController()
    const url = new URL(`${this.base}/api/sse`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
    const headers = { authorization: `Bearer ${this.token}` }
    const response = await fetch(url, { headers, signal: abort.signal })
    const pushed = new Inbox<Pushed>()
    void readEvents(response, pushed).catch(() => pushed.end('closed'))
    return { response, next: () => pushed.next(), close: () => abort.abort() }
  }

  /** Connects over SockJS. */
  async socket(): Promise<Client> {
    const client = new Client({
      webSocketFactory: () => new SockJs(`${this.base}/ws`),
      connectHeaders: { Authorization: `Bearer ${this.token}` },
      heartbeatIncoming: 4000,
      heartbeatOutgoing: 4000,
      reconnectDelay: 0,
    })
    await new Promise<void>((resolve, reject) => {
      client.onConnect = () => resolve()
      client.onStompError = ({ headers }) => reject(new Error(headers['message']))
      client.activate()
    })
    return client
  }

  #enter({ userDto, accessToken }: Session) {
    this.token = accessToken
    this.id = userDto.id
  }

  #keep(cookies: string[]) {
    for (const cookie of cookies) {
      const [, name = '', value = '', attributes = ''] = /^([^=]+)=([^;]*)(.*)$/.exec(cookie) ?? []
      const path = /; ?Path=([^;]+)/i.exec(attributes)?.[1] ?? '/'
      if (/; ?Max-Age=0/i.test(attributes)) this.jar.delete(name)
      else this.jar.set(name, { value, path, attributes })
    }
  }
}

export interface Pushed {
  id: string
  data: { id: string; title: string; content: string }
}

async function readEvents(response: Response, pushed: Inbox<Pushed>) {
  let text = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const fields = new Map(block.split('\n').map((line) => line.split(/: ?(.*)/s, 2) as [string, string]))
      const data = fields.get('data')
      if (data === undefined) continue
      expect(fields.get('event')).toBe('notifications')
      const parsed = JSON.parse(data) as Pushed['data']
      expectHonestShape(parsed)
      pushed.put({ id: fields.get('id') ?? '', data: parsed })
    }
  }
}
