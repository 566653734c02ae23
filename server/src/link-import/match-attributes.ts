import { type ClothesAttribute, normalised } from '@otday/contract'
import { colorsNamed, seasonsOf } from '@otday/stylist'
import { type Definition, nearestColor } from '../attributes/index.ts'
import { isComposition, mainMaterial, materialMeant, materialNamed } from './material.ts'
import type { Statement } from './page/facts.ts'
import { type Topic, topics } from './topics.data.ts'

export interface Described {
  name: string
  /** Statements of the page by their source, the most reliable source first. */
  statements: readonly (readonly Statement[])[]
}

/**
 * Returns the values of the attribute catalogue that the page or the product's name states. An attribute that is not
 * stated, or is stated ambiguously, is left out.
 */
export const matchAttributes = ({ name, statements }: Described, catalogue: Iterable<Definition>): ClothesAttribute[] =>
  attributesBy(statements, catalogue)(name)

/** Matches like `matchAttributes`, but for several names of one product, so that its statements are read once. */
export function attributesBy(
  statements: Described['statements'],
  catalogue: Iterable<Definition>,
): (name: string) => ClothesAttribute[] {
  const sources = statements.map((source) =>
    source.map(({ label, value }) => ({ key: keyOf(label), topic: topicOf(label), value })),
  )
  const attributes = [...catalogue].map(({ id: definitionId, name: definitionName, selectableValues }) => {
    const about = { key: keyOf(definitionName), topic: topicOf(definitionName) }
    const said = sources.map((source) =>
      beginningOf(source.filter((statement) => isAbout(statement, about)).map(({ value }) => value)),
    )
    const valueIn = valueReader(about.topic, said, selectableValues)
    return { definitionId, definitionName, selectableValues, valueIn }
  })
  return (name) =>
    attributes.flatMap(({ valueIn, ...attribute }) => {
      const value = valueIn(name)
      return value === null ? [] : [{ ...attribute, value }]
    })
}

export const topicOf = (label: string): Topic | null => topics.find(([, like]) => like.test(label))?.[0] ?? null

interface Subject {
  key: string
  topic: Topic | null
}

const isAbout = (one: Subject, other: Subject) =>
  one.key === other.key || (one.topic !== null && one.topic !== 'none' && one.topic === other.topic)

/**
 * At most this many UTF-16 units of one source are read about one attribute, to save time: finding the colors in 300
 * units takes a third of a millisecond.
 */
const mostRead = 1000

function beginningOf(texts: readonly string[]): string[] {
  let length = 0
  return texts.filter((text) => (length += text.length) <= mostRead)
}

type NameReader = (name: string) => string | null

/** Returns a function that takes one attribute's value from the statements or, if these have none, from a name. */
function valueReader(topic: Topic | null, said: readonly string[][], values: readonly string[]): NameReader {
  if (topic === 'colour') return colourReader(said, values)
  if (topic === 'material') return materialReader(said.flat(), values)
  // Reversed, since a Map keeps the last value of a key: of values that are equal when normalized, the first one must
  // count.
  const exact = new Map(values.toReversed().map((value) => [keyOf(value), value]))
  const read = topic === null || topic === 'none' ? null : readers[topic]
  const meanings = values.map((value) => ({ value, meaning: read?.statement(value) ?? null }))
  const valueOf = (text: string) => exact.get(keyOf(text)) ?? meantBy(meanings, read?.statement(text) ?? null)
  const stated = firstFound(said.flat(), valueOf)
  return (name) => stated ?? meantBy(meanings, read?.name(name) ?? null)
}

const keyOf = (text: string) => normalised(text).toLowerCase().replace(/\s+/g, '')

/** Returns the value with the wanted meaning; null when none or several have it. */
function meantBy(values: readonly { value: string; meaning: string | null }[], wanted: string | null): string | null {
  const [only, ...more] = wanted === null ? [] : values.filter(({ meaning }) => meaning === wanted)
  return more.length === 0 ? (only?.value ?? null) : null
}

function firstFound(texts: readonly string[], valueOf: (text: string) => string | null): string | null {
  for (const text of texts) {
    const value = valueOf(text)
    if (value !== null) return value
  }
  return null
}

