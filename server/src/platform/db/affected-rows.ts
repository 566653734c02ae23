import type { RawBuilder } from 'kysely'
import type { Db } from './database.ts'

/** Executes a statement and returns how many rows it has inserted, updated or deleted. */
export const affectedRows = async (db: Db, statement: RawBuilder<unknown>): Promise<number> =>
  Number((await statement.execute(db)).numAffectedRows ?? 0)
