import type { Appearance, ClothesType } from '@otday/contract'
import { appearanceOf as drawnAs, colorOf, readFacts } from '@otday/stylist'
import { LruCache } from '#platform/cache/lru-cache.ts'

interface Shown {
  name: string
  type: ClothesType
  attributes: readonly { definitionName: string; value: string }[]
  picture: { color: string | null } | null
  /** Garment kind that the owner has set in place of the one that the server derived from the name. */
  correctedKind?: string | null
}

// Results are cached, because it takes 40 µs to derive them from the name of a piece, and a page of feeds shows
// hundreds of pieces.
const known = new LruCache<string, Appearance>(20_000)

/**
 * Returns the kind and colors in which a piece is drawn, as the stylist derives them from name, attributes and picture.
 */
export function appearanceOf({ name, type, attributes, picture, correctedKind = null }: Shown): Appearance {
  const hex = picture?.color ?? null
  const given = attributes.map(({ definitionName, value }) => ({ definitionName, value }))
  const key = JSON.stringify([type, name, hex, correctedKind, given])
  const cached = known.get(key)
  if (cached) return cached
  const color = hex === null ? null : colorOf(hex)
  const read = drawnAs(readFacts({ id: '', name, type, attributes: given, color, correction: { kind: correctedKind } }))
  known.set(key, read)
  return read
}
