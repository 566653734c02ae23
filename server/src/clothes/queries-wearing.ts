import type { DefinitionId } from '@otday/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/index.ts'

/** Selects the ids of clothes that have a value of the definition other than `kept`. */
const wearers = (tx: Db, id: DefinitionId, kept: readonly string[]) =>
  tx
    .selectFrom('clothesAttributes')
    .select('clothesAttributes.clothesId')
    .where('definitionId', '=', id)
    .where(sql<boolean>`value <> all(${[...kept]}::text[])`)

/**
 * Locks the clothes that have a value of the definition other than `kept`, in the order of ids, so that concurrent
 * calls do not deadlock.
 */
export const lockWearers = (tx: Db, id: DefinitionId, kept: readonly string[]) =>
  tx
    .selectFrom('clothes')
    .select('clothes.id')
    .where('clothes.id', 'in', wearers(tx, id, kept))
    .orderBy('clothes.id')
    .forUpdate()
    .execute()

/** Removes values of the definition that are not in `kept` from clothes, and makes new revisions of these. */
export const takeOff = (tx: Db, id: DefinitionId, kept: readonly string[]) =>
  tx
    .with('gone', (cte) =>
      cte
        .deleteFrom('clothesAttributes')
        .where('definitionId', '=', id)
        .where(sql<boolean>`value <> all(${[...kept]}::text[])`)
        .returning('clothesId'),
    )
    .updateTable('clothes')
    .from('gone')
    .set((row) => ({ revision: row('clothes.revision', '+', 1) }))
    .whereRef('clothes.id', '=', 'gone.clothesId')
    .execute()

export const touchWearers = (tx: Db, id: DefinitionId) =>
  tx
    .updateTable('clothes')
    .set((row) => ({ revision: row('revision', '+', 1) }))
    .where('clothes.id', 'in', wearers(tx, id, []))
    .execute()
