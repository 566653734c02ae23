/** Milliseconds for which typing must rest before a list of the administration is searched. */
export const adminSearchDelay = 500

/** The address with some parameters changed; an empty value takes one away. */
export function searchWith(before: URLSearchParams, changes: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(before)
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}
