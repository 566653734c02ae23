import type { QueryClient } from '@tanstack/react-query'

let since = 0

/** Returns when data by which outfits are chosen last changed, in ms as `performance.now()` counts them. */
export const changedAt = (): number => since

/** Is called after a change of data by which outfits are chosen: replaces the current recommendations by new ones. */
export function chooseAgain(queryClient: QueryClient): void {
  since = performance.now()
  void queryClient.invalidateQueries({ queryKey: ['recommendations'] })
}
