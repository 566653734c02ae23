import type { attributes } from '@otday/contract'
import type { Db } from '#platform/db/index.ts'
import type { Handlers } from '#platform/http/mount.ts'
import { definitionsLike } from './queries.ts'

export { allDefinitions, heldDefinitions } from './queries.ts'

export interface AttributeDeps {
  db: Db
}

export const attributeHandlers = ({ db }: AttributeDeps): Handlers<typeof attributes> => ({
  list: async ({ query }) => definitionsLike(db, query),
})
