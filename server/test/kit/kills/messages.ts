import { randomUUID } from 'node:crypto'
import { live } from '@otday/contract'
import { StompTalk } from '../live-client.ts'
import type { Person, Writer } from './person.ts'

interface Sent {
  id: string
  content: string
}

/**
 * Sends messages from one person to another over the socket; the server's receipt acknowledges that a message is
 * stored.
 */
export class MessageWriter implements Writer {
  readonly what = 'messages'
  readonly #sent: string[] = []
  readonly #me: Person
  readonly #partner: Person
  #talk: { url: string; stomp: StompTalk } | null = null
  #inFlight: Sent | null = null
  #since = 0

  constructor(me: Person, partner: Person) {
    this.#me = me
    this.#partner = partner
  }

  get acknowledged(): number {
    return this.#sent.length
  }

  async write(): Promise<void> {
    this.#inFlight = { id: randomUUID(), content: `${this.#me.id} ${this.#sent.length}` }
    await this.#send(this.#inFlight)
  }

  async #send({ id, content }: Sent) {
    const stomp = await this.#connected()
    const body = JSON.stringify({ senderId: this.#me.id, receiverId: this.#partner.id, content })
    stomp.send('SEND', { destination: live.send, receipt: id, [live.clientMessageId]: id }, body)
    await stomp.expect('RECEIPT')
    this.#sent.push(content)
    this.#inFlight = null
  }

  async #connected() {
    const { url, token } = this.#me
    if (this.#talk?.url === url) return this.#talk.stomp
    const stomp = await StompTalk.connect(`${url}${live.socket}`, token)
    this.#talk = { url, stomp }
    return stomp
  }

  async faults(all: boolean): Promise<string[]> {
    this.#talk = null
    if (this.#inFlight) await this.#send(this.#inFlight)
    const expected = this.#sent.slice(all ? 0 : this.#since)
    this.#since = this.#sent.length
    const found = await this.#stored(all ? Infinity : 3 * expected.length)
    const times = Map.groupBy(found, (content) => content)
    const strange = all ? found.filter((content) => !expected.includes(content)) : []
    return [...expected.filter((content) => times.get(content)?.length !== 1), ...strange].map(
      (content) => `message ${content}: ${times.get(content)?.length ?? 0} times`,
    )
  }

  /**
   * Reads at least `count` messages of the conversation, if there are so many, and returns the contents of the person's
   * own, newest first.
   */
  async #stored(count: number) {
    const contents: string[] = []
    for (let cursor: string | null = '', read = 0; cursor !== null && read < count + 1; ) {
      const query = { userId: this.#partner.id, limit: 100, ...(cursor && { cursor }) }
      const page = await this.#me.calls.messages.list({ query })
      contents.push(...page.data.filter(({ sender }) => sender.userId === this.#me.id).map(({ content }) => content))
      read += page.data.length
      cursor = page.nextCursor
    }
    return contents
  }
}
