import type { QueryClient } from '@tanstack/react-query'

let since = 0

/** Returns when the data that outfits are chosen by changed last, on the clock of `performance`. */
export const changedAt = (): number => since

/** Marks that outfits are chosen by something that has changed: the kept ones give way to others. */
export function chooseAgain(queryClient: QueryClient): void {
  since = performance.now()
  void queryClient.invalidateQueries({ queryKey: ['recommendations'] })
}
