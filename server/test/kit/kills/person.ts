import type { UserId } from '@otday/contract'
import { type Clients, createClients, tokenTransport } from '@otday/contract/api-user'

const password = 'killed123!'
/** Milliseconds for which an access token is used: well below its life. */
const fresh = 300_000

/** A signed-in person whose server is killed now and then. */
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

  /**
   * Continues with a restarted server at `url`; sessions survive the restart, so the person signs in again only if the
   * token is old.
   */
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

/** A source of writes. When the server is killed, each write is either acknowledged or in flight. */
export interface Writer {
  readonly what: string
  /** Writes once; rejects if the server died before it acknowledged the write. */
  write(): Promise<void>
  /**
   * Checks the writes after a restart, and sends a write in flight again, as clients do. `all` checks all writes since
   * the beginning.
   * @returns descriptions of writes that were lost, stored twice or stored in part
   */
  faults(all: boolean): Promise<string[]>
  /** Writes that the server acknowledged. */
  readonly acknowledged: number
}
