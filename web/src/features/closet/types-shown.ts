import { type Clothes, ClothesType } from '@otday/contract'
import type { PagedView } from '../../platform/cache/use-paged-view.ts'

/** Returns the types that a list of clothes may contain: all types while some pages are not loaded. */
export const typesShown = (
  { items, hasMore }: Pick<PagedView<Clothes>, 'items' | 'hasMore'>,
  only: ClothesType | undefined,
): readonly ClothesType[] => (only ? [only] : hasMore ? ClothesType.options : items.map(({ type }) => type))
