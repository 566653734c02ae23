import type { ClothesType } from '@otday/contract'
import { kindWords, listed } from './dictionary.ts'
import { drawings } from './drawings.data.ts'
import type { Facts } from './facts.ts'
import type { AnyKind } from './lexicon/types.ts'
import { isVague, kindLabel, kindsOf } from './kind-rows.ts'
import { trousers, wholeTypes } from './type-named.ts'
import { type Found, wordsOf } from './words.ts'
import { casualMark, casualWords, seasonMarks, wornMarksMeant } from './worn-marks.ts'

const kindMark = (type: ClothesType, kind: string) => `${type}:${kind}`
const sayMark = (modifier: string) => `says:${modifier}`

/**
 * Returns the marks by which a search finds a piece: its type, its kind, what its name says of it, its colors and
 * seasons.
 */
export const searchMarksOf = ({ type, slot, kind, says, hexes, seasons }: Facts): string[] => [
  ...new Set([type, slot, kindMark(slot, kind), ...[...says].map(sayMark), ...hexes, ...seasonMarks(seasons)]),
]

const modifiersOf = (word: string) => listed(word).modifiers.toSorted().join()

const synonyms = new Map<string, readonly string[]>()

/** Returns the Korean words for a kind that mean the same: 후드 and 후디, or 후드티 and 후드티셔츠. */
function wordsFor(type: ClothesType, kind: AnyKind, modifiers: string): readonly string[] {
  const key = `${kindMark(type, kind)} ${modifiers}`
  const known = synonyms.get(key)
  if (known) return known
  const all = (kindWords[type][kind]?.words ?? '').split(/\s+/)
  const words = all.filter((word) => /^[가-힣]{2,}$/.test(word) && modifiersOf(word) === modifiers)
  synonyms.set(key, words)
  return words
}

/** Whether a name ends in a word; 셔츠 does not count in 티셔츠, as a T-shirt is not a shirt. */
const endsIn = (head: string, word: string) => head.endsWith(word) && !(head.endsWith('티셔츠') && word === '셔츠')

/** Returns the words that a label ends in: 셔츠 for 두꺼운 셔츠(겉옷), both words for 워커·부츠. */
const headsOf = (label: string) =>
  label
    .replace(/\(.*?\)/g, '')
    .split(' ')
    .at(-1)
    ?.split('·') ?? []

/**
 * Drawings by searched kind. A search for the kind also finds all kinds with one of these drawings, although their
 * labels do not contain the searched word.
 */
const drawnLike: Partial<Record<AnyKind, readonly string[]>> = {
  sneakers: ['sneakers', 'running-shoes', 'canvas-shoes'],
}

/** Whether a kind is also called by a word that is listed for another kind: 트렌치 코트 is a coat. */
function isCalled(word: string, type: ClothesType, kind: string, wanted: AnyKind): boolean {
  const drawing = (drawings[type] as Readonly<Record<string, string>>)[kind] ?? ''
  if (drawnLike[wanted]?.includes(drawing)) return true
  const modifiers = modifiersOf(word)
  return headsOf(kindLabel(type, kind)).some(
    (head) =>
      (listed(head).kinds[type] === wanted && modifiersOf(head) === modifiers) ||
      wordsFor(type, wanted, modifiers).some((other) => endsIn(head, other)),
  )
}

/**
 * Whether a word is listed under a type only because people also keep such pieces there: T-shirts as underwear, coats
 * as tops.
 */
const isAside = (type: ClothesType, kinds: Found['kinds']) =>
  (type === 'UNDERWEAR' && Object.keys(kinds).length > 1) || (kinds[type] === 'overshirt' && kinds.OUTER !== undefined)

const kindMarks = ({ word, kinds }: Found): readonly string[] =>
  (Object.entries(kinds) as [ClothesType, AnyKind][]).flatMap(([type, wanted]) => {
    if (isVague(wanted) || isAside(type, kinds)) return []
    const others = kindsOf(type).filter(({ kind }) => isCalled(word, type, kind, wanted))
    return [wanted, ...others.map(({ kind }) => kind)].map((kind) => kindMark(type, kind))
  })

/** Returns the marks for a word that names a whole type: 신발, bags; skirts are left out for 바지. */
function typeMarks({ word }: Found): readonly string[] {
  const types = wholeTypes(word)
  if (!types.includes('BOTTOM') || !trousers.test(word)) return types
  return kindsOf('BOTTOM').flatMap(({ kind, label }) => (/치마|스커트/.test(label) ? [] : kindMark('BOTTOM', kind)))
}

/**
 * Returns groups of marks that one word of a search asks for: one group for the piece and one for its color. A piece
 * that is found has at least one mark of each group.
 */
function marksMeant(found: Found): readonly (readonly string[])[] {
  const { modifiers } = listed(found.word)
  const named = [...typeMarks(found), ...kindMarks(found)]
  // Words that name no garment, such as 겨울 (winter), and words that end in 룩, such as 출근룩 (clothes for work), also find
  // all pieces that are worn then. The word 교복 (school uniform) does not find other clothes for school.
  const worn = named.length === 0 || found.word.endsWith('룩') ? wornMarksMeant(modifiers) : []
  const piece = [...new Set([...named, ...modifiers.map(sayMark), ...worn])]
  const groups = [piece, found.color ? [found.color] : []]
  return groups.filter((group) => group.length > 0)
}

/**
 * Returns groups of marks that a searched word names; a piece matches if it has a mark of each group. Empty if a part
 * of the word is unknown: then only its characters are searched.
 */
export function searchMarksMeant(word: string): readonly (readonly string[])[] {
  if (casualWords.test(word)) return [[casualMark]]
  const found = wordsOf(word)
  const read = found.reduce((sum, { start, end }) => sum + end - start, 0)
  const letters = word.replace(/[^0-9a-z가-힣]|s$/g, '').length
  const meant = found.map(marksMeant)
  return read >= letters && meant.every((groups) => groups.length > 0) ? meant.flat() : []
}
