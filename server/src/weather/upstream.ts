import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/index.ts'
import type { Gate } from '#platform/gate.ts'
import { type Answer, type Get, NoAnswer } from '#platform/outbound.ts'
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
  /** How many calls are under way at once. */
  gate: Gate
  /** How often one that is `unavailable` is asked again. */
  retries: number
  /** Calls in a day of the provider's reckoning. */
  dailyCalls: number
  /** The provider's calendar: the day an instant is in, and when the next begins. */
  calendar: { day(now: Date): string; nextDay(now: Date): Date }
}

export interface UpstreamDeps {
  db: Db
  clock: Clock
  log: WeatherLog
  metrics: WeatherMetrics
}

export interface Question {
  /** Names what is asked, in logs and metrics. */
  operation: string
  /** What the log may know of it; never the key, never where somebody is. */
  about: Readonly<Record<string, string | number>>
  url: URL
  headers?: Record<string, string>
  background?: boolean
}

/** One server that is asked, with everything that keeps it and us well. */
export interface Upstream {
  /** @throws ProviderFault, also without a call while the provider is left alone or its day's calls are used up. */
  ask<T>(question: Question, read: (answer: Answer) => T): Promise<T>
}

/** ms before the first retry. */
const firstPause = 300
/** The share of a day's calls that work in the background may use. */
const backgroundShare = 0.8

export function createUpstream(deps: UpstreamDeps, options: UpstreamOptions): Upstream {
  const circuit = createCircuit()
  const alerted = new Map<string, number>()
  const { id } = options
  const { clock, metrics } = deps

  async function once<T>(question: Question, read: (answer: Answer) => T): Promise<T> {
    try {
      await reserveCall(deps, options, question)
    } catch (error) {
      circuit.unused()
      throw error
    }
    try {
      const found = await options.gate.run(1, async () => read(await options.get(question.url, question.headers)))
      metrics.called(id, question.operation, 'ok')
      circuit.answered()
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
    if (kind === 'no_data') return circuit.answered()
    circuit.failed(operation, kind, now)
    if (kind === 'quota') await closeQuota(deps.db, id, options.calendar.nextDay(now))
    const context = { provider: id, operation, kind, reason: message, ...about }
    if (kind === 'unavailable') deps.log.warn(context, 'a weather provider failed')
    else if (isNews(message, now)) deps.log.error(context, 'a weather provider needs its operator')
  }

  /** The same trouble is told once an hour, however many operations meet it. */
  function isNews(message: string, now: Date): boolean {
    const last = alerted.get(message)
    if (last !== undefined && now.getTime() - last < 3_600_000) return false
    alerted.set(message, now.getTime())
    return true
  }

  return {
    async ask(question, read) {
      for (let attempt = 0; ; attempt++) {
        // Whether it is well again is about to be known: who comes meanwhile need not fail.
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

/** Counts a call before it is made, so that instances together keep to the day's number. */
async function reserveCall({ db, clock }: UpstreamDeps, options: UpstreamOptions, { background }: Question) {
  const now = clock.now()
  const most = Math.floor(options.dailyCalls * (background ? backgroundShare : 1))
  if (await countCall(db, { provider: options.id, day: options.calendar.day(now), now, most })) return
  throw new ProviderFault('quota', 'the calls of the day are used up')
}

function faultOf(error: unknown): ProviderFault {
  if (error instanceof ProviderFault) return error
  if (error instanceof NoAnswer) return new ProviderFault('unavailable', error.code)
  return new ProviderFault('unavailable', 'unreadable')
}
