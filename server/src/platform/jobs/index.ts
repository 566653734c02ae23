import { fromKysely, PgBoss } from 'pg-boss'
import { afterCommit, type Database, type Db } from '../db/index.ts'
import { lowestId } from '../ids.ts'
import { runAlone, RunsAlready } from './run-alone.ts'
import { sharedPool } from './shared-pool.ts'

type NoData = Record<string, never>
export interface Job<Data extends object = object, Name extends string = string> {
  readonly name: Name
  /** Only carries the type of the data; there is no such value. */
  readonly data?: Data
}
type DataOf<Kind extends Job> = Kind extends Job<infer Data> ? Data : never
/**
 * Declares a kind of job: `job<Data>()('name')`. In a single call TypeScript would infer all type arguments or none.
 */
export const job =
  <Data extends object = NoData>() =>
  <const Name extends string>(name: Name): Job<Data, Name> => ({ name })

export interface JobOptions {
  /** Seconds after which a run that has not ended counts as failed. */
  expiresAfter?: number
  /** Seconds between checks for waiting jobs, at least 1. */
  pollInterval?: number
  /** Number of jobs of this kind that an instance runs at once; 1 by default. */
  atOnce?: number
  /**
   * Puts a run off while another one of this kind is under way, on whatever instance, and gives it up after the retries;
   * false by default.
   */
  isAlone?: boolean
  /** Returns whether an error only postpones the job and has been logged already. */
  isPutOff?: (error: unknown) => boolean
}

/** The handler of jobs of one kind, run at times given by `cron` in Seoul's time, or when a job is enqueued. */
export interface Work<Kind extends Job = Job> extends JobOptions {
  kind: Kind
  /** `signal` aborts once the run counts as failed: another run begins, so this one must end. */
  run: (data: never, signal: AbortSignal) => Promise<void>
  cron?: string
}
export const work = <Kind extends Job>(
  kind: Kind,
  run: (data: DataOf<Kind>, signal: AbortSignal) => Promise<void>,
  options: JobOptions = {},
): Work<Kind> => ({ kind, run, ...options })
/** Declares a job that runs at the times of `cron`; by default a run begins only after the one before has ended. */
export const scheduled = <Kind extends Job<NoData>>(
  kind: Kind,
  cron: string,
  run: (signal: AbortSignal) => Promise<void>,
  options: JobOptions = {},
): Work<Kind> => ({ kind, run: (_data, signal) => run(signal), cron, isAlone: true, ...options })

type OrderOf<Kind extends Job> = Kind extends Job<infer Data> ? [kind: Kind, data: Data, after?: number] : never

/** Enqueues certain kinds of jobs; modules get no `Queue` for a kind that no module handles. */
export interface Queue<Kind extends Job> {
  /** Enqueues a job that runs only if `tx` commits, `after` seconds later. */
  enqueue: (tx: Db, ...order: OrderOf<Kind>) => Promise<void>
}

/** Times in seconds that tests set in place of the real ones. */
export interface JobTimes {
  /** Poll interval for every kind of job, at least 0.5. */
  pollInterval?: number
  /**
   * Delay before the first of 8 retries, at least 1; each further retry doubles it, and each is randomly delayed up to
   * twice as long.
   */
  retryDelay?: number
}

export interface JobLog {
  error(context: object, message: string): void
}

/** The log of the queue itself, which also warns of runs that are put off. */
interface QueueLog extends JobLog {
  warn(context: object, message: string): void
}

export interface Jobs extends Queue<Job> {
  /** Defines a handler, which is called at least once per job, so that it must tolerate repeats. */
  define<Data extends object>(
    kind: Job<Data>,
    handler: (data: Data, signal: AbortSignal) => Promise<void>,
    options?: JobOptions,
  ): void
  schedule(kind: Job, cron: string): void
  /** Starts the handlers; `enqueue` works only afterwards. */
  start(): Promise<void>
  /** Waits up to 8 s for running jobs; the next start retries those that have not ended. */
  stop(): Promise<void>
}

interface Definition {
  handler(data: object, signal: AbortSignal): Promise<void>
  options: JobOptions
}

const expiresAfterDefault = 300
/** A failed job is retried 8 times, with a delay that doubles up to `retryDelayMax` seconds. */
const retries = { retryLimit: 8, retryBackoff: true, retryDelayMax: 3600 }
const retryDelayDefault = 5
/** Seconds for which ended jobs are kept. */
const kept = 86_400
const stopMs = 8000
const noJob = lowestId()

