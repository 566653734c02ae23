import type { FeedId } from '@otday/contract'
import type { Person, Writer } from './person.ts'

/** Likes one feed after the other, and in the next round takes the likes back. */
export class LikeWriter implements Writer {
  readonly what = 'likes'
  acknowledged = 0
  readonly #person: Person
  readonly #feeds: readonly FeedId[]
  readonly #liked = new Set<FeedId>()
  #turn = 0
  #inFlight: FeedId | null = null

  constructor(person: Person, feeds: readonly FeedId[]) {
    this.#person = person
    this.#feeds = feeds
  }

  likes(feedId: FeedId): boolean {
    return this.#liked.has(feedId)
  }

  async write(): Promise<void> {
    const feedId = this.#feeds[this.#turn++ % this.#feeds.length] as FeedId
    this.#inFlight = feedId
    const { likes } = this.#person.calls
    await (this.#liked.has(feedId) ? likes.delete({ params: { feedId } }) : likes.create({ params: { feedId } }))
    this.#toggle(feedId)
    this.#inFlight = null
    this.acknowledged++
  }

  #toggle(feedId: FeedId) {
    if (!this.#liked.delete(feedId)) this.#liked.add(feedId)
  }

  async faults(): Promise<string[]> {
    const { data } = await this.#person.calls.feeds.list({ query: { limit: 100 } })
    const faults: string[] = []
    for (const { id, likedByMe } of data) {
      if (likedByMe === this.#liked.has(id)) continue
      if (id === this.#inFlight) this.#toggle(id)
      else faults.push(`like of ${id}: ${likedByMe ? 'is there' : 'is lost'}`)
    }
    this.#inFlight = null
    if (data.length !== this.#feeds.length) faults.push(`${data.length} feeds instead of ${this.#feeds.length}`)
    return faults
  }
}

/** Returns a fault for each feed whose like count differs from its likes; call after the `faults` of each writer. */
export async function miscounts(reader: Person, writers: readonly LikeWriter[]): Promise<string[]> {
  const { data } = await reader.calls.feeds.list({ query: { limit: 100 } })
  return data.flatMap(({ id, likeCount }) => {
    const likes = writers.filter((writer) => writer.likes(id)).length
    return likeCount === likes ? [] : [`feed ${id}: ${likeCount} likes counted, ${likes} are there`]
  })
}
