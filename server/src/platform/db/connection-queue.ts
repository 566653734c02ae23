import { type Caller, type CallerKind, currentCaller } from '../concurrency/callers.ts'
import { longestWait } from '../config/database.ts'
import { AppError } from '../errors.ts'
import { FairQueue, type Waiter } from './fair-queue.ts'

/**
 * Shares (0 to 1) of the longest wait (DATABASE_WAIT) that each kind of caller may wait: `burst` at first, `standing`
 * once callers have been waiting without a break. Those of messages are small, since a message should arrive within two
 * seconds.
 */
const parts = { call: { burst: 1, standing: 0.5 }, message: { burst: 0.25, standing: 0.125 } }
/**
 * Most ms that work waits if it had a connection before or runs in the background. New work waits this long, too, while
 * no connection is released.
 */
const stalled = 5000
/**
 * Work that was admitted to the queue is refused only after its limit times this factor, as waits may exceed what was
 * expected.
 */
const slack = 1.5
/** Retry-After in seconds of refused work: by then the database has probably caught up. */
const retryAfter = 2

/**
 * Queue for database connections. Work that had one before, and background work, comes first; then the kinds of callers
 * take turns, and so do the callers of a kind. Work that would wait too long is refused: CoDel as in "Fail at Scale",
 * https://queue.acm.org/detail.cfm?id=2839461, see decision 040.
 */
export class ConnectionQueue {
  readonly #begun = new Set<Waiter>()
  readonly #fresh: Record<CallerKind, FairQueue>
  #kinds: readonly CallerKind[] = ['call', 'message']
  #free: number
  #releasedAt = 0
  #onRefused: () => void = () => {}

  constructor(capacity: number, wait = longestWait) {
    this.#free = capacity
    const queueOf = ({ burst, standing }: (typeof parts)[CallerKind]) =>
      new FairQueue({ burst: burst * wait, standing: standing * wait })
    this.#fresh = { call: queueOf(parts.call), message: queueOf(parts.message) }
  }

  onRefused(listener: () => void): void {
    this.#onRefused = listener
  }

  /** Waits for a connection; each call must be followed by a `release`. @throws Overloaded, Unavailable */
  async acquire(): Promise<void> {
    const caller = currentCaller()
    if (this.#free > 0) this.#free--
    else await this.#wait(caller)
    if (caller) caller.isBegun = true
  }

  /** Refuses new work that would wait too long, before anything is done for it. @throws Overloaded */
  requireTurn(): void {
    const caller = currentCaller()
    if (this.#free === 0 && isNew(caller)) this.#limitOf(caller, performance.now())
  }

  release(): void {
    this.#releasedAt = performance.now()
    const next = this.#next()
    if (next) next.enter()
    else this.#free++
  }

  #wait(caller: Caller | undefined): Promise<void> {
    const now = performance.now()
    const limit = isNew(caller) ? this.#limitOf(caller, now) * slack : stalled
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        caller,
        key: caller?.key ?? '',
        since: (isNew(caller) && caller.since) || now,
        timer: undefined,
        enter: () => {
          clearTimeout(waiter.timer)
          resolve()
        },
        refuse: reject,
      }
      if (isNew(caller)) this.#fresh[caller.kind].add(waiter, now)
      else this.#begun.add(waiter)
      this.#refuseLate(waiter, now + limit)
    })
  }

  #limitOf(caller: Caller, now: number): number {
    const limit = this.#fresh[caller.kind].allowed(caller, now)
    if (limit !== null) return limit
    this.#onRefused()
    throw new AppError('Overloaded', {}, retryAfter)
  }

  /**
   * Refuses a waiter after too long a wait: new work at `until` (a `performance.now()`) while connections are released,
   * otherwise after `stalled` ms.
   */
  #refuseLate(waiter: Waiter, until: number) {
    const isMoving = () => this.#releasedAt > waiter.since
    const end = () => (this.#begun.has(waiter) || !isMoving() ? waiter.since + stalled : until)
    const check = () => {
      const left = end() - performance.now()
      if (left > 0) return void (waiter.timer = setTimeout(check, left))
      if (!this.#begun.delete(waiter)) for (const kind of this.#kinds) this.#fresh[kind].remove(waiter)
      this.#onRefused()
      waiter.refuse(new AppError(isMoving() ? 'Overloaded' : 'Unavailable', {}, retryAfter))
    }
    waiter.timer = setTimeout(check, Math.min(until - performance.now(), stalled))
  }

  #next(): Waiter | undefined {
    for (const waiter of this.#begun) {
      this.#begun.delete(waiter)
      return waiter
    }
    for (const kind of this.#kinds) {
      const [waiter, ...others] = this.#fresh[kind].take(performance.now())
      if (!waiter) continue
      for (const other of others) this.#begun.add(other)
      this.#kinds = [...this.#kinds.filter((each) => each !== kind), kind]
      return waiter
    }
    return undefined
  }
}

const isNew = (caller: Caller | undefined): caller is Caller => caller !== undefined && !caller.isBegun
