import type { Clothes } from '@otday/contract'
import type { QueryClient } from '@tanstack/react-query'
import { withItem, withoutItem, withPatch } from '../../platform/cache/paged-changes.ts'
import { includes } from '../../platform/cache/paged-list.ts'
import { changeClosets, isIn, newestFirst } from './cache.ts'

/**
 * Updates the pieces in the cached lists that show them, and inserts them into the other lists whose filters they
 * match.
 */
export function settleClothes(queryClient: QueryClient, pieces: readonly Clothes[]): void {
  changeClosets(queryClient, (list, filters) =>
    pieces
      .filter((piece) => isIn(piece, list, filters))
      .reduce(
        (settled, piece) =>
          includes(settled, piece.id)
            ? withPatch(settled, piece.id, () => piece)
            : withItem(settled, piece, newestFirst),
        list,
      ),
  )
}

export function removeMany(queryClient: QueryClient, pieces: readonly Clothes[]): void {
  changeClosets(queryClient, (list, filters) =>
    pieces.filter((piece) => isIn(piece, list, filters)).reduce((rest, { id }) => withoutItem(rest, id), list),
  )
}
