import { brands } from './brands.data.ts'
import { colourWords } from './colour.data.ts'
import { words } from './lexicon.data.ts'

type Node = { next: Map<number, Node>; ends: readonly string[] | null }

/** What a text says: its meanings, the first colour it names (hex), and the brands by their line in the data. */
export type Reading = { meanings: Set<string>; hex: string | null; brands: number[] }

const space = 32
/** Begins the meanings that are colours. */
const hash = 35

function add(root: Node, word: string, meaning: string): void {
  let node = root
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i)
    let next = node.next.get(code)
    if (!next) node.next.set(code, (next = { next: new Map(), ends: null }))
    node = next
  }
  if (!node.ends?.includes(meaning)) node.ends = [...(node.ends ?? []), meaning]
}

type Dictionary = Map<string, Set<string>>

function dictionary(): Dictionary {
  const all: Dictionary = new Map()
  const addAll = (list: string, meaning: string) => {
    for (const word of list.split(' ')) {
      const meanings = all.get(word)
      if (meanings) meanings.add(meaning)
      else if (word) all.set(word, new Set([meaning]))
    }
  }
  for (const [meaning, list] of Object.entries(words)) addAll(list, meaning)
  for (const [hex, list] of Object.entries(colourWords)) addAll(list, hex)
  brands.forEach((brand, i) => addAll(brand.words, `@${i}`))
  return all
}

/** The longest known words that a word is made of without a gap, itself aside; none when something is left over. */
function partsOf(word: string, all: Dictionary): readonly string[] {
  const parts: string[] = []
  for (let i = 0; i < word.length; ) {
    let end = i === 0 ? word.length - 1 : word.length
    while (end > i && !all.has(word.slice(i, end))) end -= 1
    if (end === i) return []
    parts.push(word.slice(i, end))
    i = end
  }
  return parts
}

/** The 셔츠 of 티셔츠 and 스웨트셔츠 is no shirt. */
const notShirts = ['tee', 'polo', 'rugby', 'sweat', 'hoodie', 'sleeveless']

/** A compound means what its parts mean as well, so that 니트스커트 need not be listed as a skirt again. */
function meaningsOf(word: string, own: ReadonlySet<string>, all: Dictionary): ReadonlySet<string> {
  if (own.has('_')) return own
  const meanings = new Set(own)
  for (const part of partsOf(word, all)) for (const meaning of all.get(part) ?? []) meanings.add(meaning)
  if (!own.has('shirt') && notShirts.some((kind) => meanings.has(kind))) meanings.delete('shirt')
  return meanings
}

function plant(): Node {
  const root: Node = { next: new Map(), ends: null }
  const all = dictionary()
  for (const [word, own] of all) for (const meaning of meaningsOf(word, own, all)) add(root, word, meaning)
  return root
}

const root = plant()

const isLatin = (code: number) => code >= 97 && code <= 122
const isDigit = (code: number) => code >= 48 && code <= 57

const plainAlready = /^[0-9a-z가-힣]+(?: [0-9a-z가-힣]+)*$/

/** Lower case, composed, apostrophes gone, every other mark a space, no two spaces together. */
export function plain(text: string): string {
  if (plainAlready.test(text)) return text
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’`´]/g, '')
    .replace(/[^0-9a-z가-힣]+/g, ' ')
    .trim()
}

/** A word ends here: not inside a run of Latin letters (a plural s aside) or of digits. */
function endsWell(text: string, end: number): boolean {
  const last = text.charCodeAt(end - 1)
  const next = text.charCodeAt(end)
  if (isDigit(last)) return !isDigit(next)
  if (!isLatin(last) || !isLatin(next)) return true
  return next === 115 && !isLatin(text.charCodeAt(end + 1))
}

function startsWell(text: string, start: number): boolean {
  const first = text.charCodeAt(start)
  const before = text.charCodeAt(start - 1)
  return isLatin(first) ? !isLatin(before) : isDigit(first) ? !isDigit(before) : true
}

type Match = { end: number; ends: readonly string[] }

/** The longest word at `start`; spaces inside it are allowed when it begins and ends where tokens do. */
function longestAt(text: string, start: number): Match | null {
  if (!startsWell(text, start)) return null
  const fresh = start === 0 || text.charCodeAt(start - 1) === space
  let node: Node | undefined = root
  let spanned = false
  let best: Match | null = null
  for (let i = start; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === space) {
      if (!fresh) break
      spanned = true
      continue
    }
    node = node.next.get(code)
    if (!node) break
    if (!node.ends) continue
    const closed = i + 1 === text.length || text.charCodeAt(i + 1) === space
    if ((!spanned || closed) && endsWell(text, i + 1)) best = { end: i + 1, ends: node.ends }
  }
  return best
}

/** A single syllable is a word only between words: 울 코트, 슬림진, never the 울 of 노울. */
function standsAlone(text: string, start: number, end: number, joined: boolean): boolean {
  if (end - start > 1) return true
  const opens = joined || start === 0 || text.charCodeAt(start - 1) === space
  if (!opens) return false
  if (end === text.length || text.charCodeAt(end) === space) return true
  const next = longestAt(text, end)
  if (next === null) return false
  const closes = next.end === text.length || text.charCodeAt(next.end) === space
  return next.end - end > 1 || closes
}

function note(reading: Reading, ends: readonly string[]): void {
  for (const meaning of ends) {
    const mark = meaning.charCodeAt(0)
    if (mark === hash) reading.hex ??= meaning
    else if (mark === 64) reading.brands.push(Number(meaning.slice(1)))
    else reading.meanings.add(meaning)
  }
}

/** Reads a text from left to right, always taking the longest word known. */
function walk(text: string, visit: (ends: readonly string[]) => void): void {
  const line = plain(text)
  let joined = false
  for (let i = 0; i < line.length; ) {
    const match = line.charCodeAt(i) === space ? null : longestAt(line, i)
    if (match && standsAlone(line, i, match.end, joined)) {
      visit(match.ends)
      i = match.end
      joined = true
    } else {
      i += 1
      joined = false
    }
  }
}

/** Adds what a text says to `reading`. */
export function readInto(reading: Reading, text: string): Reading {
  walk(text, (ends) => note(reading, ends))
  return reading
}

export const emptyReading = (): Reading => ({ meanings: new Set(), hex: null, brands: [] })
export const read = (text: string): Reading => readInto(emptyReading(), text)

/** Every colour that a text names, each as the hex of its line in the colour words: two words of one line are one. */
export function coloursNamed(text: string): Set<string> {
  const found = new Set<string>()
  walk(text, (ends) => {
    for (const meaning of ends) if (meaning.charCodeAt(0) === hash) found.add(meaning)
  })
  return found
}
