import { type Clothes, ClothesType } from '@otday/contract'
import type { PagedView } from '../../platform/cache/use-paged-view.ts'

/** Returns the types of the pieces of a list: pages that are not loaded may have any. */
export const typesShown = (
  { items, hasMore }: Pick<PagedView<Clothes>, 'items' | 'hasMore'>,
  only: ClothesType | undefined,
): readonly ClothesType[] => (only ? [only] : hasMore ? ClothesType.options : items.map(({ type }) => type))
