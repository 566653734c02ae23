import { setTimeout } from 'node:timers/promises'
import { inBackground } from '../concurrency/callers.ts'

/** The subject of a subscription; `key` names it in signals, `of` is passed to `read`. */
export interface Subject<Of> {
  key: string
  of: Of
}

/** A subscriber that receives each item after a position once, in order. */
interface Subscription<Item, Of> extends Subject<Of> {
  after: number
  take(items: readonly Item[]): void
}

interface ReadRequest<Of> {
  of: Of
  after: number
}

export interface SubscriptionsOptions<Item, Of> {
  /** Reads for each request the items after its position, in order; at most `limit` each, all in one statement. */
  read(requests: readonly ReadRequest<Of>[], limit: number): Promise<readonly (readonly Item[])[]>
  positionOf(item: Item): number
  log: { warn(context: object, message: string): void }
}

/**
 * Limits per statement: at most `requests` subscriptions are read for, at most `polls` of them without a signal while
 * others have one, and at most `items` items are read for each.
 */
const batch = { requests: 250, polls: 50, items: 50 }
/** ms to wait after a failed read. */
const retryDelay = 1000

/**
 * Delivers items that were stored since the last read. Signals only trigger reads, so lost, repeated or late ones
 * merely cost time.
 */
export class Subscriptions<Item, Of> {
  readonly #options: SubscriptionsOptions<Item, Of>
  readonly #byKey = new Map<string, Set<Subscription<Item, Of>>>()
  /** Subscriptions to read for, since a signal has arrived. */
  readonly #due = new Set<Subscription<Item, Of>>()
  /** Subscriptions to read for in case a signal was missed. */
  readonly #polling = new Set<Subscription<Item, Of>>()
  #reading = false

  constructor(options: SubscriptionsOptions<Item, Of>) {
    this.#options = options
  }

  /**
   * Subscribes to items after a position; those that exist are delivered first. Returns a function that unsubscribes.
   */
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

  notify(keys: readonly string[]): void {
    for (const key of keys) this.#enqueue(this.#byKey.get(key) ?? [], this.#due)
  }

  /** Polls all subscriptions, for signals that may have been missed. */
  pollAll(): void {
    for (const subscriptions of this.#byKey.values()) this.#enqueue(subscriptions, this.#polling)
  }

  #enqueue(subscriptions: Iterable<Subscription<Item, Of>>, queue: Set<Subscription<Item, Of>>) {
    for (const subscription of subscriptions) queue.add(subscription)
    if (this.#reading || queue.size === 0) return
    this.#reading = true
    // Waits for one turn of the event loop, so that subscriptions notified at the same time are read in one statement.
    setImmediate(() => void inBackground(() => this.#read()))
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

  /**
   * Returns the next subscriptions to read for: those with a signal and a few that are polled. Those with a signal leave
   * them their part of the batch, so that polled ones are read even when signals never cease.
   */
  #next(): Subscription<Item, Of>[] {
    const reserved = Math.min(batch.polls, this.#polling.size)
    const due = [...this.#due.values().take(batch.requests - reserved)]
    for (const subscription of due) {
      this.#due.delete(subscription)
      this.#polling.delete(subscription)
    }
    const polling = [...this.#polling.values().take(due.length > 0 ? reserved : batch.requests)]
    for (const subscription of polling) this.#polling.delete(subscription)
    return [...due, ...polling]
  }

  /** Reads and delivers items; subscriptions to one subject at the same position share a read. */
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
