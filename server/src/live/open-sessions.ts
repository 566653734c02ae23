import type { Role, SessionId } from '@otday/contract'
import type { Viewer } from '#platform/http/mount.ts'

type LiveRoles = ReadonlyMap<SessionId, Role>

export interface OpenSessionsDeps {
  /** Omits ended sessions; one statement. */
  liveRoles(ids: readonly SessionId[]): Promise<LiveRoles>
  log: { warn(context: object, message: string): void }
}

interface Connection {
  role: Role
  end(): void
}

/** In ms; an end reaches every instance within a second. */
const pollInterval = 800
const idsPerQuery = 5000

/**
 * Ends connections once their session ends or its role changes: at once on a signal, by polling where signals are
 * missing.
 */
export class OpenSessions {
  readonly #deps: OpenSessionsDeps
  readonly #connections = new Map<SessionId, Set<Connection>>()
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

  /** Calls `end` when the session ends; the returned function unregisters. */
  add({ sessionId, role }: Pick<Viewer, 'sessionId' | 'role'>, end: () => void): () => void {
    const connection = { role, end }
    const others = this.#connections.get(sessionId) ?? new Set()
    this.#connections.set(sessionId, others.add(connection))
    return () => {
      others.delete(connection)
      if (others.size === 0 && this.#connections.get(sessionId) === others) this.#connections.delete(sessionId)
    }
  }

  /** Ends connections of ended sessions. */
  async check(sessionIds: readonly string[]): Promise<void> {
    const asked = new Set(sessionIds)
    await this.#check([...this.#connections.keys()].filter((id) => asked.has(id)))
  }

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
