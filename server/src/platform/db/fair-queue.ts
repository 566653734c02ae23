import type { Caller } from '../concurrency/callers.ts'

export interface Waiter {
  caller: Caller | undefined
  key: string
  since: number
  timer: NodeJS.Timeout | undefined
  enter(): void
  refuse(error: Error): void
}

/**
 * Most ms to wait: `burst` at first, `standing` once there have been waiters without a break for as long as `burst`.
 */
export interface WaitLimits {
  burst: number
  standing: number
}

/** Weight (0 to 1) of the last interval between two turns in their running mean, after the first ten turns. */
const weight = 0.1

/**
 * Queue of new work (from callers that had no connection yet) of one kind of caller. Waiters are grouped by the
 * caller's key, and the keys take turns.
 */
export class FairQueue {
  readonly #limits: WaitLimits
  /** Waiters by key, in the order of turns. */
  readonly #byKey = new Map<string, Set<Waiter>>()
  /** Measurements since the queue was last empty; `every` is the mean ms between two turns. */
  #measured = { begun: 0, count: 0, last: 0, every: 0 }

  constructor(limits: WaitLimits) {
    this.#limits = limits
  }

  /** Returns the ms that `caller` may wait from now on; null if it is expected to wait longer. */
  allowed(caller: Caller, now: number): number | null {
    const isStanding = this.#byKey.size > 0 && now - this.#measured.begun > this.#limits.burst
    const limit = this.#limits[isStanding ? 'standing' : 'burst'] - Math.max(0, now - (caller.since ?? now))
    return this.#expected(caller) <= limit ? limit : null
  }

  /**
   * Returns the expected wait in ms (Little's law). It is 0 if the caller is waiting already, since all connections
   * that it waits for are given to it at one turn.
   */
  #expected(caller: Caller): number {
    const before = [...(this.#byKey.get(caller.key) ?? [])]
    if (before.some((waiter) => waiter.caller === caller)) return 0
    return this.#measured.every * this.#byKey.size * (before.length + 1)
  }

  add(waiter: Waiter, now: number): void {
    if (this.#byKey.size === 0) this.#measured = { begun: now, count: 0, last: now, every: 0 }
    const queue = this.#byKey.get(waiter.key) ?? new Set()
    this.#byKey.set(waiter.key, queue.add(waiter))
  }

  /** Takes the first waiter of the key whose turn it is, together with all other waiters of the same caller. */
  take(now: number): readonly Waiter[] {
    for (const [key, queue] of this.#byKey) {
      const [first] = queue
      const taken = [...queue].filter(({ caller }) => caller === first?.caller)
      for (const waiter of taken) queue.delete(waiter)
      this.#byKey.delete(key)
      if (queue.size > 0) this.#byKey.set(key, queue)
      this.#measure(now)
      return taken
    }
    return []
  }

  remove(waiter: Waiter): boolean {
    const queue = this.#byKey.get(waiter.key)
    if (!queue?.delete(waiter)) return false
    if (queue.size === 0) this.#byKey.delete(waiter.key)
    return true
  }

  #measure(now: number) {
    const { begun, last, every } = this.#measured
    const count = this.#measured.count + 1
    const mean = every + Math.max(weight, 1 / count) * (now - last - every)
    this.#measured = { begun, count, last: now, every: mean }
  }
}
