import { randomUUID } from 'node:crypto'
import { type Clothes, idempotencyKeyHeader } from '@otday/contract'
import sharp from 'sharp'
import type { Person, Writer } from './person.ts'

/**
 * Most photos between two kills: decoding takes processor time that the other writers need, and a closet holds at most
 * 5000 pieces.
 */
const mostPerRound = 1
const size = { width: 120, height: 160 }
/** Difference of a color channel, out of 255, that compression may cause. */
const tolerance = 12

interface Sent {
  number: number
  key: string
}

/** Writes pieces with a photo of one color, which identifies them. */
export class PhotoWriter implements Writer {
  readonly what = 'photos'
  readonly #person: Person
  readonly #others: number
  readonly #sent: string[] = []
  #inFlight: Sent | null = null
  #since = 0

  /** @param others number of pieces that the person already has */
  constructor(person: Person, others: number) {
    this.#person = person
    this.#others = others
  }

  get acknowledged(): number {
    return this.#sent.length
  }

  async write(): Promise<void> {
    if (this.#sent.length - this.#since >= mostPerRound) return new Promise((resolve) => setTimeout(resolve, 20))
    this.#inFlight = { number: this.#sent.length, key: randomUUID() }
    await this.#send(this.#inFlight)
  }

  async #send({ number, key }: Sent) {
    const { url, token, id: ownerId } = this.#person
    const picture = sharp({ create: { ...size, channels: 3, background: colorOf(number) } })
    const body = new FormData()
    body.set('request', JSON.stringify({ ownerId, name: nameOf(number), type: 'TOP', attributes: [] }))
    body.set('image', new Blob([Uint8Array.from(await picture.png().toBuffer())], { type: 'image/png' }), 'piece.png')
    const headers = { authorization: `Bearer ${token}`, [idempotencyKeyHeader]: key }
    const response = await fetch(`${url}/api/clothes`, { method: 'POST', headers, body })
    const said = await response.text()
    // AlreadyProcessed: the photo was stored, and only the response was lost.
    const isRepeat = response.status === 409 && said.includes('AlreadyProcessed')
    if (!response.ok && !isRepeat) throw new Error(`photo: ${response.status} ${said}`)
    this.#sent.push(nameOf(number))
    this.#inFlight = null
  }

  async faults(all: boolean): Promise<string[]> {
    if (this.#inFlight) await this.#send(this.#inFlight)
    const expected = this.#sent.slice(all ? 0 : this.#since)
    this.#since = this.#sent.length
    const { pieces, total } = await this.#stored(all ? Infinity : expected.length)
    const faults = expected.flatMap((name) => {
      const times = pieces.filter((piece) => piece.name === name).length
      return times === 1 ? [] : [`${name}: ${times} times`]
    })
    if (total !== this.#sent.length + this.#others) faults.push(`${total} pieces for ${this.#sent.length} photos`)
    const photographed = pieces.filter(({ name }) => expected.includes(name))
    const whole = await Promise.all(photographed.map((piece) => this.#isWhole(piece)))
    return [...faults, ...photographed.filter((_, at) => !whole[at]).map(({ name }) => `${name}: half a photo`)]
  }

  async #stored(count: number) {
    const pieces: Clothes[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query = { ownerId: this.#person.id, limit: 100, ...(cursor && { cursor }) }
      const page = await this.#person.calls.clothes.list({ query })
      pieces.push(...page.data)
      if (pieces.length >= count) return { pieces, total: page.totalCount }
      cursor = page.nextCursor
    }
    return { pieces, total: pieces.length }
  }

  async #isWhole({ name, imageUrl }: Clothes): Promise<boolean> {
    if (!imageUrl) return false
    const response = await fetch(new URL(imageUrl, this.#person.url))
    if (!response.ok) return false
    const picture = sharp(Buffer.from(await response.arrayBuffer()), { failOn: 'warning' })
    const { channels } = await picture.stats().catch(() => ({ channels: [] }))
    const { r, g, b } = colorOf(Number(name.split(' ').at(-1)))
    return [r, g, b].every((value, at) => Math.abs((channels[at]?.mean ?? Number.NaN) - value) <= tolerance)
  }
}

const nameOf = (number: number) => `사진 ${number}`

const colorOf = (number: number) => ({
  r: 40 + ((number * 67) % 176),
  g: 40 + ((number * 131) % 176),
  b: 40 + ((number * 29) % 176),
})
