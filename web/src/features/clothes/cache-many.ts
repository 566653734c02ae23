import type { Clothes } from '@otday/contract'
import type { QueryClient } from '@tanstack/react-query'
import { withItem, withoutItem, withPatch } from '../../platform/cache/paged-changes.ts'
import { includes } from '../../platform/cache/paged-list.ts'
import { changeClosets, isIn, newestFirst } from './cache.ts'

/**
 * Updates the pieces in the cached lists that show them, and inserts them into the other lists whose filters they
 * match.
 */
export function putClothes(queryClient: QueryClient, pieces: readonly Clothes[]): void {
  changeClosets(queryClient, (list, filters) =>
    pieces
      .filter((piece) => isIn(piece, list, filters))
      .reduce(
        (updated, piece) =>
          includes(updated, piece.id)
            ? withPatch(updated, piece.id, () => piece)
            : withItem(updated, piece, newestFirst),
        list,
      ),
  )
}

export function removeMany(queryClient: QueryClient, pieces: readonly Clothes[]): void {
  changeClosets(queryClient, (list, filters) =>
    pieces.filter((piece) => isIn(piece, list, filters)).reduce((rest, { id }) => withoutItem(rest, id), list),
  )
}
