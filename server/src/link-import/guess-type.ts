import type { ClothesType } from '@otday/contract'
import { typeNamed } from '@otday/stylist'

/** Types that are too broad to decide by a shop's category: shops list hats, bags and socks under them, too. */
const broad: readonly ClothesType[] = ['ACCESSORY']

/**
 * Returns the type of the narrowest category that names one; if it names several (니트/카디건) or a broad one, the product's
 * name decides. Null when neither names a type.
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
