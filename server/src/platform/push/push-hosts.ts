import { isIP } from 'node:net'

const exactHosts: ReadonlySet<string> = new Set(['fcm.googleapis.com', 'web.push.apple.com'])
const hostSuffixes = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com']

/**
 * Returns a function that parses an endpoint and returns its URL, or null unless its host is a push service. `others`
 * are further host names; tests pass `address:port`, for which http is allowed, too.
 */
export const pushHostRule = (others: readonly string[]) => {
  const named = new Set(others)
  return (endpoint: string): URL | null => {
    const url = URL.parse(endpoint)
    if (!url || url.username !== '' || url.password !== '') return null
    if (isIP(url.hostname.replace(/^\[|\]$/g, ''))) return named.has(url.host) ? url : null
    const { hostname, protocol, port } = url
    const isKnown = exactHosts.has(hostname) || hostSuffixes.some((suffix) => hostname.endsWith(suffix))
    return protocol === 'https:' && port === '' && (isKnown || named.has(hostname)) ? url : null
  }
}
