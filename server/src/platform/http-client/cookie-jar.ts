import { isIP } from 'node:net'

interface Cookie {
  name: string
  value: string
  /** Domain in lower case, without a leading dot. */
  domain: string
  withSubdomains: boolean
  isSecure: boolean
}

/**
 * Cookies of one chain of requests (RFC 6265), which are forgotten after it. As they contain nothing personal, they are
 * restricted neither to paths nor by a list of public suffixes.
 */
export interface CookieJar {
  /** Stores the cookies that a response of `url` sets. */
  keep(url: URL, setCookies?: readonly string[]): void
  /** Returns the `Cookie` header for `url`, or undefined without any. */
  headerFor(url: URL): string | undefined
}

const mostCookies = 50
/** Most UTF-16 units of a cookie. */
const longest = 4096
/** Characters that a request header may contain. */
const sendable = /^[\t\x20-\x7e\x80-\xff]*$/

export function createCookieJar(): CookieJar {
  let cookies: Cookie[] = []
  return {
    keep(url, setCookies = []) {
      for (const text of setCookies.slice(0, mostCookies)) {
        const read = text.length > longest ? null : readCookie(text, url)
        if (!read) continue
        const { cookie, isOver } = read
        const others = cookies.filter(({ name, domain }) => name !== cookie.name || domain !== cookie.domain)
        cookies = [...others, ...(isOver ? [] : [cookie])].slice(-mostCookies)
      }
    },
    headerFor(url) {
      const sent = cookies.filter((cookie) => belongsTo(cookie, url)).map(({ name, value }) => `${name}=${value}`)
      return sent.length > 0 ? sent.join('; ') : undefined
    },
  }
}

const belongsTo = ({ domain, withSubdomains, isSecure }: Cookie, { hostname, protocol }: URL) =>
  (hostname === domain || (withSubdomains && isBelow(hostname, domain))) && (!isSecure || protocol === 'https:')

const isBelow = (host: string, domain: string) => host.endsWith(`.${domain}`) && isIP(host) === 0

/** Parses a Set-Cookie header; null for a cookie that browsers refuse, too. */
function readCookie(text: string, { hostname }: URL): { cookie: Cookie; isOver: boolean } | null {
  const [pair = '', ...rest] = text.split(';')
  const [, name = '', value = ''] = /^\s*([^=\s]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? []
  if (name === '' || !sendable.test(name + value)) return null
  const attributes = new Map(
    rest.map((attribute) => {
      const [key = '', given = ''] = attribute.split('=').map((part) => part.trim().toLowerCase())
      return [key, given]
    }),
  )
  const given = (attributes.get('domain') ?? '').replace(/^\./, '')
  if (given !== '' && given !== hostname && !(given.includes('.') && isBelow(hostname, given))) return null
  return {
    cookie: {
      name,
      value,
      domain: given || hostname,
      withSubdomains: given !== '',
      isSecure: attributes.has('secure'),
    },
    isOver: Number(attributes.get('max-age') ?? 1) <= 0 || Date.parse(attributes.get('expires') ?? '') < Date.now(),
  }
}
