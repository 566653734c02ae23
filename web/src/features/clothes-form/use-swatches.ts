import type { AttributeDefinition } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { attributeDefinitionsQuery } from '../attributes/index.ts'

/** Returns `#rrggbb` by value of the color attributes, such as 네이비; empty until loaded. */
export function useSwatches(): ReadonlyMap<string, string> {
  const { data } = useQuery(attributeDefinitionsQuery())
  return new Map((data ?? []).flatMap(swatchesOf))
}

const swatchesOf = ({ selectableValues, swatches }: AttributeDefinition) =>
  selectableValues.flatMap((value, index): [string, string][] => {
    const hex = swatches[index]
    return hex ? [[value, hex]] : []
  })
