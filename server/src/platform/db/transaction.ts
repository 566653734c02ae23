import { AppError } from '../errors.ts'
import { type Claim, outliving, type RequestScope, requestScope } from '../concurrency/request-scope.ts'
import type { Db } from './database.ts'

type Effect = () => void | Promise<void>
export interface EffectLog {
  error(context: object, message: string): void
}

const effectsOf = new WeakMap<Db, Effect[]>()
const logOf = new WeakMap<Db, EffectLog>()
const retryable = new Set(['40001', '40P01'])
const attempts = 3

/**
 * Runs `work` in a transaction, and after its commit the effects of `afterCommit`. Repeats `work` after serialization
 * failures and deadlocks, so it must have no effects outside `tx`.
 * @throws Unavailable past the request's deadline; OutcomeUnknown if the connection was lost during COMMIT
 */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const { result, effects } = await committed(db, work)
  for (const effect of effects) await runEffect(db, effect)
  return result
}

const committed = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<{ result: T; effects: readonly Effect[] }> =>
  repeated(db, async (commitSent, scope) => {
    const effects: Effect[] = []
    const result = await db.transaction().execute(async (tx) => {
      effectsOf.set(tx, effects)
      const done = await work(tx)
      await scope?.beforeCommit(tx)
      commitSent()
      return done
    })
    return { result, effects }
  })

/**
 * Runs a statement that writes and commits by itself; a transaction around it would cost two round trips more. Repeats
 * it after serialization failures and deadlocks. It counts as a COMMIT as soon as it is sent. What creates something goes
 * on from the rows of `claim`, so that a repeated request creates nothing.
 * @throws Unavailable past the request's deadline; OutcomeUnknown if the connection was lost meanwhile
 */
export const inOneStatement = <T>(db: Db, write: (db: Db, claim: Claim) => Promise<T>): Promise<T> =>
  repeated(db, (commitSent, scope) =>
    db.connection().execute((connection) => {
      scope?.requireTime()
      commitSent()
      return write(connection, scope?.claim ?? withoutKey)
    }),
  )

/** Runs what commits, which calls `commitSent` just before; repeats it after serialization failures and deadlocks. */
async function repeated<T>(
  db: Db,
  run: (commitSent: () => void, scope: RequestScope | undefined) => Promise<T>,
): Promise<T> {
  const scope = requestScope()
  for (let attempt = 1; ; attempt++) {
    let isCommitSent = false
    scope?.requireTime()
    try {
      return await run(() => {
        scope?.commitSent()
        isCommitSent = true
      }, scope)
    } catch (error) {
      if (isCommitSent && isConnectionLost(error)) throw outcomeUnknown(db, error)
      scope?.commitRefused()
      if (attempt >= attempts || !retryable.has(sqlState(error))) throw error
    }
  }
}

const withoutKey: Claim = (_response, from) => from

function outcomeUnknown(db: Db, error: unknown): AppError {
  logOf.get(db)?.error({ err: error }, 'the answer to a commit was lost')
  return new AppError('OutcomeUnknown')
}

/** Runs an effect of a committed write, which must neither be repeated nor fail if the effect fails. */
export async function runEffect(db: Db, effect: Effect) {
  try {
    await outliving(effect)
  } catch (error) {
    logOf.get(db)?.error({ err: error }, 'an effect after a commit failed')
  }
}

/** Sets the log for failed effects; without one, they fail silently. */
export const logEffects = (db: Db, log: EffectLog): void => void logOf.set(db, log)

/**
 * Runs `effect` once after the commit. A failure is logged, not retried; use a job for what must happen.
 * @throws Error outside of `inTransaction`
 */
export function afterCommit(tx: Db, effect: Effect): void {
  const effects = effectsOf.get(tx)
  if (!effects) throw new Error('afterCommit needs the transaction of inTransaction')
  effects.push(effect)
}

/** Returns whether an error is that of a lost connection: one without SQLSTATE, or of the classes 08 and 57P. */
const isConnectionLost = (error: unknown) => {
  const state = sqlState(error)
  return !/^[0-9A-Z]{5}$/.test(state) || state.startsWith('08') || state.startsWith('57P')
}

/** Returns the `code` of an error, which for errors of PostgreSQL is the SQLSTATE; '' without one. */
export const sqlState = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''
