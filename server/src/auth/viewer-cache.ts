import type { SessionId } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import { LruCache } from '#platform/cache/lru-cache.ts'
import { inBackground } from '#platform/concurrency/callers.ts'
import type { Viewer } from '#platform/http/mount.ts'
import type { ChangesPlace } from './queries.ts'

/** ms for which calls that only read trust what was last read of sessions. */
const trusted = 1000
/** ms after the last read of changes from which sessions are looked up again: changes are kept for a day. */
const longestGap = 10 * 60_000
const mostTokens = 20_000

/** A token's viewer; times are in ms. */
interface Kept {
  viewer: Viewer
  /** The moment at which the token or its session expires. */
  expiresAt: number
  /** The moment at which the lookup of the session began. */
  checkedAt: number
  /** Whether every change of the session since it was looked up will be read. */
  isFollowed: boolean
}

interface ViewerCacheDeps {
  clock: Clock
  readChanges(since: ChangesPlace | null, now: Date): Promise<{ ids: readonly SessionId[]; place: ChangesPlace }>
}

/**
 * Viewers of access tokens. Each was right at some moment within the last second: the session was looked up then, or
 * what changed in all sessions was read then, which one statement a second does for every token (decision 049).
 */
export class ViewerCache {
  readonly #deps: ViewerCacheDeps
  readonly #kept = new LruCache<string, Kept>(mostTokens)
  /** Position up to which changes were read, and when (ms) that read began. */
  #read: { place: ChangesPlace; at: number } | null = null
  #reading: Promise<void> | null = null

  constructor(deps: ViewerCacheDeps) {
    this.#deps = deps
  }

  /** Returns the viewer of a token if that is known to be right. */
  find(token: string): Viewer | null {
    const known = this.#known(token)
    return known && this.#isCurrent(known) ? known.viewer : null
  }

  /** Returns whether reading changes can tell whether the token's viewer is still right. */
  mayConfirm(token: string): boolean {
    return this.#known(token)?.isFollowed ?? false
  }

  /** Reads what has changed in sessions, and returns the viewer of a token unless its session is among that. */
  async confirm(token: string): Promise<Viewer | null> {
    this.#reading ??= inBackground(() => this.#readChanges()).finally(() => {
      this.#reading = null
    })
    await this.#reading
    return this.find(token)
  }

  /** Begins the lookup of a session; the returned function keeps its viewer. */
  beginCheck(): (token: string, viewer: Viewer, expiresAt: number) => void {
    const [checkedAt, read] = [this.#now(), this.#read]
    return (token, viewer, expiresAt) => {
      // Changes that were read meanwhile may have been of this session, which was not kept yet.
      this.#kept.set(token, { viewer, expiresAt, checkedAt, isFollowed: read === this.#read })
    }
  }

  forgetToken(token: string): void {
    this.#kept.delete(token)
  }

  forget(sessionIds: readonly string[]): void {
    if (sessionIds.length === 0) return
    const ended = new Set(sessionIds)
    for (const [token, { viewer }] of this.#kept.entries()) if (ended.has(viewer.sessionId)) this.#kept.delete(token)
  }

  #now(): number {
    return this.#deps.clock.now().getTime()
  }

  #known(token: string): Kept | undefined {
    const known = this.#kept.get(token)
    return known && known.expiresAt > this.#now() ? known : undefined
  }

  #isCurrent({ checkedAt, isFollowed }: Kept): boolean {
    const now = this.#now()
    const isRecent = (at: number) => Math.abs(now - at) < trusted
    return isRecent(checkedAt) || (isFollowed && this.#read !== null && isRecent(this.#read.at))
  }

  async #readChanges(): Promise<void> {
    const now = this.#deps.clock.now()
    const gap = this.#read === null ? Number.POSITIVE_INFINITY : now.getTime() - this.#read.at
    const since = gap >= 0 && gap < longestGap ? (this.#read?.place ?? null) : null
    const { ids, place } = await this.#deps.readChanges(since, now)
    if (since === null) this.#kept.clear()
    else this.forget(ids)
    this.#read = { place, at: now.getTime() }
  }
}
