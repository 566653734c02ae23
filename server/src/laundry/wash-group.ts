import type { ClothesType, GarmentKind, WashGroup } from '@otday/contract'

const knits: ReadonlySet<GarmentKind> = new Set([
  'knit',
  'turtleneck',
  'short-knit',
  'turtle-knit',
  'half-zip',
  'waistcoat',
  'fine-knit',
  'collar-knit',
  'cardigan',
  'long-cardigan',
])

const groups: Partial<Record<ClothesType, WashGroup>> = {
  BOTTOM: 'BOTTOM',
  DRESS: 'DRESS',
  UNDERWEAR: 'SMALL',
  SOCKS: 'SMALL',
}

/**
 * Returns the group in which a piece is washed. Knits air out between wears, so they have their own group, whether worn
 * as a top or as an outer layer.
 */
export function washGroupOf(type: ClothesType, kind: GarmentKind): WashGroup {
  if (type === 'TOP') return knits.has(kind) ? 'KNIT' : 'SHIRT'
  if (type === 'OUTER') return knits.has(kind) ? 'KNIT' : 'OUTER'
  return groups[type] ?? 'KEPT'
}
