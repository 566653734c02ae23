import type { Db } from './database.ts'

type Effect = () => void | Promise<void>
const effectsOf = new WeakMap<Db, Effect[]>()
const retryable = new Set(['40001', '40P01'])
const attempts = 3

/**
 * Runs `work` in one transaction: all of it happens or none. Serialization failures and deadlocks are tried again,
 * so `work` may run more than once and does nothing that a roll-back cannot undo.
 */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const effects: Effect[] = []
    try {
      const result = await db.transaction().execute((tx) => {
        effectsOf.set(tx, effects)
        return work(tx)
      })
      for (const effect of effects) await effect()
      return result
    } catch (error) {
      if (attempt >= attempts || !retryable.has(sqlState(error))) throw error
    }
  }
}

/**
 * Has `effect` (a push, a file removal) run once the transaction `tx` is committed, and never if it is rolled back.
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
