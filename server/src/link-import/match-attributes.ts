import { type ClothesAttribute, normalised } from '@otday/contract'
import { colorsNamed, seasonsOf } from '@otday/stylist'
import type { Definition } from '../attributes/index.ts'
import { isComposition, mainMaterial, materialMeant, materialNamed } from './material.ts'
import type { Statement } from './page/facts.ts'
import { type Topic, topics } from './topics.data.ts'

export interface Described {
  name: string
  /** By source, most reliable first. */
  statements: readonly (readonly Statement[])[]
}

/** Catalogue values that the page or name states; missing or ambiguous ones stay unset. */
export function matchAttributes({ name, statements }: Described, catalogue: Iterable<Definition>) {
  const found: ClothesAttribute[] = []
  for (const definition of catalogue) {
    const said = statements.map((source) => source.filter(({ label }) => isAbout(label, definition.name)))
    const value = valueOf(
      definition,
      said.map((source) => source.map((statement) => statement.value)),
      name,
    )
    const { id: definitionId, name: definitionName, selectableValues } = definition
    if (value !== null) found.push({ definitionId, definitionName, selectableValues, value })
  }
  return found
}

export const topicOf = (label: string): Topic | null => topics.find(([, like]) => like.test(label))?.[0] ?? null

function isAbout(label: string, definitionName: string): boolean {
  if (keyOf(label) === keyOf(definitionName)) return true
  const topic = topicOf(label)
  return topic !== null && topic !== 'none' && topic === topicOf(definitionName)
}

function valueOf({ name, selectableValues }: Definition, said: string[][], itemName: string): string | null {
  const topic = topicOf(name)
  if (topic === 'colour') return colourOf(said, itemName, selectableValues)
  const texts = said.flat()
  if (topic === 'material') return materialOf(texts, itemName, selectableValues)
  const read = topic === null || topic === 'none' ? null : readers[topic]
  for (const text of texts) {
    const exact = selectableValues.find((value) => keyOf(value) === keyOf(text))
    const value = exact ?? (read && oneMeaning(selectableValues, read.statement, read.statement(text)))
    if (value) return value
  }
  return read ? oneMeaning(selectableValues, read.statement, read.name(itemName)) : null
}

const keyOf = (text: string) => normalised(text).toLowerCase().replace(/\s+/g, '')

/** Null when several values match. */
function oneMeaning(values: readonly string[], meaningOf: (value: string) => string | null, meaning: string | null) {
  const [only, ...more] = meaning === null ? [] : values.filter((value) => meaningOf(value) === meaning)
  return more.length === 0 ? (only ?? null) : null
}

interface Reader {
  /** Reads a catalogue value or a text about this attribute. */
  statement(text: string): string | null
  /** Stricter: names also cover other things. */
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
        ['proof', /방수|waterproof/i],
      ]),
  },
}
/** Denim washes are no catalogue colour. Two-letter colour codes count in tables only, so names lose them. */
const washes = /연청|중청|진청|생지|로우\s*데님|인디고|indigo/gi
const shorts = /(?<![a-z])[a-z]{2}(?![a-z])/gi

function coloursIn(text: string, values: readonly string[]): string[] {
  const named = colorsNamed(text.replace(washes, ' '))
  const meant = values.filter((value) => [...colorsNamed(value)].some((colour) => named.has(colour)))
  const written = meant.filter((value) => keyOf(text).includes(keyOf(value)))
  return written.length === 1 && named.size === 1 ? written : meant
}

function colourOf(said: readonly string[][], name: string, values: readonly string[]): string | null {
  const inName = coloursIn(name.replace(shorts, ' '), values)
  for (const source of said) {
    const colours = [...new Set(source.flatMap((text) => coloursIn(text, values)))]
    if (colours.length === 1) return colours[0] ?? null
    if (colours.length > 1) return inName.length === 1 && colours.includes(inName[0] ?? '') ? (inName[0] ?? null) : null
  }
  return inName.length === 1 ? (inName[0] ?? null) : null
}

/** A composition is final; else a stated word, else the name. */
function materialOf(texts: readonly string[], name: string, values: readonly string[]): string | null {
  const offered = (material: string | null) =>
    values.find((value) => material !== null && materialMeant(value) === material)
  const composition = texts.find(isComposition)
  if (composition !== undefined) return offered(mainMaterial(composition)) ?? null
  for (const material of [...texts.map(mainMaterial), materialNamed(name)]) {
    const value = offered(material)
    if (value) return value
  }
  return null
}
