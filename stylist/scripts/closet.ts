import { readFileSync } from 'node:fs'
import type { ClothesType } from '@otday/contract'
import type { Item } from '../src/index.ts'

/** What a person says of a garment, independent of the stylist. Bands count from the warmest (0) of the chart. */
export type Expect = {
  clo: readonly [number, number]
  seasons: readonly string[]
  formality: number
  windproof: boolean
  waterproof: boolean
  avoidInRain: boolean
  chartBands?: readonly number[]
}

export type Labelled = Item & { expect: Expect }
export type Naming = 'attributes' | 'alternative names' | 'no attributes'

type Row = {
  id: string
  name: string
  type: ClothesType
  attributes: Item['attributes']
  attributesAlt?: Item['attributes']
  expect: Expect
}

/** Reads a labelled closet and dresses its items in the wanted attributes. */
export function closetFrom(path: string, naming: Naming): readonly Labelled[] {
  const { items } = JSON.parse(readFileSync(path, 'utf8')) as { items: readonly Row[] }
  return items.map(({ id, name, type, attributes, attributesAlt, expect }) => {
    const said = naming === 'attributes' ? attributes : naming === 'no attributes' ? [] : (attributesAlt ?? attributes)
    return { id, name, type, attributes: said, expect }
  })
}
