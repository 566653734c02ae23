import type { ClothesType } from '@otday/contract'
import type { Facts } from '../../src/reading/facts.ts'
import { readFacts } from '../../src/reading/read-facts.ts'

/** Statements of the owner about a piece, keyed by the name of the attribute. */
export type Attributes = Readonly<Record<string, string | readonly string[]>>

/** Reads a piece that is named as its owner would name it. */
export const piece = (type: ClothesType, name: string, attributes: Attributes = {}): Facts =>
  readFacts({
    id: `${type} ${name}`,
    name,
    type,
    attributes: Object.entries(attributes).flatMap(([definitionName, values]) =>
      [values].flat().map((value) => ({ definitionName, value })),
    ),
  })
