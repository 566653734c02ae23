import type { attributes, AttributeUsage, DefinitionId } from '@otday/contract'
import type { Db } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Handlers } from '#platform/http/mount.ts'
import { definitionsLike, findDefinition, valuesInUse } from './queries.ts'
import { addDefinition, type CatalogueDeps, changeDefinition, removeDefinition } from './save-definition.ts'

export { allDefinitions, lockedCatalogue, lockedDefinitions } from './queries.ts'
export type { AttributeSaved, CatalogueDeps, Wearing } from './save-definition.ts'

export const attributeHandlers = (deps: CatalogueDeps): Handlers<typeof attributes> => ({
  list: async ({ query }) => definitionsLike(deps.db, query),
  create: ({ viewer, body }) => addDefinition(deps, viewer, body),
  update: ({ viewer, params, body }) => changeDefinition(deps, viewer, params.definitionId, body),
  delete: async ({ viewer, params }) => {
    await removeDefinition(deps, viewer, params.definitionId)
    return undefined
  },
  usage: ({ params }) => usageOf(deps.db, params.definitionId),
})

/** @throws DefinitionNotFound */
async function usageOf(db: Db, definitionId: DefinitionId): Promise<AttributeUsage> {
  if (!(await findDefinition(db, definitionId))) throw new AppError('DefinitionNotFound', { definitionId })
  const values = await valuesInUse(db, definitionId)
  return { definitionId, values, clothesCount: values.reduce((sum, { clothesCount }) => sum + clothesCount, 0) }
}