/**
 * Seconds between checks for waiting jobs. They are long, since enqueuing notifies handlers anyway: checks find only
 * retries, jobs left by the last run and, on a shared database, jobs of other instances.
 */
const pollInterval = { alone: 60, shared: 15 }

export function createJobs({ pool, own }: Database, log: QueueLog, times: JobTimes = {}): Jobs {
  const definitions = new Map<string, Definition>()
  const schedules = new Map<string, string>()
  const workers = new Map<string, string[]>()
  const boss = new PgBoss({ db: sharedPool(pool), ...quietly })
  boss.on('error', (error) => log.error({ err: error }, 'a background queue failed'))
  const notify = (name: string) => workers.get(name)?.forEach((worker) => boss.notifyWorker(worker))

  return {
    define: (kindOfJob, handler, options = {}) => {
      definitions.set(kindOfJob.name, { handler: handler as Definition['handler'], options })
    },
    schedule: (kindOfJob, cron) => void schedules.set(kindOfJob.name, cron),
    async enqueue(tx, { name }, data, after = 0) {
      await boss.send(name, data, { db: fromKysely(tx.withoutPlugins()), startAfter: after })
      const notifyWhenDue = () => void setTimeout(() => notify(name), after * 1000).unref()
      if (tx.isTransaction) afterCommit(tx, notifyWhenDue)
      else notifyWhenDue()
    },
    async start() {
      await boss.start()
      for (const [name, { handler, options }] of definitions) {
        await openQueue(boss, name, queueOf({ ...options, ...times }))
        const work = oneByOne(name, handler, { ...options, pool, log, notify })
        const pollingIntervalSeconds =
          times.pollInterval ?? options.pollInterval ?? pollInterval[own ? 'alone' : 'shared']
        const begun: string[] = []
        while (begun.length < (options.atOnce ?? 1))
          begun.push(await boss.work<object>(name, { pollingIntervalSeconds }, work))
        workers.set(name, begun)
      }
      for (const [name, cron] of schedules) await boss.schedule(name, cron, {}, { tz: 'Asia/Seoul' })
    },
    stop: () => boss.stop({ graceful: true, timeout: stopMs, close: false }),
  }
}

export function defineWork(jobs: Jobs, all: readonly Work[]): void {
  for (const { kind, run, cron, ...options } of all) {
    jobs.define(kind, run as Definition['handler'], options)
    if (cron !== undefined) jobs.schedule(kind, cron)
  }
}

export const queueOf = ({
  expiresAfter = expiresAfterDefault,
  retryDelay = retryDelayDefault,
}: Pick<JobOptions, 'expiresAfter'> & Pick<JobTimes, 'retryDelay'>) => ({
  ...retries,
  retryDelay,
  expireInSeconds: expiresAfter,
  deleteAfterSeconds: kept,
})

async function openQueue(boss: PgBoss, name: string, queue: ReturnType<typeof queueOf>) {
  await boss.createQueue(name, queue)
  await boss.updateQueue(name, queue)
  // Makes pg-boss cache the queue. Otherwise a transaction that enqueues a job would look the queue up over a second
  // connection, and wait for one.
  await boss.findJobs(name, { id: noJob })
}

interface Surroundings extends Pick<JobOptions, 'isAlone' | 'isPutOff'> {
  pool: Database['pool']
  log: QueueLog
  notify(name: string): void
}

const oneByOne =
  (name: string, handler: Definition['handler'], { pool, log, notify, isAlone, isPutOff }: Surroundings) =>
  async ([next]: { data: object; signal: AbortSignal }[]): Promise<void> => {
    if (!next) return
    const { data, signal } = next
    try {
      if (isAlone) await runAlone(pool, name, (lost) => handler(data, AbortSignal.any([signal, lost])))
      else await handler(data, signal)
    } catch (error) {
      // A run that never ends keeps all later ones waiting, so that each of them says so.
      if (error instanceof RunsAlready) log.warn({ job: name }, 'a background job waits for the end of another run')
      else if (!isPutOff?.(error)) log.error({ err: error, job: name }, 'a background job failed')
      throw error
    } finally {
      notify(name)
    }
  }

/** Options of pg-boss with long intervals, so that an idle server stays idle. */
const quietly = {
  backend: 'postgres',
  superviseIntervalSeconds: 120,
  monitorIntervalSeconds: 120,
  queueCacheIntervalSeconds: 600,
  clockMonitorIntervalSeconds: 600,
  cronMonitorIntervalSeconds: 45,
  cronWorkerIntervalSeconds: 45,
  flowIntervalSeconds: 3600,
  bamIntervalSeconds: 600,
  monitorVacuum: false,
  reindex: true,
} as const
