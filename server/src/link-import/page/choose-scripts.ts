import type { PageDocument } from './document.ts'

export interface Script {
  kind: keyof PageDocument['scripts']
  text: string
}

/** Most UTF-16 units of all scripts together; reading more takes too long. */
const mostKept = 1_500_000
/** UTF-16 units that each script counts toward `mostKept` in addition to its text, because every script costs time. */
const overhead = 100
/** UTF-16 units of the shortest script that is read; product data and `location.replace("/")` are never shorter. */
const shortest = 20

const kinds = ['linkedData', 'json', 'program'] as const

const quote = String.raw`(?:\\*"|&[#;\w]{1,12};)`
/** Types of JSON-LD that mark a product. */
const linkedProduct = new RegExp(`(?:product(?:group|model)?|breadcrumblist)\\s*${quote}`, 'i')
/**
 * Keys in JSON that mark a product, and calls of the data stream of React Server Components: as its rows are split over
 * many scripts, every script with such a call counts as mentioning a product.
 */
const productState = new RegExp(
  `(?:price|prc|(?:product|goods|item|prd|prod)_?(?:name|nm|title))\\w{0,20}${quote}\\s*:|self\\.__next_f\\.push`,
  'i',
)

const mentionsProduct = ({ kind, text }: Script): boolean =>
  (kind === 'linkedData' ? linkedProduct : productState).test(text)

/**
 * Returns the scripts to read: those that mention a product first, else in page order. If all are too long together,
 * scripts that mention a product are preferred, then JSON-LD to JSON to programs, then shorter to longer, so that none
 * is dropped just because it comes late.
 */
export function chooseScripts(scripts: readonly Script[]): PageDocument['scripts'] {
  const candidates = scripts.filter(({ text }) => text.length >= shortest)
  const likely = new Set(candidates.filter(mentionsProduct))
  const likelyFirst = [...likely, ...candidates.filter((script) => !likely.has(script))]
  const rankOf = (script: Script) => (likely.has(script) ? 0 : kinds.length) + kinds.indexOf(script.kind)
  const ranked = candidates.map((script) => ({ script, rank: rankOf(script), size: script.text.length + overhead }))
  const kept = new Set<Script>()
  let left = mostKept
  for (const { script, size } of ranked.toSorted((a, b) => a.rank - b.rank || a.size - b.size)) {
    if (size > left) continue
    left -= size
    kept.add(script)
  }
  const keptOf = (kind: Script['kind']) =>
    likelyFirst.filter((script) => script.kind === kind && kept.has(script)).map(({ text }) => text)
  return { linkedData: keptOf('linkedData'), json: keptOf('json'), program: keptOf('program') }
}
