/**
 * Returns a URL that makes the app with this user agent open `url` in a real browser; null where only the user can do
 * that, as on iPhones.
 */
export function outsideUrl(url: string, userAgent: string): string | null {
  if (userAgent.includes('KAKAOTALK')) return `kakaotalk://web/openExternal?url=${encodeURIComponent(url)}`
  if (userAgent.includes(' Line/')) return withQuery(url, 'openExternalBrowser', '1')
  if (userAgent.includes('Android')) return intentFor(url)
  return null
}

function withQuery(url: string, name: string, value: string): string {
  const changed = new URL(url)
  changed.searchParams.set(name, value)
  return changed.href
}

/**
 * Returns an Android intent URL. Android splits it at the last `#`, so the `#` before the app's own route does no harm.
 */
function intentFor(url: string): string {
  const { protocol, host, pathname, search, hash } = new URL(url)
  return `intent://${host}${pathname}${search}${hash}#Intent;scheme=${protocol.slice(0, -1)};action=android.intent.action.VIEW;end`
}
