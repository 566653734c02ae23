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
 * Runs `work` in one transaction: all of it happens or none. Serialization failures and deadlocks are retried, so
 * `work` may run more than once and does nothing that a roll-back cannot undo.
 */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const { result, effects } = await committed(db, work)
  for (const effect of effects) await runEffect(db, effect)
  return result
}

async function committed<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<{ result: T; effects: readonly Effect[] }> {
  for (let attempt = 1; ; attempt++) {
    const effects: Effect[] = []
    try {
      const result = await db.transaction().execute((tx) => {
        effectsOf.set(tx, effects)
        return work(tx)
      })
      return { result, effects }
    } catch (error) {
      if (attempt >= attempts || !retryable.has(sqlState(error))) throw error
    }
  }
}

/** The write is committed: a failing effect must neither repeat it nor make it look failed. */
async function runEffect(db: Db, effect: Effect) {
  try {
    await effect()
  } catch (error) {
    logOf.get(db)?.error({ err: error }, 'an effect after a commit failed')
  }
}

/** Names where `inTransaction` on `db` logs effects that fail. Without a log they fail in silence. */
export const logEffects = (db: Db, log: EffectLog): void => void logOf.set(db, log)

/**
 * Runs `effect` (a signal, a file removal) once the transaction `tx` has committed, and never if it is rolled back. An
 * effect that fails is logged and not retried: what must happen in the end is repeated by a job.
 * @throws when `tx` is not a transaction opened by `inTransaction`.
 */
export function afterCommit(tx: Db, effect: Effect): void {
  const effects = effectsOf.get(tx)
  if (!effects) throw new Error('afterCommit needs the transaction of inTransaction')
  effects.push(effect)
}

/** The five characters by which PostgreSQL names an error, or ''. */
export const sqlState = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''
