import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { deleteExpiredViewings, deleteViewings, deleteViewingsOf, saveViewings, type Viewing } from './queries.ts'

export interface PresenceDeps {
  db: Db
  clock: Clock
  log: { warn(context: object, message: string): void }
}

/**
 * Durations in milliseconds: `life`, after which a viewing expires that is not renewed, as after a crash; `renewal`,
 * between renewals of a viewing; `pollInterval`, between checks for viewings to renew.
 */
const times = { life: 45_000, renewal: 15_000, pollInterval: 1000 }

interface TrackedViewing {
  key: string
  viewing: Viewing
  count: number
  /**
   * Time of this viewing's last save by `performance.now()`. Each viewing has its own, so that renewals are spread over
   * time.
   */
  savedAt: number
}

const viewingOf = ({ viewing }: TrackedViewing) => viewing

/**
 * Tracks who views which conversation through this instance, and shows it to other instances by database rows that
 * expire.
 */
export class Presence {
  readonly #deps: PresenceDeps
  readonly #instanceId = newId()
  readonly #viewings = new Map<string, TrackedViewing>()
  #timers: NodeJS.Timeout[] = []

  constructor(deps: PresenceDeps) {
    this.#deps = deps
  }

  start(): void {
    this.#timers = [
      setInterval(() => void this.#renew(), times.pollInterval),
      setInterval(() => void this.#forgetExpired(), times.renewal),
    ]
  }

  /** Deletes all viewings of this instance. */
  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    this.#viewings.clear()
    await this.#quietly(() => deleteViewingsOf(this.#deps.db, this.#instanceId))
  }

  /**
   * Begins a viewing, which is stored on return; the returned function ends it.
   * @throws UserNotFound when there is no such partner.
   */
  async begin(viewing: Viewing): Promise<() => void> {
    const key = `${viewing.userId} ${viewing.partnerId}`
    const tracked = this.#viewings.get(key) ?? { key, viewing, count: 0, savedAt: performance.now() }
    tracked.count++
    this.#viewings.set(key, tracked)
    const end = () => {
      tracked.count--
      if (tracked.count > 0 || this.#viewings.get(key) !== tracked) return
      this.#viewings.delete(key)
      void this.#deleteEnded([tracked])
    }
    try {
      if ((await this.#save([viewing])) === 0) throw new AppError('UserNotFound')
    } catch (error) {
      end()
      throw error
    }
    return end
  }

  /** Deletes ended viewings, and saves again those that began during the deletion. */
  async #deleteEnded(ended: readonly TrackedViewing[]) {
    if (ended.length === 0) return
    await this.#quietly(() => deleteViewings(this.#deps.db, this.#instanceId, ended.map(viewingOf)))
    const again = ended.filter(({ key }) => this.#viewings.has(key))
    if (again.length > 0) await this.#quietly(() => this.#save(again.map(viewingOf)))
  }

  #save(presence: readonly Viewing[]) {
    const expiresAt = new Date(this.#deps.clock.now().getTime() + times.life)
    return saveViewings(this.#deps.db, this.#instanceId, presence, expiresAt)
  }

  /**
   * Renews viewings, and deletes again those that ended during the save, as the save may have come after their
   * deletion.
   */
  async #renew() {
    const now = performance.now()
    const due = [...this.#viewings.values()].filter(({ savedAt }) => now - savedAt >= times.renewal)
    if (due.length === 0) return
    for (const tracked of due) tracked.savedAt = now
    await this.#quietly(() => this.#save(due.map(viewingOf)))
    await this.#deleteEnded(due.filter(({ key }) => !this.#viewings.has(key)))
  }

  async #forgetExpired() {
    await this.#quietly(() => deleteExpiredViewings(this.#deps.db, this.#deps.clock.now()))
  }

  async #quietly(work: () => Promise<unknown>) {
    await work().catch((error: unknown) => this.#deps.log.warn({ err: error }, 'watches cannot be kept at present'))
  }
}
