/**
 * Returns the part of `all` that is tested today, as each day has its own: every `parts`-th element, which in `parts` days
 * are all. The long run, which draws more (`DRAWS`), tests all of them each time.
 * @param draws factor of an ordinary run: 1
 */
export function partOfDay<T>(all: readonly T[], draws: number, parts = 3): T[] {
  if (draws > 1) return [...all]
  const day = Math.floor(new Date().getTime() / 86_400_000)
  return all.filter((_, at) => at % parts === day % parts)
}
