import type { ClothesType } from '@otday/contract'
import { accessories } from './lexicon/accessories.data.ts'
import { bags } from './lexicon/bags.data.ts'
import { bottoms } from './lexicon/bottoms.data.ts'
import { brands } from './lexicon/brands.data.ts'
import { colors } from './lexicon/colors.data.ts'
import { conditions } from './lexicon/conditions.data.ts'
import { dresses } from './lexicon/dresses.data.ts'
import { hats } from './lexicon/hats.data.ts'
import { models } from './lexicon/models.data.ts'
import { modifiers } from './lexicon/modifiers.data.ts'
import { outers } from './lexicon/outers.data.ts'
import { patterns } from './lexicon/patterns.data.ts'
import { purposes } from './lexicon/purposes.data.ts'
import { scarves } from './lexicon/scarves.data.ts'
import { shoes } from './lexicon/shoes.data.ts'
import { shopWords } from './lexicon/shop-words.data.ts'
import { socks } from './lexicon/socks.data.ts'
import { things } from './lexicon/things.data.ts'
import { tops } from './lexicon/tops.data.ts'
import type { AnyKind, KindWords, Modifier } from './lexicon/types.ts'
import { underwear } from './lexicon/underwear.data.ts'

/** Everything a word can say. A word that says nothing (shop language) only keeps shorter words inside it unread. */
export type Meaning = {
  readonly word: string
  kinds: Partial<Record<ClothesType, AnyKind>>
  modifiers: Modifier[]
  color: string | null
  brand: number | null
  models: AnyKind[]
  modelSays: Modifier[]
}

type Lexicon = Readonly<Record<string, KindWords<ClothesType>>>

/** The words of every kind, by closet type. */
export const kindWords = {
  TOP: tops,
  BOTTOM: bottoms,
  DRESS: dresses,
  OUTER: outers,
  SHOES: shoes,
  SOCKS: socks,
  UNDERWEAR: underwear,
  HAT: hats,
  BAG: bags,
  SCARF: scarves,
  ACCESSORY: accessories,
  ETC: things,
} as unknown as Readonly<Record<ClothesType, Lexicon>>

const split = (words: string) => words.split(/\s+/).filter(Boolean)

function dictionary(): Map<string, Meaning> {
  const all = new Map<string, Meaning>()
  const of = (word: string) => {
    const found = all.get(word)
    if (found) return found
    const made: Meaning = { word, kinds: {}, modifiers: [], color: null, brand: null, models: [], modelSays: [] }
    all.set(word, made)
    return made
  }
  for (const word of split(shopWords)) of(word)
  for (const [type, lexicon] of Object.entries(kindWords) as [ClothesType, Lexicon][])
    for (const [kind, { words }] of Object.entries(lexicon))
      for (const word of split(words)) of(word).kinds[type] ??= kind as AnyKind
  for (const list of [modifiers, patterns, purposes, conditions])
    for (const [id, words] of Object.entries(list))
      for (const word of split(words)) of(word).modifiers.push(id as Modifier)
  for (const [hex, words] of Object.entries(colors)) for (const word of split(words)) of(word).color ??= hex
  brands.forEach(({ words }, index) => {
    for (const word of split(words)) of(word).brand ??= index
  })
  for (const { words, kind, says } of models)
    for (const word of split(words)) {
      of(word).models.push(kind)
      of(word).modelSays.push(...(split(says ?? '') as Modifier[]))
    }
  return all
}

type Node = { next: Map<number, Node>; meaning: Meaning | null }

function trieOf(words: ReadonlyMap<string, Meaning>): Node {
  const root: Node = { next: new Map(), meaning: null }
  for (const [word, meaning] of words) {
    let node = root
    for (let i = 0; i < word.length; i++) {
      const code = word.charCodeAt(i)
      let next = node.next.get(code)
      if (!next) node.next.set(code, (next = { next: new Map(), meaning: null }))
      node = next
    }
    node.meaning = meaning
  }
  return root
}

const known = dictionary()
const root = trieOf(known)

