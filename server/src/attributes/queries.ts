import {
  type AttributeDefinition,
  type attributes,
  type DefinitionId,
  normalised,
  type ParsedOf,
} from '@otday/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/index.ts'

type ListQuery = ParsedOf<(typeof attributes)['list']>['query']

const definition = ['id', 'name', 'selectableValues', 'createdAt'] as const

/** Names are compared and ordered in this form, by code point, so that every database agrees. */
export const nameKeyOf = (name: string) => normalised(name).toLowerCase()

/** Definitions whose name contains the keyword, every character of it literal. */
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

/** Definitions by id; until `tx` ends nobody changes or removes them. */
export async function heldDefinitions(
  tx: Db,
  ids: readonly DefinitionId[],
): Promise<Map<DefinitionId, AttributeDefinition>> {
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

export const allDefinitions = async (db: Db): Promise<Map<DefinitionId, AttributeDefinition>> =>
  byId(await db.selectFrom('attributeDefinitions').select(definition).execute())

const byId = (rows: AttributeDefinition[]) => new Map(rows.map((row) => [row.id, row]))
