import type { UserId } from '@otday/contract'
import { type Clients, createClients, tokenTransport } from '@otday/contract/api-user'

const password = 'killed123!'
/** Milliseconds, well below the life of an access token. */
const fresh = 300_000

/** A person whose server dies now and then. */
export class Person {
  url = ''
  token = ''
  readonly id: UserId
  readonly #email: string
  #signedInAt = -Infinity

  private constructor(id: UserId, email: string) {
    this.id = id
    this.#email = email
  }

  static async signUp(url: string, name: string): Promise<Person> {
    const email = `${name}@example.com`
    const response = await fetch(`${url}/api/users`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, name, password }),
    })
    if (!response.ok) throw new Error(`sign-up: ${response.status} ${await response.text()}`)
    const { id } = (await response.json()) as { id: UserId }
    const person = new Person(id, email)
    await person.goOn(url)
    return person
  }

  /** Continues with a restarted server: sessions outlive it, but tokens end. */
  async goOn(url: string): Promise<void> {
    this.url = url
    if (performance.now() - this.#signedInAt < fresh) return
    const form = new URLSearchParams({ username: this.#email, password })
    const response = await fetch(`${url}/api/auth/sign-in`, { method: 'POST', body: form })
    if (!response.ok) throw new Error(`sign-in: ${response.status} ${await response.text()}`)
    const { accessToken } = (await response.json()) as { accessToken: string }
    this.token = accessToken
    this.#signedInAt = performance.now()
  }

  get calls(): Clients {
    return createClients(tokenTransport(this.url, this.token))
  }
}

/** A source of writes, each acknowledged by the server or under way when it died. */
export interface Writer {
  readonly what: string
  /** Writes once; rejects when the server died before it acknowledged. */
  write(): Promise<void>
  /**
   * Checks the writes after a restart, and sends again what was in flight, as clients do. `all` checks everything since
   * the beginning.
   * @returns what was lost, doubled or is half there
   */
  faults(all: boolean): Promise<string[]>
  /** Writes that the server acknowledged. */
  readonly acknowledged: number
}