/** The fewest listed words that a word is made of without a gap, itself aside; none when something is left over. */
function partsOf(word: string): readonly Meaning[] {
  const best: (readonly Meaning[] | null)[] = [[]]
  for (let end = 1; end <= word.length; end++) {
    best[end] = null
    for (let start = 0; start < end; start++) {
      const before = best[start]
      const part = before && end - start < word.length ? known.get(word.slice(start, end)) : undefined
      const held = best[end]
      if (before && part && (!held || before.length + 1 < held.length)) best[end] = [...before, part]
    }
  }
  return best[word.length] ?? []
}

const enriched = new Set<Meaning>()

/**
 * A compound that names a kind also says what its parts say, and its last part names it for the types that do not list
 * the compound: 와플집업 is known as a top and is a 집업 among outer garments, too.
 */
function enrich(meaning: Meaning): Meaning {
  if (enriched.has(meaning)) return meaning
  enriched.add(meaning)
  if (meaning.word.length < 3 || Object.keys(meaning.kinds).length === 0) return meaning
  const parts = partsOf(meaning.word)
  for (const part of parts) {
    if (part.word.length < 2) continue
    for (const modifier of part.modifiers) if (!meaning.modifiers.includes(modifier)) meaning.modifiers.push(modifier)
    meaning.color ??= part.color
  }
  for (const [type, kind] of Object.entries(parts.at(-1)?.kinds ?? {})) meaning.kinds[type as ClothesType] ??= kind
  return meaning
}

const isLatin = (code: number) => code >= 97 && code <= 122
const isDigit = (code: number) => code >= 48 && code <= 57

/** Fractions and slashes that shops write for sleeves and zips, before marks are taken out. */
const shorthand: readonly (readonly [RegExp, string])[] = [
  [/1\/[24] ?(?=zip|집|짚)/g, '하프'],
  [/\b(?:1\/2|h\/s)(?![0-9])/g, ' 반팔 '],
  [/\b3\/4(?![0-9])/g, ' 7부 '],
  [/\bl\/s\b/g, ' 긴팔 '],
]

/** How much: between the words of a remark it keeps them from being read as one (털 좀 빠짐). */
const degrees = /(^|\s)(?:좀|조금|쫌|약간|살짝|많이|너무|완전|엄청|아주|꽤|진짜)(?=\s)/g

