import { isColorAttribute } from '@otday/common/color-attribute'
import { type ClothesType, type DefinitionId, madeName } from '@otday/contract'
import { typeNamed } from '@otday/stylist'
import type { SeenGarment } from '#platform/images/index.ts'
import { matchAttributes } from '../link-import/index.ts'
import { colourValue } from './colour-value.ts'
import { nameOfFile } from './name-of-file.ts'
import { typeOfShape } from './type-of-shape.ts'
import type { Definition } from '../attributes/index.ts'

export interface Guess {
  name: string
  type: ClothesType | null
  attributes: { definitionId: DefinitionId; value: string }[]
}

export const colourDefinition = (catalogue: Iterable<Definition>): Definition | undefined =>
  [...catalogue].find(({ name }) => isColorAttribute(name))

/**
 * Guesses type, name and attributes. The file name takes precedence; the picture counts only if a piece is `seen` apart
 * from its background.
 */
export function guessOf(fileName: string, seen: SeenGarment | null, catalogue: Iterable<Definition>): Guess {
  const definitions = [...catalogue]
  const named = nameOfFile(fileName)
  const type = (named ? typeNamed(named) : null) ?? (seen && typeOfShape(seen.mask))
  const attributes = named
    ? matchAttributes({ name: named, statements: [] }, definitions).map(({ definitionId, value }) => ({
        definitionId,
        value,
      }))
    : []
  const colours = colourDefinition(definitions)
  const said = attributes.find(({ definitionId }) => definitionId === colours?.id)?.value ?? null
  const colour = said === null && colours && seen?.color ? colourValue(seen.color, colours.selectableValues) : null
  if (colour !== null && colours) attributes.push({ definitionId: colours.id, value: colour })
  return { name: named || madeName(said ?? colour, type), type, attributes }
}
