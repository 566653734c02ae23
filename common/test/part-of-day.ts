/**
 * Returns the part of `all` that is tested today: every `parts`-th element, on the next day the elements after these,
 * so that all are tested within `parts` days. A long run tests all of them every time.
 * @param draws factor by which the run draws more cases: 1 in an ordinary run, more in a long one (`DRAWS`)
 */
export function partOfDay<T>(all: readonly T[], draws: number, parts = 3): T[] {
  if (draws > 1) return [...all]
  const day = Math.floor(new Date().getTime() / 86_400_000)
  return all.filter((_, at) => at % parts === day % parts)
}
