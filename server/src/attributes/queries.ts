import {
  type attributes,
  type AttributeUsage,
  type DefinitionId,
  type GivenDefinition,
  normalised,
  type ParsedOf,
} from '@otday/contract'
import { sql } from 'kysely'
import type { Db, Row } from '#platform/db/index.ts'

/** An attribute definition, such as 색상, as stored. */
export type Definition = Pick<Row<'attributeDefinitions'>, (typeof definition)[number]>
type ListQuery = ParsedOf<(typeof attributes)['list']>['query']

const definition = ['id', 'name', 'selectableValues', 'createdAt'] as const

/** Returns the form in which names are compared and sorted: by code point, so that all databases agree. */
const nameKeyOf = (name: string) => normalised(name).toLowerCase()

/**
 * Selects definitions whose name contains the keyword. Every character of the keyword stands for itself, so that `%` is
 * no wildcard.
 */
export function definitionsLike(db: Db, { keywordLike, sortBy, sortDirection }: ListQuery) {
  const way = sortDirection === 'ASCENDING' ? 'asc' : 'desc'
  return db
    .selectFrom('attributeDefinitions')
    .select(definition)
    .$if(keywordLike !== undefined, (query) =>
      query.where(sql<boolean>`position(${nameKeyOf(keywordLike ?? '')} in name_key) > 0`),
    )
    .orderBy(sortBy === 'name' ? 'nameKey' : 'createdAt', way)
    .orderBy('id', way)
    .execute()
}

export const findDefinition = (db: Db, id: DefinitionId) =>
  db.selectFrom('attributeDefinitions').select(definition).where('id', '=', id).executeTakeFirst()

/** Locks a definition: until `tx` ends, nobody gives clothes one of its values. */
export const lockDefinition = (tx: Db, id: DefinitionId) =>
  tx.selectFrom('attributeDefinitions').select(definition).where('id', '=', id).forUpdate().executeTakeFirst()

/** Returns undefined when another definition has the name. */
export const insertDefinition = (tx: Db, { name, ...given }: Definition) =>
  tx
    .insertInto('attributeDefinitions')
    .values({ name, nameKey: nameKeyOf(name), ...given })
    .onConflict((conflict) => conflict.column('nameKey').doNothing())
    .returning(definition)
    .executeTakeFirst()

export const updateDefinition = (tx: Db, id: DefinitionId, { name, selectableValues }: GivenDefinition) =>
  tx
    .updateTable('attributeDefinitions')
    .set({ name, nameKey: nameKeyOf(name), selectableValues })
    .where('id', '=', id)
    .returning(definition)
    .executeTakeFirstOrThrow()

export const deleteDefinition = (tx: Db, id: DefinitionId) =>
  tx.deleteFrom('attributeDefinitions').where('id', '=', id).execute()

export const valuesInUse = (db: Db, id: DefinitionId): Promise<AttributeUsage['values']> =>
  db
    .selectFrom('clothesAttributes')
    .select(['value', ({ fn }) => fn.countAll<number>().as('clothesCount')])
    .where('definitionId', '=', id)
    .groupBy('value')
    .orderBy('clothesCount', 'desc')
    .orderBy('value')
    .execute()

/** Locks definitions, so that nobody changes or removes them until `tx` ends. */
export async function lockedDefinitions(tx: Db, ids: readonly DefinitionId[]): Promise<Map<DefinitionId, Definition>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('attributeDefinitions')
    .select(definition)
    .where('id', 'in', ids)
    .orderBy('id')
    .forShare()
    .execute()
  return byId(rows)
}

export const lockedCatalogue = async (tx: Db): Promise<Map<DefinitionId, Definition>> =>
  byId(await tx.selectFrom('attributeDefinitions').select(definition).orderBy('id').forShare().execute())

export const allDefinitions = async (db: Db): Promise<Map<DefinitionId, Definition>> =>
  byId(await db.selectFrom('attributeDefinitions').select(definition).execute())

const byId = (rows: Definition[]) => new Map(rows.map((row) => [row.id, row]))