/** Lower case and composed; apostrophes go, brackets stay, every other mark becomes a space. */
export const plain = (text: string): string =>
  shorthand
    .reduce((told, [from, to]) => told.replace(from, to), text.normalize('NFKC').toLowerCase().replaceAll('⁄', '/'))
    .replace(/['’`´]/g, '')
    .replace(/[^0-9a-z가-힣()[\]{}<>【】]+/g, ' ')
    .replace(degrees, '$1')
    .trim()

type Text = {
  /** The letters without spaces and brackets. */
  letters: string
  /** Whether a word of the text begins, or ends, at this letter. */
  begins: readonly boolean[]
  ends: readonly boolean[]
  /** Whether the letter stands in brackets. */
  aside: readonly boolean[]
}

function textOf(name: string): Text {
  let letters = ''
  const begins: boolean[] = []
  const ends: boolean[] = []
  const aside: boolean[] = []
  let depth = 0
  let open = true
  for (const letter of plain(name)) {
    if (/[([{<【]/.test(letter)) depth += 1
    if (/[)\]}>】]/.test(letter)) depth = Math.max(0, depth - 1)
    if (!/[0-9a-z가-힣]/.test(letter)) {
      if (letters) ends[letters.length - 1] = true
      open = true
      continue
    }
    begins.push(open)
    ends.push(false)
    aside.push(depth > 0)
    letters += letter
    open = false
  }
  if (letters) ends[letters.length - 1] = true
  return { letters, begins, ends, aside }
}

/** A word may not begin or end inside a run of Latin letters or digits; a plural s may follow. */
function cutsRun({ letters, begins, ends }: Text, start: number, end: number): boolean {
  const [first, last] = [letters.charCodeAt(start), letters.charCodeAt(end - 1)]
  const [before, after] = [letters.charCodeAt(start - 1), letters.charCodeAt(end)]
  if (!begins[start] && ((isLatin(first) && isLatin(before)) || (isDigit(first) && isDigit(before)))) return true
  if (ends[end - 1]) return false
  if (isDigit(last)) return isDigit(after)
  return isLatin(last) && isLatin(after) && !(after === 115 && ends[end])
}

/** Words may span spaces only as whole words; one syllable or letter is a word only at the edge of another. */
function isWord(text: Text, start: number, end: number, meaning: Meaning): boolean {
  for (let at = start + 1; at < end; at++)
    if (text.begins[at]) return Boolean(text.begins[start] && text.ends[end - 1] && !tellsOnlyColor(meaning))
  return true
}

/** 부츠컷 진 블랙 are jeans in black: the name of a colour is not put together across spaces. */
const tellsOnlyColor = ({ color, kinds, modifiers }: Meaning) =>
  color !== null && modifiers.length === 0 && Object.keys(kinds).length === 0

const tellsOnlyMaker = ({ brand, models: kinds, kinds: own }: Meaning) =>
  (brand !== null || kinds.length > 0) && Object.keys(own).length === 0

/** 홈 and 집 say where a piece is worn only as words of their own: 홈쇼핑 and 하프집 do not. */
const ofPlace = new Set<Modifier>(['home', 'sleep', 'lounge', 'school', 'workwear', 'everyday'])

/** A word found in a name: what it means, where it stands, and whether in brackets. */
export type Found = Meaning & { start: number; end: number; aside: boolean }

const skipCost = 1
const wordCost = 0.1
const syllableCost = 0.6
const endingCost = 0.3

/**
 * The known words of a name in order: of all ways to divide it, the one that leaves the fewest letters unread with the
 * fewest words. A single syllable inside a longer word costs, so that it is read only where all around it is.
 */
export function wordsOf(name: string): readonly Found[] {
  const text = textOf(name)
  const { letters } = text
  const best: { cost: number; from: number; meaning: Meaning | null }[] = [{ cost: 0, from: 0, meaning: null }]
  const offer = (end: number, cost: number, from: number, meaning: Meaning | null) => {
    const held = best[end]
    if (!held || cost < held.cost) best[end] = { cost, from, meaning }
  }
  for (let start = 0; start < letters.length; start++) {
    const cost = best[start]?.cost ?? 0
    offer(start + 1, cost + skipCost, start, null)
    let node: Node | undefined = root
    for (let end = start; end < letters.length && node; ) {
      node = node.next.get(letters.charCodeAt(end))
      end += 1
      if (!node?.meaning || cutsRun(text, start, end) || !isWord(text, start, end, node.meaning)) continue
      const whole = text.begins[start] && text.ends[end - 1]
      const endsKind = text.ends[end - 1] && Object.keys(node.meaning.kinds).length > 0
      const lone = end - start === 1 && !whole ? (endsKind ? endingCost : syllableCost) : 0
      const afterUnread = !text.begins[start] && best[start]?.meaning === null
      if (afterUnread && ((lone > 0 && !endsKind) || tellsOnlyMaker(node.meaning))) continue
      if (lone > 0 && node.meaning.modifiers.some((modifier) => ofPlace.has(modifier))) continue
      offer(end, cost + wordCost + lone, start, node.meaning)
    }
  }
  const found: Found[] = []
  for (let at = letters.length; at > 0; ) {
    const { from, meaning } = best[at] ?? { from: at - 1, meaning: null }
    if (meaning) found.push({ ...enrich(meaning), start: from, end: at, aside: text.aside[from] ?? false })
    at = from
  }
  return found
    .toReversed()
    .filter((word) => !isDenied(letters, word))
    .map((word) => (likened.test(letters.slice(word.end)) ? { ...word, kinds: {}, modifiers: [] } : word))
}

/** 패딩 무늬, 니트 느낌, 코트 프린트: a likeness is not the thing. */
const likened = /^(?:무늬|느낌|프린트|패턴|모양|스타일)/

const denials = /^(?:x(?![a-z])|아님|아닌|안됨|안되|안함|없음|없는|없어|제거)/

/** 기모x, 방수 안됨, 안 따가움: a word that is denied says nothing. Kinds stay: their words name the piece itself. */
function isDenied(letters: string, { start, end, kinds, modifiers }: Found): boolean {
  if (modifiers.length === 0 || Object.keys(kinds).length > 0) return false
  return denials.test(letters.slice(end)) || letters[start - 1] === '안'
}
