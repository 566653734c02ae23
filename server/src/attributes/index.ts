import type { attributes, DefinitionId } from '@otday/contract'
import type { Db } from '#platform/db/index.ts'
import type { Handlers } from '#platform/http/mount.ts'
import { definitionsLike } from './queries.ts'

export { allDefinitions, heldDefinitions } from './queries.ts'

/** What adding or changing a definition tells, in its own transaction. */
export type AttributeSaved = {
  type: 'attribute.saved'
  definitionId: DefinitionId
  change: 'added' | 'changed'
  at: Date
}

export interface AttributeDeps {
  db: Db
}

export const attributeHandlers = ({ db }: AttributeDeps): Handlers<typeof attributes> => ({
  list: async ({ query }) => definitionsLike(db, query),
})
