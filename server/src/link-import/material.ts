import { imitations, innerParts, likenesses, materials, outerParts } from './materials.data.ts'

interface Material {
  name: string
  words: ReadonlySet<string>
  pattern: RegExp
}

const known: readonly Material[] = materials.map((line) => {
  const words = line.split(' ')
  return { name: words[0] ?? '', words: new Set(words), pattern: new RegExp(words.map(patternOf).join('|'), 'i') }
})

function patternOf(word: string): string {
  if (/^[a-z]/.test(word)) return `(?<![a-z])${word}(?![a-z])`
  return word.length === 1 ? `(?<![가-힣])${word}(?![가-힣])` : word
}

/** Returns the materials that a text names, in no order, each by its usual name (the first synonym). */
export function materialsIn(text: string): string[] {
  const bare = text
    .replace(/gore-?\s?tex/gi, 'goretex')
    .replace(likenesses, ' ')
    .replace(imitations, ' ')
  return known.filter(({ pattern }) => pattern.test(bare)).map(({ name }) => name)
}

/**
 * Returns the usual name (the first synonym) of the material that a catalogue value names; the value itself if it is
 * unknown.
 */
export const materialMeant = (value: string): string =>
  known.find(({ words }) => words.has(value.toLowerCase()))?.name ?? value

/**
 * Returns the material with the largest share in the outer fabric of a composition (`울 70% 나일론 30%`). Null when no
 * material is named, or several without shares.
 */
export function mainMaterial(text: string): string | null {
  const outside = outsideOf(text)
  const shares = sharesIn(outside)
  if (shares.length === 0) return materialNamed(outside)
  const most = shares.toSorted((a, b) => b.share - a.share)[0]
  return most ? materialNamed(most.part) : null
}

export const materialNamed = (name: string): string | null => onlyOne(fibres(materialsIn(name)))

export const isComposition = (text: string) => /\d\s*%/.test(text)

const onlyOne = ([first, ...more]: readonly string[]): string | null => (more.length === 0 ? (first ?? null) : null)

/**
 * Leaves out 니트 (knit) unless it is the sole material found: it names a construction, not a fiber, so 울 니트 (wool knit)
 * is wool.
 */
const fibres = (found: readonly string[]) => (found.length > 1 ? found.filter((name) => name !== '니트') : found)

const part = new RegExp(`(${outerParts}|${innerParts})\\s*[:：]?\\s*`, 'i')
const isOuter = new RegExp(`^(?:${outerParts})$`, 'i')

function outsideOf(text: string): string {
  const [before = '', ...rest] = text.split(part)
  if (rest.length === 0 || materialsIn(before).length > 0) return before
  const at = rest.findIndex((piece, index) => index % 2 === 0 && isOuter.test(piece))
  return at < 0 ? '' : (rest[at + 1] ?? '')
}

/**
 * Returns parts and percentages of `면 60%, 폴리 40%` or `60% cotton, 40% polyester`. A match is tried only where a part
 * begins, as trying at each character would take time quadratic in the length.
 */
function sharesIn(text: string): { part: string; share: number }[] {
  const isShareFirst = /^\s*\d+(?:\.\d+)?\s*%/.test(text)
  const each = isShareFirst
    ? /(?<!\d)(?<share>\d+(?:\.\d+)?)\s*%\s*(?<part>[^\d%,/]+)/g
    : /(?<![^\d%,/:])(?<part>[^\d%,/:]+)(?::\s*)?(?<share>\d+(?:\.\d+)?)\s*%/g
  return [...text.matchAll(each)].map(({ groups }) => ({
    part: groups?.['part'] ?? '',
    share: Number(groups?.['share']),
  }))
}
