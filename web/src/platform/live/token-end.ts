/** Returns when a JWT expires, in seconds since 1970; null if it does not say. */
export function endOf(token: string): number | null {
  try {
    const claims: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')))
    const end: unknown = typeof claims === 'object' && claims !== null ? Reflect.get(claims, 'exp') : null
    return typeof end === 'number' ? end : null
  } catch {
    return null
  }
}
