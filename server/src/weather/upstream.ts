import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/index.ts'
import type { Semaphore } from '#platform/semaphore.ts'
import { type Payload, type Get, HttpFailure } from '#platform/http-client/index.ts'
import { pauseBefore } from '#platform/pause.ts'
import { createCircuit } from './circuit.ts'
import { ProviderFault } from './fault.ts'
import type { WeatherMetrics } from './metrics.ts'
import { closeQuota, countCall } from './queries-upstream.ts'

export interface WeatherLog {
  error(context: object, message: string): void
  warn(context: object, message: string): void
}

export interface UpstreamOptions {
  id: string
  get: Get
  semaphore: Semaphore
  /** Of `unavailable`. */
  retries: number
  dailyCalls: number
  /** The provider's day, and when the next begins. */
  calendar: { day(now: Date): string; nextDay(now: Date): Date }
}

export interface UpstreamDeps {
  db: Db
  clock: Clock
  log: WeatherLog
  metrics: WeatherMetrics
}

export interface Question {
  operation: string
  /** Logged: never the key or a location. */
  about: Readonly<Record<string, string | number>>
  url: URL
  headers?: Record<string, string>
  background?: boolean
}

export interface Upstream {
  /** @throws ProviderFault, also while the circuit is open or the quota used up */
  ask<T>(question: Question, read: (response: Payload) => T): Promise<T>
}

/** ms */
const firstPause = 300
/** Of the daily calls. */
const backgroundShare = 0.8

export function createUpstream(deps: UpstreamDeps, options: UpstreamOptions): Upstream {
  const circuit = createCircuit()
  const alerted = new Map<string, number>()
  const { id } = options
  const { clock, metrics } = deps

  async function once<T>(question: Question, read: (response: Payload) => T): Promise<T> {
    try {
      await reserveCall(deps, options, question)
    } catch (error) {
      circuit.unused()
      throw error
    }
    try {
      const found = await options.semaphore.run(1, async () => read(await options.get(question.url, question.headers)))
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

  async function handle({ operation, about }: Question, { kind, message }: ProviderFault) {
    const now = clock.now()
    if (kind === 'no_data') return circuit.succeeded()
    circuit.failed(operation, kind, now)
    if (kind === 'quota') await closeQuota(deps.db, id, options.calendar.nextDay(now))
    const context = { provider: id, operation, kind, reason: message, ...about }
    if (kind === 'unavailable') deps.log.warn(context, 'a weather provider failed')
    else if (isNews(message, now)) deps.log.error(context, 'a weather provider needs its operator')
  }

  /** Once an hour per message, across operations. */
  function isNews(message: string, now: Date): boolean {
    const last = alerted.get(message)
    if (last !== undefined && now.getTime() - last < 3_600_000) return false
    alerted.set(message, now.getTime())
    return true
  }

  return {
    async ask(question, read) {
      for (let attempt = 0; ; attempt++) {
        // The trial ends soon: waiting avoids a needless failure.
        while (circuit.isTrying()) await circuit.tried()
        if (!circuit.admits(question.operation, clock.now())) throw new ProviderFault('unavailable', 'left alone')
        const isLast = circuit.isTrying() || attempt === options.retries
        try {
          return await once(question, read)
        } catch (error) {
          if (isLast || !(error instanceof ProviderFault) || error.kind !== 'unavailable') throw error
          await pauseBefore(attempt, firstPause)
        }
      }
    },
  }
}

/** Counts first, so that instances share the quota. */
async function reserveCall({ db, clock }: UpstreamDeps, options: UpstreamOptions, { background }: Question) {
  const now = clock.now()
  const most = Math.floor(options.dailyCalls * (background ? backgroundShare : 1))
  if (await countCall(db, { provider: options.id, day: options.calendar.day(now), now, most })) return
  throw new ProviderFault('quota', 'the calls of the day are used up')
}

function faultOf(error: unknown): ProviderFault {
  if (error instanceof ProviderFault) return error
  if (error instanceof HttpFailure) return new ProviderFault('unavailable', error.code)
  return new ProviderFault('unavailable', 'unreadable')
}
