import type { Role, SessionId } from '@otday/contract'
import type { Viewer } from '#platform/http/mount.ts'

/** What a session is worth at present. */
export type LiveRoles = ReadonlyMap<SessionId, Role>

export interface OpenSessionsDeps {
  /** Of the given sessions those that still count, with the role of their person: one statement. */
  liveRoles(ids: readonly SessionId[]): Promise<LiveRoles>
  log: { warn(context: object, message: string): void }
}

interface Connection {
  role: Role
  end(): void
}

/** Milliseconds between looks at the database, so that an end reaches every instance within a second. */
const pollInterval = 800
const idsPerQuery = 5000

/**
 * The sessions behind open streams and sockets. A connection lives as long as its session, and no longer: a signal ends
 * it at once, and where signals do not reach, a look at the database does.
 */
export class OpenSessions {
  readonly #deps: OpenSessionsDeps
  readonly #connections = new Map<SessionId, Set<Connection>>()
  #timer: NodeJS.Timeout | undefined
  #isPolling = false

  constructor(deps: OpenSessionsDeps) {
    this.#deps = deps
  }

  /** Begins to look. */
  start(): void {
    this.#timer = setInterval(() => void this.#poll(), pollInterval)
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** Has `end` called when the session ends; the given function says that the connection is gone. */
  add({ sessionId, role }: Pick<Viewer, 'sessionId' | 'role'>, end: () => void): () => void {
    const connection = { role, end }
    const others = this.#connections.get(sessionId) ?? new Set()
    this.#connections.set(sessionId, others.add(connection))
    return () => {
      others.delete(connection)
      if (others.size === 0 && this.#connections.get(sessionId) === others) this.#connections.delete(sessionId)
    }
  }

  /** Ends the connections of those sessions that have ended. */
  async check(sessionIds: readonly string[]): Promise<void> {
    const asked = new Set(sessionIds)
    await this.#check([...this.#connections.keys()].filter((id) => asked.has(id)))
  }

  /** Looks at all of them, unless the last look is still under way. */
  async #poll() {
    if (this.#isPolling) return
    this.#isPolling = true
    await this.#check([...this.#connections.keys()])
    this.#isPolling = false
  }

  async #check(open: readonly SessionId[]) {
    try {
      for (let at = 0; at < open.length; at += idsPerQuery) await this.#checkSome(open.slice(at, at + idsPerQuery))
    } catch (error) {
      this.#deps.log.warn({ err: error }, 'open sessions cannot be checked at present')
    }
  }

  async #checkSome(ids: readonly SessionId[]) {
    const roles = await this.#deps.liveRoles(ids)
    for (const id of ids) for (const { role, end } of this.#connections.get(id) ?? []) if (roles.get(id) !== role) end()
  }
}
