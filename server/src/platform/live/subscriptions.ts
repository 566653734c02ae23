import { setTimeout } from 'node:timers/promises'

/** What is followed: the name by which signals call it, and what a reading needs to know of it. */
export interface Subject<Of> {
  key: string
  of: Of
}

/** Somebody who hears everything of a subject that comes after a position, in order and once. */
interface Subscription<Item, Of> extends Subject<Of> {
  after: number
  take(items: readonly Item[]): void
}

export interface ReadRequest<Of> {
  of: Of
  after: number
}

export interface SubscriptionsOptions<Item, Of> {
  /** For each ask the items after its position, in order and at most `limit` of them: one statement for all. */
  read(requests: readonly ReadRequest<Of>[], limit: number): Promise<readonly (readonly Item[])[]>
  positionOf(item: Item): number
  log: { warn(context: object, message: string): void }
}

/** How much one statement reads: so many asks, of them so many just in case while others are due, so many items of each. */
const batch = { requests: 250, polls: 50, items: 50 }
/** Milliseconds before a reading that failed is tried again. */
const retryDelay = 1000

/**
 * Brings followers what was stored since they last heard. A signal only wakes them: what they hear is what the
 * database holds, so a signal that is lost, doubled or late changes nothing but the time.
 */
export class Subscriptions<Item, Of> {
  readonly #options: SubscriptionsOptions<Item, Of>
  readonly #byKey = new Map<string, Set<Subscription<Item, Of>>>()
  /** Of these something new was signalled … */
  readonly #due = new Set<Subscription<Item, Of>>()
  /** … and these look in case a signal was missed. */
  readonly #polling = new Set<Subscription<Item, Of>>()
  #reading = false

  constructor(options: SubscriptionsOptions<Item, Of>) {
    this.#options = options
  }

  /** Follows a subject from a position on, beginning with what is there already; the given function ends it. */
  subscribe(subject: Subject<Of>, after: number, take: (items: readonly Item[]) => void): () => void {
    const { key } = subject
    const subscription = { ...subject, after, take }
    const others = this.#byKey.get(key) ?? new Set()
    this.#byKey.set(key, others.add(subscription))
    this.#enqueue([subscription], this.#due)
    return () => {
      others.delete(subscription)
      this.#due.delete(subscription)
      this.#polling.delete(subscription)
      if (others.size === 0 && this.#byKey.get(key) === others) this.#byKey.delete(key)
    }
  }

  /** Has those who follow one of the keys look for what is new. */
  notify(keys: readonly string[]): void {
    for (const key of keys) this.#enqueue(this.#byKey.get(key) ?? [], this.#due)
  }

  /** Has everybody look, when signals may have been missed. */
  pollAll(): void {
    for (const subscriptions of this.#byKey.values()) this.#enqueue(subscriptions, this.#polling)
  }

  #enqueue(subscriptions: Iterable<Subscription<Item, Of>>, queue: Set<Subscription<Item, Of>>) {
    for (const subscription of subscriptions) queue.add(subscription)
    if (this.#reading || queue.size === 0) return
    this.#reading = true
    // A turn later, so that all who are woken by one event are read for at once.
    setImmediate(() => void this.#read())
  }

  async #read() {
    for (;;) {
      const subscriptions = this.#next()
      if (subscriptions.length === 0) break
      try {
        await this.#deliver(Map.groupBy(subscriptions, ({ key, after }) => `${after} ${key}`))
      } catch (error) {
        this.#options.log.warn({ err: error }, 'live channels cannot read at present')
        for (const subscription of subscriptions) if (this.#isActive(subscription)) this.#due.add(subscription)
        await setTimeout(retryDelay, undefined, { ref: false })
      }
    }
    this.#reading = false
  }

  /** Those who are due come first; those who only look wait a little, but not for ever. */
  #next(): Subscription<Item, Of>[] {
    const due = [...this.#due.values().take(batch.requests)]
    for (const subscription of due) this.#due.delete(subscription)
    const most = due.length > 0 ? Math.min(batch.polls, batch.requests - due.length) : batch.requests
    const polling = [...this.#polling.values().take(most)]
    for (const subscription of polling) this.#polling.delete(subscription)
    return [...new Set([...due, ...polling])]
  }

  /** Those who wait for the same at the same place share what is read. */
  async #deliver(groups: Map<string, Subscription<Item, Of>[]>) {
    const alike = [...groups.values()]
    const requests = alike.flatMap(([first]) => (first ? [{ of: first.of, after: first.after }] : []))
    const found = await this.#options.read(requests, batch.items)
    found.forEach((items, index) => {
      const last = items.at(-1)
      if (last === undefined) return
      for (const subscription of alike[index] ?? []) {
        subscription.after = this.#options.positionOf(last)
        if (!this.#isActive(subscription)) continue
        subscription.take(items)
        if (items.length === batch.items) this.#due.add(subscription)
      }
    })
  }

  #isActive(subscription: Subscription<Item, Of>) {
    return this.#byKey.get(subscription.key)?.has(subscription) ?? false
  }
}
