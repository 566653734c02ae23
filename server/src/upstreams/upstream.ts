import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/index.ts'
import { createSemaphore } from '#platform/concurrency/semaphore.ts'
import { type Payload, type Get, HttpFailure } from '#platform/http-client/index.ts'
import { pauseBefore } from '#platform/concurrency/pause.ts'
import { createCircuit } from './circuit.ts'
import { ProviderFault } from './fault.ts'
import type { CallMetrics } from './metrics.ts'
import { closeQuota, countCall } from './queries.ts'

export interface UpstreamLog {
  error(context: object, message: string): void
  warn(context: object, message: string): void
}

export interface UpstreamOptions {
  id: string
  get: Get
  /** Most calls at the same time. */
  width: number
  /** Number of retries after the fault `unavailable`. */
  retries: number
  dailyCalls: number
  /** Gives the provider's day, and when the next one begins. */
  calendar: { day(now: Date): string; nextDay(now: Date): Date }
}

export interface UpstreamDeps {
  db: Db
  clock: Clock
  log: UpstreamLog
  metrics: CallMetrics
  /**
   * ms before the first retry. The delay doubles with each further retry, and a random part of up to half of it is
   * added to each.
   */
  retryDelay: number
}

/**
 * The purpose of a fetch. `viewed` and `new`: a user is waiting for the weather of a cell (a square of the weather map)
 * that was fetched before, or never. `background`: it is fetched ahead of use.
 */
export type Purpose = 'viewed' | 'new' | 'background'

interface Question {
  operation: string
  /** Details of the question for the log; never the key or a location. */
  about: Readonly<Record<string, string | number>>
  url: URL
  headers?: Record<string, string>
  purpose?: Purpose
}

export interface Upstream {
  /** @throws ProviderFault, also while the circuit is open or the quota used up */
  ask<T>(question: Question, read: (response: Payload) => T): Promise<T>
}

/**
 * Shares of the daily calls (0 to 1) up to which calls of each purpose are made. After 60 % of the daily calls, cells
 * that were never fetched get none; the rest is a reserve for the others.
 */
const shares: Record<Purpose, number> = { new: 0.6, background: 0.8, viewed: 1 }

export function createUpstream(deps: UpstreamDeps, options: UpstreamOptions): Upstream {
  const circuit = createCircuit()
  // The queue has no limit, since callers stop waiting after timeouts of their own.
  const semaphore = createSemaphore(options.width, Number.POSITIVE_INFINITY)
  const alerted = new Map<string, number>()
  let reserveTouched = ''
  const { id } = options
  const { clock, metrics } = deps

  async function once<T>(question: Question, read: (response: Payload) => T): Promise<T> {
    try {
      await reserveCall(question)
    } catch (error) {
      circuit.unused()
      throw error
    }
    try {
      const found = await semaphore.run(1, async () => read(await options.get(question.url, question.headers)))
      metrics.called(id, question.operation, 'ok')
      circuit.succeeded()
      return found
    } catch (error) {
      const fault = faultOf(error)
      metrics.called(id, question.operation, fault.kind)
      await handle(question, fault)
      throw fault
    }
  }

  /** Counts a call before it is made, so that instances share the quota. */
  async function reserveCall({ purpose = 'viewed' }: Question) {
    const now = clock.now()
    const { dailyCalls, calendar } = options
    const day = calendar.day(now)
    const most = Math.floor(dailyCalls * shares[purpose])
    const calls = await countCall(deps.db, { provider: id, day, now, most })
    const isReserve = (calls ?? dailyCalls) > dailyCalls * shares.new
    if (isReserve && reserveTouched !== day) {
      reserveTouched = day
      deps.log.warn({ provider: id, dailyCalls }, 'new places get no more calls today: the reserve is touched')
    }
    if (calls === undefined) throw new ProviderFault('quota', 'the calls of the day are used up')
  }

  async function handle({ operation, about }: Question, { kind, message }: ProviderFault) {
    const now = clock.now()
    if (kind === 'no_data') return circuit.succeeded()
    circuit.failed(operation, kind, now)
    if (kind === 'quota') await closeQuota(deps.db, id, options.calendar.nextDay(now))
    const context = { provider: id, operation, kind, reason: message, ...about }
    if (kind === 'unavailable') deps.log.warn(context, 'a weather provider failed')
    else if (isNews(message, now)) deps.log.error(context, 'a weather provider needs its operator')
  }

  /** Returns whether to log a message: each at most once an hour, across operations. */
  function isNews(message: string, now: Date): boolean {
    const last = alerted.get(message)
    if (last !== undefined && now.getTime() - last < 3_600_000) return false
    alerted.set(message, now.getTime())
    return true
  }

  return {
    async ask(question, read) {
      for (let attempt = 0; ; attempt++) {
        // A trial call ends soon: waiting for it avoids a needless failure.
        while (circuit.isTrying()) await circuit.tried()
        if (!circuit.admits(question.operation, clock.now())) throw new ProviderFault('unavailable', 'left alone')
        const isLast = circuit.isTrying() || attempt === options.retries
        try {
          return await once(question, read)
        } catch (error) {
          if (isLast || !(error instanceof ProviderFault) || error.kind !== 'unavailable') throw error
          await pauseBefore(attempt, deps.retryDelay)
        }
      }
    },
  }
}

function faultOf(error: unknown): ProviderFault {
  if (error instanceof ProviderFault) return error
  if (error instanceof HttpFailure) return new ProviderFault('unavailable', error.code)
  return new ProviderFault('unavailable', 'unreadable')
}
