import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { deleteExpiredWatches, deleteWatches, deleteWatchesOf, keepWatches, type Watch } from './queries.ts'

export interface WatchesDeps {
  db: Db
  clock: Clock
  log: { warn(context: object, message: string): void }
}

/** Milliseconds that a watch counts, and after which it is renewed: one instance that dies is forgotten soon enough. */
const times = { life: 45_000, renewal: 15_000, look: 1000 }

interface Held {
  key: string
  watch: Watch
  count: number
  /** When it was stored last, by the process's own clock in ms: each is renewed in its turn, not all at once. */
  keptAt: number
}

const watchOf = ({ watch }: Held) => watch

/** Who looks at whose messages through this instance, made known to all by rows that must be renewed. */
export class Watches {
  readonly #deps: WatchesDeps
  readonly #instanceId = newId()
  readonly #held = new Map<string, Held>()
  #timers: NodeJS.Timeout[] = []

  constructor(deps: WatchesDeps) {
    this.#deps = deps
  }

  start(): void {
    this.#timers = [
      setInterval(() => void this.#renew(), times.look),
      setInterval(() => void this.#forgetExpired(), times.renewal),
    ]
  }

  /** Nobody looks through this instance any more. */
  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    this.#held.clear()
    await this.#quietly(() => deleteWatchesOf(this.#deps.db, this.#instanceId))
  }

  /**
   * Stored when it returns; the given function ends it.
   * @throws UserNotFound when there is no such partner.
   */
  async begin(watch: Watch): Promise<() => void> {
    const key = `${watch.userId} ${watch.partnerId}`
    const held = this.#held.get(key) ?? { key, watch, count: 0, keptAt: performance.now() }
    held.count++
    this.#held.set(key, held)
    const end = () => {
      held.count--
      if (held.count > 0 || this.#held.get(key) !== held) return
      this.#held.delete(key)
      void this.#end([held])
    }
    try {
      if ((await this.#keep([watch])) === 0) throw new AppError('UserNotFound')
    } catch (error) {
      end()
      throw error
    }
    return end
  }

  /** Those that were begun anew meanwhile are stored again after they were removed. */
  async #end(ended: readonly Held[]) {
    if (ended.length === 0) return
    await this.#quietly(() => deleteWatches(this.#deps.db, this.#instanceId, ended.map(watchOf)))
    const anew = ended.filter(({ key }) => this.#held.has(key))
    if (anew.length > 0) await this.#quietly(() => this.#keep(anew.map(watchOf)))
  }

  #keep(watches: readonly Watch[]) {
    const expiresAt = new Date(this.#deps.clock.now().getTime() + times.life)
    return keepWatches(this.#deps.db, this.#instanceId, watches, expiresAt)
  }

  /** Those that end meanwhile are removed again: it may have stored them after they were. */
  async #renew() {
    const now = performance.now()
    const due = [...this.#held.values()].filter(({ keptAt }) => now - keptAt >= times.renewal)
    if (due.length === 0) return
    for (const held of due) held.keptAt = now
    await this.#quietly(() => this.#keep(due.map(watchOf)))
    await this.#end(due.filter(({ key }) => !this.#held.has(key)))
  }

  async #forgetExpired() {
    await this.#quietly(() => deleteExpiredWatches(this.#deps.db, this.#deps.clock.now()))
  }

  async #quietly(work: () => Promise<unknown>) {
    await work().catch((error: unknown) => this.#deps.log.warn({ err: error }, 'watches cannot be kept at present'))
  }
}
