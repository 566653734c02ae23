import { memoized } from '@otday/common/memoized'
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

/**
 * Everything that a word can say about a piece. A word that says nothing (shop language) only prevents shorter words
 * inside it from being read.
 */
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
  const of = memoized(all, (word) => ({
    word,
    kinds: {},
    modifiers: [],
    color: null,
    brand: null,
    models: [],
    modelSays: [],
  }))
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

/** A node of the trie: the letters that may follow, and the meaning of the word that ends here, if one does. */
export type Node = { next: Map<number, Node> | null; meaning: Meaning | null }

function trieOf(words: ReadonlyMap<string, Meaning>): Node {
  const root: Node = { next: null, meaning: null }
  for (const [word, meaning] of words) {
    let node = root
    for (let i = 0; i < word.length; i++) {
      const code = word.charCodeAt(i)
      node.next ??= new Map()
      let next = node.next.get(code)
      if (!next) node.next.set(code, (next = { next: null, meaning: null }))
      node = next
    }
    node.meaning = meaning
  }
  return root
}

/**
 * The dictionary and its trie, built at the first reading, since that takes a quarter of a second and must not delay
 * the start.
 */
let built: { known: ReadonlyMap<string, Meaning>; root: Node } | undefined

function lexicon() {
  if (built) return built
  const known = dictionary()
  built = { known, root: trieOf(known) }
  return built
}

/** Returns the root of the trie of all listed words. */
export const trieRoot = (): Node => lexicon().root

/** Returns what the lists say of a word, without what its parts add. */
export const listed = (word: string): Pick<Meaning, 'kinds' | 'modifiers' | 'brand'> =>
  lexicon().known.get(word) ?? { kinds: {}, modifiers: [], brand: null }

/** Splits a word without gaps into the fewest other listed words; returns an empty list if that is impossible. */
function partsOf(word: string): readonly Meaning[] {
  const { known } = lexicon()
  const best: (readonly Meaning[] | null)[] = [[]]
  for (let end = 1; end <= word.length; end++) {
    best[end] = null
    for (let start = 0; start < end; start++) {
      const before = best[start]
      const part = before && end - start < word.length ? known.get(word.slice(start, end)) : undefined
      const shortest = best[end]
      if (before && part && (!shortest || before.length + 1 < shortest.length)) best[end] = [...before, part]
    }
  }
  return best[word.length] ?? []
}

/** The single syllable that states the season at the start of a compound: 쿨반팔, 쿨바지. */
const seasonSyllables: ReadonlySet<string> = new Set(['쿨'])

/**
 * Words that are also found in a part of a compound that is a compound itself: purposes that make a lined piece count
 * as sports clothes, and seasons, because 교복동복바지 is made of 교복동복 and 바지.
 */
const fromWithin: ReadonlySet<Modifier> = new Set(['running', 'gym', 'hiking', 'cycling', 'summer', 'winter'])

function enrichedOf(meaning: Meaning): Meaning {
  const bare = Object.keys(meaning.kinds).length === 0
  if (meaning.word.length < 2 || (bare && meaning.models.length === 0)) return meaning
  const parts = partsOf(meaning.word)
  // A word of two letters takes at most a color from its parts: its second letter is no word of its own.
  if (meaning.word.length === 2) return { ...meaning, color: meaning.color ?? parts[0]?.color ?? null }
  if (bare) return { ...meaning, brand: meaning.brand ?? parts.find(({ brand }) => brand !== null)?.brand ?? null }
  const kinds = { ...meaning.kinds }
  const modifiers = new Set(meaning.modifiers)
  let { color } = meaning
  for (const [at, part] of parts.entries()) {
    // 흰셔츠 is white; a single letter further on is a part of another word.
    if (at === 0 || part.word.length > 1) color ??= part.color
    if (part.word.length > 1 || (at === 0 && seasonSyllables.has(part.word)))
      for (const modifier of part.modifiers) modifiers.add(modifier)
    // 기모러닝타이즈 is made of 기모 and 러닝타이즈, which is a compound itself.
    for (const modifier of enrich(part).modifiers) if (fromWithin.has(modifier)) modifiers.add(modifier)
  }
  for (const [type, kind] of Object.entries(parts.at(-1)?.kinds ?? {})) kinds[type as ClothesType] ??= kind
  return { ...meaning, kinds, modifiers: [...modifiers], color }
}

/**
 * Adds to a compound that names a kind what its parts say; its last part names the kind for the types that do not list
 * the compound: 와플집업 is known as a top and is a 집업 among outer garments, too. The result does not depend on what was
 * read before.
 */
export const enrich = memoized(new Map<Meaning, Meaning>(), enrichedOf)
