import { type DefinitionId, normalised } from '@otday/contract'
import { AppError, requireFound } from '#platform/errors.ts'
import type { Definition } from '../attributes/index.ts'

export interface GivenAttribute {
  definitionId: DefinitionId
  value: string
}

/** Returns the stored form of a value; undefined unless the definition offers it. */
export function offeredValue({ selectableValues }: Definition, value: string): string | undefined {
  const stored = normalised(value)
  return selectableValues.includes(stored) ? stored : undefined
}

export const notOffered = ({ name }: Definition) => `${name}에서 고를 수 없는 값이에요.`

/**
 * Returns the attributes with their values in stored form.
 * @throws DefinitionNotFound; InvalidInput, with a detail per attribute, for values that are not offered and repeated
 * definitions
 */
export function checkAttributes(
  given: readonly GivenAttribute[],
  definitions: ReadonlyMap<DefinitionId, Definition>,
): GivenAttribute[] {
  const details: Record<string, string> = {}
  const seen = new Set<DefinitionId>()
  const checked = given.map(({ definitionId, value }, at) => {
    const definition = requireFound(definitions.get(definitionId), 'DefinitionNotFound', { definitionId })
    const stored = offeredValue(definition, value)
    if (seen.has(definitionId)) details[`attributes.${at}.definitionId`] = '같은 속성은 한 번만 고를 수 있어요.'
    else if (stored === undefined) details[`attributes.${at}.value`] = notOffered(definition)
    seen.add(definitionId)
    return { definitionId, value: stored ?? value }
  })
  if (Object.keys(details).length > 0) throw new AppError('InvalidInput', details)
  return checked
}
