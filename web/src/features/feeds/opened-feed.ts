/** The name under which the address keeps the opened feed, on whatever path. */
const parameter = 'feedId'

/** The feed that an address opens, or null. */
export const feedIn = (search: URLSearchParams): string | null => search.get(parameter) || null

/** The query of an address with that feed opened; everything else in it stays. */
export function withFeed(search: string, feedId: string): string {
  const next = new URLSearchParams(search)
  next.set(parameter, feedId)
  return next.toString()
}

/** The query of an address without an opened feed. */
export function withoutFeed(search: string): string {
  const next = new URLSearchParams(search)
  next.delete(parameter)
  return next.toString()
}
