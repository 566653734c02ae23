import type { QueryClient } from '@tanstack/react-query'

let since = 0

/**
 * Returns when the data by which the stylist chooses outfits last changed, in ms as `performance.now()` counts them.
 */
export const changedAt = (): number => since

/**
 * Replaces the current recommendations by new ones; must be called after a change of data by which the stylist chooses
 * outfits.
 */
export function chooseAgain(queryClient: QueryClient): void {
  since = performance.now()
  void queryClient.invalidateQueries({ queryKey: ['recommendations'] })
}