interface Reader {
  /** Returns what a catalogue value, or a page's text about this attribute, means; null if it is not recognized. */
  statement(text: string): string | null
  /**
   * Returns what a product's name means for this attribute, or null. It reads more strictly than `statement`, since
   * names also speak of other things.
   */
  name(text: string): string | null
}

const sheds = /생활\s*(?:방수|발수)|발수|water[\s-]?(?:repellent|resistant)/i
const seasonWord = /^(?:봄|여름|가을|겨울|사계절|간절기|summer|winter)용?$/i

const meaningIn = (text: string, meanings: readonly (readonly [string, RegExp])[]) =>
  meanings.find(([, like]) => like.test(text))?.[0] ?? null
const seasonWords = (text: string) => text.split(/[\s/,·]+/).filter((word) => seasonWord.test(word))
const readers: Record<'thickness' | 'season' | 'water', Reader> = {
  thickness: {
    statement: (text) =>
      meaningIn(text, [
        ['thin', /얇|thin/i],
        ['thick', /두꺼|두껍|두툼|도톰|thick/i],
        ['normal', /보통|중간|normal|medium/i],
      ]),
    name: (text) =>
      meaningIn(text, [
        ['thin', /얇은/],
        ['thick', /두꺼운|두툼한|도톰한/],
      ]),
  },
  season: {
    statement: (text) => seasonsOf(text).join() || null,
    name: (text) => seasonsOf(seasonWords(text).join(' ')).join() || null,
  },
  water: {
    statement: (text) =>
      meaningIn(text, [
        ['sheds', sheds],
        ['none', /불가|없음|안\s*됨|^(?:x|no)$/i],
        ['proof', /방수|가능|waterproof|^(?:o|yes)$/i],
      ]),
    name: (text) =>
      meaningIn(text, [
        ['sheds', sheds],
        ['proof', /방수|waterproof|고어텍스|gore-?tex/i],
      ]),
  },
}
/** Names of denim washes, such as 연청, which the catalogue does not have as colors; they are not read as colors. */
const washes = /연청|중청|진청|생지|로우\s*데님|인디고|indigo/gi
/**
 * Two-letter color codes, such as BK. They are trusted only in what a page states about the color, and taken out of
 * product names, where two letters may mean anything.
 */
const shorts = /(?<![a-z])[a-z]{2}(?![a-z])/gi

function colourReader(said: readonly string[][], values: readonly string[]): NameReader {
  const colours = values.map((value) => ({ value, key: keyOf(value), named: [...colorsNamed(value)] }))
  const coloursIn = (text: string): string[] => {
    const named = colorsNamed(text.replace(washes, ' '))
    const meant = colours.filter((colour) => colour.named.some((each) => named.has(each)))
    const [only, ...others] = named
    if (meant.length === 0 && only !== undefined && others.length === 0)
      return [nearestColor(only, values)].filter((value) => value !== null)
    const written = named.size === 1 ? meant.filter(({ key }) => keyOf(text).includes(key)) : []
    return (written.length === 1 ? written : meant).map(({ value }) => value)
  }
  const stated = firstColours(said, coloursIn)
  return (name) => {
    const [only, ...more] = stated
    if (only !== undefined && more.length === 0) return only
    const [inName, ...others] = coloursIn(name.replace(shorts, ' '))
    if (inName === undefined || others.length > 0) return null
    return only === undefined || stated.includes(inName) ? inName : null
  }
}

/** Returns the colors that are stated by the first source that states one. */
function firstColours(said: readonly string[][], coloursIn: (text: string) => string[]): string[] {
  for (const source of said) {
    const colours = new Set(source.flatMap(coloursIn))
    if (colours.size > 0) return [...colours]
  }
  return []
}

/**
 * Returns a function that reads the material. If the page states a composition (with %), only that counts; else a
 * stated material, else that of the name.
 */
function materialReader(texts: readonly string[], values: readonly string[]): NameReader {
  const offered = (material: string | null) =>
    values.find((value) => material !== null && materialMeant(value) === material) ?? null
  const composition = texts.find(isComposition)
  const stated = firstFound(composition === undefined ? texts : [composition], (text) => offered(mainMaterial(text)))
  return (name) => stated ?? (composition === undefined ? offered(materialNamed(name)) : null)
}
