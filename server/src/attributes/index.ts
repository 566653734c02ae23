import { isColorAttribute } from '@otday/common/color-attribute'
import type { AttributeDefinition, AttributeUsage, DefinitionId } from '@otday/contract'
import { colorsNamed } from '@otday/stylist'
import type { Db } from '#platform/db/index.ts'
import { defineModule, type HandlersOf } from '#platform/define-module.ts'
import { AppError } from '#platform/errors.ts'
import { type Definition, definitionsLike, findDefinition, valuesInUse } from './queries.ts'
import { addDefinition, type CatalogueDeps, changeDefinition, removeDefinition } from './save-definition.ts'

export { colorFamilyOf } from './color-family.ts'
export { nearestColor } from './nearest-color.ts'
export { allDefinitions, type Definition, lockedCatalogue, lockedDefinitions } from './queries.ts'
export type { AttributeSaved, Wearing } from './save-definition.ts'

export const attributes = defineModule('attributes', (deps: CatalogueDeps) => ({
  handlers: { attributes: attributeHandlers(deps) },
}))

const attributeHandlers = (deps: CatalogueDeps): HandlersOf<'attributes'> => ({
  list: async ({ query }) => (await definitionsLike(deps.db, query)).map(present),
  create: async ({ viewer, body }) => present(await addDefinition(deps, viewer, body)),
  update: async ({ viewer, params, body }) => present(await changeDefinition(deps, viewer, params.definitionId, body)),
  delete: async ({ viewer, params }) => {
    await removeDefinition(deps, viewer, params.definitionId)
    return undefined
  },
  usage: ({ params }) => usageOf(deps.db, params.definitionId),
})

const present = (definition: Definition): AttributeDefinition => ({
  ...definition,
  swatches: isColorAttribute(definition.name) ? definition.selectableValues.map(swatchOf) : [],
})

const swatchOf = (value: string): string | null => [...colorsNamed(value)][0] ?? null

/**
 * Returns how many clothes have each value of an attribute definition, and how many have a value of it in total.
 * @throws DefinitionNotFound
 */
async function usageOf(db: Db, definitionId: DefinitionId): Promise<AttributeUsage> {
  if (!(await findDefinition(db, definitionId))) throw new AppError('DefinitionNotFound', { definitionId })
  const values = await valuesInUse(db, definitionId)
  return { definitionId, values, clothesCount: values.reduce((sum, { clothesCount }) => sum + clothesCount, 0) }
}
