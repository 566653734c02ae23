import { fromKysely, PgBoss } from 'pg-boss'
import { afterCommit, type Database, type Db } from '../db/index.ts'
import { sharedPool } from './shared-pool.ts'

/** Names a kind of background work and the data it takes. */
export interface Job<Data extends object> {
  readonly name: string
  /** Never set: ties the data to the name for the compiler. */
  readonly data?: Data
}
export const job = <Data extends object>(name: string): Job<Data> => ({ name })

export interface JobOptions {
  /** Seconds after which a run counts as lost and is tried again, 300 unless said. */
  expiresAfter?: number
  /** Seconds between looks for runs that are to be tried again, at least 1; rare unless said. */
  pollInterval?: number
}

export interface JobLog {
  error(context: object, message: string): void
}

export interface Jobs {
  /** Says who does the work, one job at a time. Every job comes once at least: handlers must bear a repeat. */
  define<Data extends object>(kind: Job<Data>, handler: (data: Data) => Promise<void>, options?: JobOptions): void
  /** Has the work done at the times of `cron` (minutes, hours, days…, in Asia/Seoul), by one instance. */
  schedule(kind: Job<Record<string, never>>, cron: string): void
  /** Queues the work in the caller's transaction: it is done if that commits, and only then. */
  enqueue<Data extends object>(tx: Db, kind: Job<Data>, data: Data): Promise<void>
  /** Lays the tables where they are missing and begins. Nothing can be queued before. */
  start(): Promise<void>
  /** Takes no new work and waits for what runs, at most 8 s; the rest is tried again by the next start. */
  stop(): Promise<void>
}

interface Definition {
  handler(data: object): Promise<void>
  options: JobOptions
}

const expiresAfterDefault = 300
/** A failed job is tried again after about 5, 10, 20 … seconds, eight times in all. */
const retries = { retryLimit: 8, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 }
/** Done jobs are kept for a day, seconds. */
const kept = 86_400
const stopMs = 8000
const noJob = '00000000-0000-0000-0000-000000000000'

/**
 * Seconds between looks at a queue. New work of this process is not found by looking: its commit wakes the worker.
 * Looking finds retries and what other instances left, so on the embedded database it may be rare.
 */
const pollInterval = { embedded: 60, server: 15 }

export function createJobs({ pool, kind }: Database, log: JobLog): Jobs {
  const definitions = new Map<string, Definition>()
  const schedules = new Map<string, string>()
  const workers = new Map<string, string>()
  const boss = new PgBoss({ db: sharedPool(pool), ...quietly(kind) })
  boss.on('error', (error) => log.error({ err: error }, 'a background queue failed'))
  /** Has the worker look at once, so that a queue is drained without waiting. */
  const notify = (name: string) => boss.notifyWorker(workers.get(name) ?? '')

  return {
    define: (kindOfJob, handler, options = {}) => {
      definitions.set(kindOfJob.name, { handler: handler as Definition['handler'], options })
    },
    schedule: (kindOfJob, cron) => void schedules.set(kindOfJob.name, cron),
    async enqueue(tx, { name }, data) {
      await boss.send(name, data, { db: fromKysely(tx.withoutPlugins()) })
      if (tx.isTransaction) afterCommit(tx, () => notify(name))
      else notify(name)
    },
    async start() {
      await boss.start()
      for (const [name, { handler, options }] of definitions) {
        await openQueue(boss, name, options)
        const work = oneByOne(name, handler, { log, notify })
        const pollingIntervalSeconds = options.pollInterval ?? pollInterval[kind]
        workers.set(name, await boss.work<object>(name, { pollingIntervalSeconds }, work))
      }
      for (const [name, cron] of schedules) await boss.schedule(name, cron, {}, { tz: 'Asia/Seoul' })
    },
    stop: () => boss.stop({ graceful: true, timeout: stopMs, close: false }),
  }
}

async function openQueue(boss: PgBoss, name: string, { expiresAfter = expiresAfterDefault }: JobOptions) {
  const queue = { ...retries, expireInSeconds: expiresAfter, deleteAfterSeconds: kept }
  await boss.createQueue(name, queue)
  await boss.updateQueue(name, queue)
  // A queue is looked up at its first use. That must not be an `enqueue`: inside a transaction of the embedded
  // database there is no second connection to look it up by.
  await boss.findJobs(name, { id: noJob })
}

interface Surroundings {
  log: JobLog
  notify(name: string): void
}

const oneByOne =
  (name: string, handler: Definition['handler'], { log, notify }: Surroundings) =>
  async ([next]: { data: object }[]): Promise<void> => {
    if (!next) return
    try {
      await handler(next.data)
    } catch (error) {
      log.error({ err: error, job: name }, 'a background job failed')
      throw error
    } finally {
      notify(name)
    }
  }

/** An idle product stays idle: the queue's own upkeep runs in minutes, not seconds. */
const quietly = (kind: Database['kind']) =>
  ({
    backend: kind === 'embedded' ? 'pglite' : 'postgres',
    superviseIntervalSeconds: 120,
    monitorIntervalSeconds: 120,
    queueCacheIntervalSeconds: 600,
    clockMonitorIntervalSeconds: 600,
    cronMonitorIntervalSeconds: 45,
    cronWorkerIntervalSeconds: 45,
    flowIntervalSeconds: 3600,
    bamIntervalSeconds: 600,
    monitorVacuum: false,
    reindex: kind === 'server',
  }) as const
