import type { ClothesType } from '@otday/contract'
import { typeNamed } from '@otday/stylist'

/**
 * Types that a shop's category does not prove: under "accessories", shops also list hats, bags and socks, so the
 * product's name counts first.
 */
const broad: readonly ClothesType[] = ['ACCESSORY']

/**
 * Returns the type of the narrowest category that names one. A category that names several types (니트/카디건) counts just
 * if the product's name has one of them, and a type in the name takes precedence over a broad one. The name decides
 * when no category does; null if it has no type either.
 */
export function guessType(name: string, categories: readonly string[]): ClothesType | null {
  const named = typeNamed(name)
  for (const category of categories.toReversed()) {
    const types = [...new Set(category.split(/[/,·&+]|\band\b/).map(typeNamed))].filter((type) => type !== null)
    const [only, ...more] = types
    if (!only) continue
    if (named && (types.includes(named) || (broad.includes(only) && more.length === 0))) return named
    if (more.length === 0) return only
  }
  return named
}
