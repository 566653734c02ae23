import type { QueryClient } from '@tanstack/react-query'

let since = 0

/** When what outfits are chosen by changed last, on the clock of `performance`. */
export const changedAt = (): number => since

/** What outfits are chosen by has changed: the kept ones give way to others. */
export function chooseAnew(queryClient: QueryClient): void {
  since = performance.now()
  void queryClient.invalidateQueries({ queryKey: ['recommendations'] })
}
