import { setTimeout } from 'node:timers/promises'

/** Somebody who hears everything under `key` that comes after a position, in order and once. */
interface Follower<Item> {
  key: string
  after: number
  take(items: readonly Item[]): void
}

export interface Ask {
  key: string
  after: number
}

export interface FollowersOptions<Item> {
  /** For each ask the items after its position, in order and at most `limit` of them: one statement for all. */
  read(asks: readonly Ask[], limit: number): Promise<readonly (readonly Item[])[]>
  positionOf(item: Item): number
  log: { warn(context: object, message: string): void }
}

/** How much one statement reads: so many asks, so many items of each. */
const batch = { asks: 250, items: 50 }
/** Milliseconds before a reading that failed is tried again. */
const patience = 1000

/**
 * Brings followers what was stored since they last heard. A signal only wakes them: what they hear is what the
 * database holds, so a signal that is lost, doubled or late changes nothing but the time.
 */
export class Followers<Item> {
  readonly #options: FollowersOptions<Item>
  readonly #byKey = new Map<string, Set<Follower<Item>>>()
  readonly #due = new Set<Follower<Item>>()
  #reading = false

  constructor(options: FollowersOptions<Item>) {
    this.#options = options
  }

  /** Follows `key` from a position on, beginning with what is there already; the given function ends it. */
  follow(key: string, after: number, take: (items: readonly Item[]) => void): () => void {
    const follower = { key, after, take }
    const others = this.#byKey.get(key) ?? new Set()
    this.#byKey.set(key, others.add(follower))
    this.#call([follower])
    return () => {
      others.delete(follower)
      this.#due.delete(follower)
      if (others.size === 0 && this.#byKey.get(key) === others) this.#byKey.delete(key)
    }
  }

  /** Has those who follow one of the keys look for what is new. */
  wake(keys: readonly string[]): void {
    for (const key of keys) this.#call(this.#byKey.get(key) ?? [])
  }

  /** Has everybody look, when signals may have been missed. */
  wakeAll(): void {
    for (const followers of this.#byKey.values()) this.#call(followers)
  }

  #call(followers: Iterable<Follower<Item>>) {
    for (const follower of followers) this.#due.add(follower)
    if (this.#reading || this.#due.size === 0) return
    this.#reading = true
    // A turn later, so that all who are woken by one event are read for at once.
    setImmediate(() => void this.#read())
  }

  async #read() {
    while (this.#due.size > 0) {
      const followers = [...this.#due].slice(0, batch.asks)
      for (const follower of followers) this.#due.delete(follower)
      try {
        await this.#bring(Map.groupBy(followers, ({ key, after }) => `${after} ${key}`))
      } catch (error) {
        this.#options.log.warn({ err: error }, 'live channels cannot read at present')
        for (const follower of followers) if (this.#isFollowing(follower)) this.#due.add(follower)
        await setTimeout(patience, undefined, { ref: false })
      }
    }
    this.#reading = false
  }

  /** Those who wait for the same at the same place share what is read. */
  async #bring(groups: Map<string, Follower<Item>[]>) {
    const alike = [...groups.values()]
    const asks = alike.flatMap(([first]) => (first ? [{ key: first.key, after: first.after }] : []))
    const found = await this.#options.read(asks, batch.items)
    found.forEach((items, index) => {
      const last = items.at(-1)
      if (last === undefined) return
      for (const follower of alike[index] ?? []) {
        follower.after = this.#options.positionOf(last)
        if (!this.#isFollowing(follower)) continue
        follower.take(items)
        if (items.length === batch.items) this.#due.add(follower)
      }
    })
  }

  #isFollowing(follower: Follower<Item>) {
    return this.#byKey.get(follower.key)?.has(follower) ?? false
  }
}
