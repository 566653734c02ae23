import { setTimeout } from 'node:timers/promises'

/** What is followed: the name by which signals call it, and what a reading needs to know of it. */
export interface Subject<Of> {
  key: string
  of: Of
}

/** Somebody who hears everything of a subject that comes after a position, in order and once. */
interface Follower<Item, Of> extends Subject<Of> {
  after: number
  take(items: readonly Item[]): void
}

export interface Ask<Of> {
  of: Of
  after: number
}

export interface FollowersOptions<Item, Of> {
  /** For each ask the items after its position, in order and at most `limit` of them: one statement for all. */
  read(asks: readonly Ask<Of>[], limit: number): Promise<readonly (readonly Item[])[]>
  positionOf(item: Item): number
  log: { warn(context: object, message: string): void }
}

/** How much one statement reads: so many asks, of them so many just in case while others are due, so many items of each. */
const batch = { asks: 250, looks: 50, items: 50 }
/** Milliseconds before a reading that failed is tried again. */
const patience = 1000

/**
 * Brings followers what was stored since they last heard. A signal only wakes them: what they hear is what the
 * database holds, so a signal that is lost, doubled or late changes nothing but the time.
 */
export class Followers<Item, Of> {
  readonly #options: FollowersOptions<Item, Of>
  readonly #byKey = new Map<string, Set<Follower<Item, Of>>>()
  /** Of these something new was signalled … */
  readonly #due = new Set<Follower<Item, Of>>()
  /** … and these look in case a signal was missed. */
  readonly #looking = new Set<Follower<Item, Of>>()
  #reading = false

  constructor(options: FollowersOptions<Item, Of>) {
    this.#options = options
  }

  /** Follows a subject from a position on, beginning with what is there already; the given function ends it. */
  follow(subject: Subject<Of>, after: number, take: (items: readonly Item[]) => void): () => void {
    const { key } = subject
    const follower = { ...subject, after, take }
    const others = this.#byKey.get(key) ?? new Set()
    this.#byKey.set(key, others.add(follower))
    this.#call([follower], this.#due)
    return () => {
      others.delete(follower)
      this.#due.delete(follower)
      this.#looking.delete(follower)
      if (others.size === 0 && this.#byKey.get(key) === others) this.#byKey.delete(key)
    }
  }

  /** Has those who follow one of the keys look for what is new. */
  wake(keys: readonly string[]): void {
    for (const key of keys) this.#call(this.#byKey.get(key) ?? [], this.#due)
  }

  /** Has everybody look, when signals may have been missed. */
  wakeAll(): void {
    for (const followers of this.#byKey.values()) this.#call(followers, this.#looking)
  }

  #call(followers: Iterable<Follower<Item, Of>>, queue: Set<Follower<Item, Of>>) {
    for (const follower of followers) queue.add(follower)
    if (this.#reading || queue.size === 0) return
    this.#reading = true
    // A turn later, so that all who are woken by one event are read for at once.
    setImmediate(() => void this.#read())
  }

  async #read() {
    for (;;) {
      const followers = this.#next()
      if (followers.length === 0) break
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

  /** Those who are due come first; those who only look wait a little, but not for ever. */
  #next(): Follower<Item, Of>[] {
    const due = [...this.#due.values().take(batch.asks)]
    for (const follower of due) this.#due.delete(follower)
    const most = due.length > 0 ? Math.min(batch.looks, batch.asks - due.length) : batch.asks
    const looking = [...this.#looking.values().take(most)]
    for (const follower of looking) this.#looking.delete(follower)
    return [...new Set([...due, ...looking])]
  }

  /** Those who wait for the same at the same place share what is read. */
  async #bring(groups: Map<string, Follower<Item, Of>[]>) {
    const alike = [...groups.values()]
    const asks = alike.flatMap(([first]) => (first ? [{ of: first.of, after: first.after }] : []))
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

  #isFollowing(follower: Follower<Item, Of>) {
    return this.#byKey.get(follower.key)?.has(follower) ?? false
  }
}
