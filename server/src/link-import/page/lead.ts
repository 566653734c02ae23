import { linkLimit } from '@otday/contract/link-limit'
import { metaOf, type PageDocument } from './document.ts'
import { decodeEntities } from './entities.ts'
import { parseJson } from '@otday/common/json'
import { isUsableLink, withoutFragment } from './web-url.ts'

export interface Place {
  /** URL of the page after redirects. */
  url: URL
  /** URL that relative URLs of the page refer to. */
  base: URL
  /** Value of the `Refresh` header; empty without one. */
  refresh: string
}

export interface Lead {
  url: string
  /**
   * Whether the page just redirects to `url`. If not, `url` is the page's `canonical` URL, which may describe the
   * product better.
   */
  isOnward: boolean
}

/** Returns the URL to which a page leads, which is never its own; null if it leads nowhere. */
export function leadOf(page: PageDocument, { url, base, refresh }: Place): Lead | null {
  const onward = [
    addressIn(refreshed(refresh), url),
    addressIn(refreshed(page.leads.refresh), base),
    addressIn(replaced(page.scripts.program), base),
    addressIn(metaOf(page, 'al:web:url')[0] ?? '', base),
  ].find((lead) => isElsewhere(lead, url))
  if (onward) return { url: onward.href, isOnward: true }
  const canonical = addressIn(page.leads.canonical, base)
  const isOfShop = isElsewhere(canonical, url) && shopOf(canonical) === shopOf(url)
  return isOfShop ? { url: canonical.href, isOnward: false } : null
}

const isElsewhere = (lead: URL | null, url: URL): lead is URL =>
  lead !== null && withoutFragment(lead) !== withoutFragment(url)

function addressIn(text: string, base: URL): URL | null {
  const bare = decodeEntities(text).trim()
  const found = bare === '' ? null : URL.parse(bare, base.href)
  return found && isUsableLink(found) ? found : null
}

/** Returns the URL in `0; url=/page`, if it redirects within 2 s; a page that is meant to be read waits longer. */
const refreshed = (content: string): string =>
  /^\s*[01](?:\.\d*)?\s*[;,]\s*(?:url\s*=\s*)?["']?([^"']+)/i.exec(content)?.[1] ?? ''

const replacing = new RegExp(String.raw`\blocation\.replace\(\s*(["'])([^"'\n]{1,${linkLimit}})\1\s*\)`, 'g')

/** Returns the URL in `location.replace("…")` if all scripts together have exactly one such URL, else an empty text. */
function replaced(programs: readonly string[]): string {
  const calls = programs.flatMap((program) => [...program.matchAll(replacing)])
  const [only, ...more] = new Set(calls.map(([, , literal]) => literal ?? ''))
  const text = more.length === 0 && only !== undefined ? parseJson(`"${only}"`) : undefined
  return typeof text === 'string' ? text : ''
}

/**
 * Returns a host name's registrable domain, without a list of public suffixes: suffixes like `co.kr` are recognized by
 * their form.
 */
const shopOf = ({ hostname }: URL): string =>
  /[^.]+\.(?:(?:co|com|ne|net|or|org|go|re|pe)\.[a-z]{2}|[^.]+)$/.exec(hostname)?.[0] ?? hostname
