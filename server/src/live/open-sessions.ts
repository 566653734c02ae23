import type { Role, SessionId } from '@otday/contract'
import type { Viewer } from '#platform/http/mount.ts'
import type { ChangesPlace } from '../auth/index.ts'

type LiveRoles = ReadonlyMap<SessionId, Role>

export interface OpenSessionsDeps {
  /** Returns the roles of these sessions in one statement, without sessions that have ended. */
  liveRoles(ids: readonly SessionId[]): Promise<LiveRoles>
  /** Returns the sessions that changed since `place`; the cost grows with the changes, not with the open sessions. */
  changesSince(place: ChangesPlace | null): Promise<{ ids: readonly SessionId[]; place: ChangesPlace }>
  log: { warn(context: object, message: string): void }
}

interface Connection {
  role: Role
  end(): void
}

/** ms between polls: the end of a session reaches every instance within a second. */
const pollInterval = 800
const idsPerQuery = 5000

/**
 * Ends connections once their session ends or its role changes: at once on a signal, by polling where signals are
 * missing. A poll checks sessions that have changed and those with new connections, which may have ended meanwhile.
 */
export class OpenSessions {
  readonly #deps: OpenSessionsDeps
  readonly #connections = new Map<SessionId, Set<Connection>>()
  /** Sessions with connections that were opened since the last poll. */
  #opened = new Set<SessionId>()
  /** Position up to which the changes of sessions have been checked; null while no connection is open. */
  #place: ChangesPlace | null = null
  #timer: NodeJS.Timeout | undefined
  #isPolling = false

  constructor(deps: OpenSessionsDeps) {
    this.#deps = deps
  }

  start(): void {
    this.#timer = setInterval(() => void this.#poll(), pollInterval)
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** Calls `end` when the session ends or its role changes; the returned function unregisters the connection. */
  add({ sessionId, role }: Pick<Viewer, 'sessionId' | 'role'>, end: () => void): () => void {
    const connection = { role, end }
    const others = this.#connections.get(sessionId) ?? new Set()
    this.#opened.add(sessionId)
    this.#connections.set(sessionId, others.add(connection))
    return () => {
      others.delete(connection)
      if (others.size === 0 && this.#connections.get(sessionId) === others) this.#connections.delete(sessionId)
    }
  }

  /** Ends the connections of those of the given sessions that have ended or whose role has changed. */
  async check(sessionIds: readonly string[]): Promise<void> {
    await this.#quietly(() => this.#check(sessionIds as readonly SessionId[]))
  }

  async #poll() {
    if (this.#isPolling) return
    this.#isPolling = true
    if (this.#connections.size > 0) await this.#quietly(() => this.#pollChanges())
    else this.#forget()
    this.#isPolling = false
  }

  #forget() {
    this.#place = null
    this.#opened.clear()
  }

  /** Checks sessions that changed or have new connections; if that fails, the next poll checks them again. */
  async #pollChanges() {
    const opened = this.#opened
    this.#opened = new Set()
    try {
      const { ids, place } = await this.#deps.changesSince(this.#place)
      await this.#check([...ids, ...opened])
      this.#place = place
    } catch (error) {
      this.#opened = new Set([...opened, ...this.#opened])
      throw error
    }
  }

  async #quietly(work: () => Promise<void>) {
    await work().catch((error: unknown) =>
      this.#deps.log.warn({ err: error }, 'open sessions cannot be checked at present'),
    )
  }

  async #check(sessionIds: readonly SessionId[]) {
    const open = [...new Set(sessionIds)].filter((id) => this.#connections.has(id))
    for (let at = 0; at < open.length; at += idsPerQuery) await this.#checkSome(open.slice(at, at + idsPerQuery))
  }

  async #checkSome(ids: readonly SessionId[]) {
    const roles = await this.#deps.liveRoles(ids)
    for (const id of ids) for (const { role, end } of this.#connections.get(id) ?? []) if (roles.get(id) !== role) end()
  }
}
