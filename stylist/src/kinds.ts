import type { ClothesType } from '@otday/contract'
import type { Declared } from './attributes.ts'
import { brands } from './brands.data.ts'
import { cold, type Garment, garments, hot } from './garments.data.ts'
import { defaults, rules } from './rules.data.ts'
import type { Item, Season } from './types.ts'
import type { Reading } from './words.ts'

type Term = { any: readonly string[]; not: boolean }
type Rule = { order: number; terms: readonly Term[]; kind: string }

const termOf = (text: string): Term => {
  const not = text.startsWith('!')
  return { not, any: (not ? text.slice(1) : text).split('/') }
}

/** For each type the rules by every word that can open them (their first term), so that few need to be tried. */
function indexed(type: ClothesType): ReadonlyMap<string, readonly Rule[]> {
  const byWord = new Map<string, Rule[]>()
  rules[type].forEach(([when, kind], order) => {
    const rule = { order, kind, terms: when.split(' ').map(termOf) }
    for (const word of rule.terms[0]?.any ?? []) byWord.set(word, [...(byWord.get(word) ?? []), rule])
  })
  return byWord
}

const index = new Map((Object.keys(rules) as ClothesType[]).map((type) => [type, indexed(type)]))

const holds = (meanings: ReadonlySet<string>, { any, not }: Term) => any.some((word) => meanings.has(word)) !== not

function kindOf(type: ClothesType, meanings: ReadonlySet<string>): string | null {
  const byWord = index.get(type)
  let first: Rule | null = null
  for (const word of meanings)
    for (const rule of byWord?.get(word) ?? [])
      if ((first === null || rule.order < first.order) && rule.terms.every((term) => holds(meanings, term)))
        first = rule
  return first?.kind ?? null
}

/** Whether all the seasons named (at least one) are of these. */
export const only = (seasons: readonly Season[], ...of: readonly Season[]) =>
  seasons.length > 0 && seasons.every((season) => of.includes(season))

/** The meanings of the name and of the material, with those that attributes add (`thin~`, `onlyWinter`). */
export function meaningsOf(name: Reading, declared: Declared): Set<string> {
  const all = new Set([...name.meanings, ...declared.reading.meanings])
  if (declared.thickness === 'thin' || all.has('thin')) all.add('thin~')
  if (declared.thickness === 'thick' || all.has('thick')) all.add('thick~')
  if (only(declared.seasons, '여름')) all.add('onlySummer')
  if (only(declared.seasons, '겨울')) all.add('onlyWinter')
  if (only(declared.seasons, '봄', '가을')) all.add('onlyMid')
  for (const brand of name.brands) for (const word of brands[brand]?.always?.split(' ') ?? []) all.add(word)
  return all
}

/** What the brands or models in a name stand for; a model (listed before its maker) speaks for both. */
function brandMeanings(type: ClothesType, reading: Reading): readonly string[] {
  for (const index of reading.brands.toSorted((a, b) => a - b)) {
    const line: Partial<Record<ClothesType, string>> | undefined = brands[index]
    const hint = line?.[type]
    if (hint !== undefined) return hint.split(' ')
  }
  return []
}

/** A garment as read, `sure` from 0 to 1. */
export type Kind = Garment & { kind: string; sure: number }

const cloBySeason: Partial<Record<ClothesType, Readonly<Record<Season, number>>>> = {
  TOP: { 봄: 0.25, 여름: 0.12, 가을: 0.28, 겨울: 0.36 },
  BOTTOM: { 봄: 0.21, 여름: 0.12, 가을: 0.24, 겨울: 0.3 },
  DRESS: { 봄: 0.29, 여름: 0.22, 가을: 0.35, 겨울: 0.45 },
  OUTER: { 봄: 0.32, 여름: 0.18, 가을: 0.4, 겨울: 0.62 },
}
const usualClo: Partial<Record<ClothesType, number>> = { TOP: 0.2, BOTTOM: 0.22, DRESS: 0.29, OUTER: 0.36 }
const wearBySeason: Readonly<Record<Season, readonly [number, number]>> = {
  봄: [9, 22],
  여름: [23, hot],
  가을: [9, 22],
  겨울: [cold, 9],
}

/** A garment whose name says nothing: its season, else its thickness, else its type decides. */
function guess(type: ClothesType, declared: Declared, meanings: ReadonlySet<string>): Kind {
  const bySeason = cloBySeason[type]
  const fallback = garments[defaults[type]]
  if (!bySeason) return { ...(fallback ?? { clo: 0, wear: [cold, hot], f: 2 }), kind: defaults[type], sure: 0.6 }
  const said = [...declared.seasons]
  if (meanings.has('summer')) said.push('여름')
  if (meanings.has('winter')) said.push('겨울')
  if (meanings.has('spring')) said.push('봄')
  if (meanings.has('autumn')) said.push('가을')
  if (said.length > 0) {
    const clo = said.reduce((sum, season) => sum + bySeason[season], 0) / said.length
    const lo = Math.min(...said.map((season) => wearBySeason[season][0]))
    const hi = Math.max(...said.map((season) => wearBySeason[season][1]))
    return { clo, wear: [lo, hi], f: 2, kind: 'unknown', sure: 0.4 }
  }
  const clo = usualClo[type] ?? 0.25
  if (meanings.has('thin~')) return { clo: clo * 0.7, wear: [17, 29], f: 2, kind: 'unknown', sure: 0.3 }
  if (meanings.has('thick~')) return { clo: clo * 1.45, wear: [cold, 11], f: 2, kind: 'unknown', sure: 0.3 }
  return { clo, wear: [9, 22], f: 2, kind: 'unknown', sure: 0.15 }
}

/** 단체티, 과티: whatever it was printed for, it is a T-shirt. */
const endsInTee = /\S티(\s|$)/

/** The kind of a garment: by its name and material, else by its brand, else by season and thickness. */
export function recognise(item: Item, reading: Reading, declared: Declared, meanings: Set<string>): Kind {
  let kind = kindOf(item.type, meanings)
  let sure = 1
  if (kind === null) {
    for (const word of brandMeanings(item.type, reading)) meanings.add(word)
    kind = kindOf(item.type, meanings)
    sure = 0.7
  }
  if (kind === null && item.type === 'TOP' && endsInTee.test(item.name)) kind = 'tee'
  const garment = kind === null ? undefined : garments[kind]
  return kind !== null && garment ? { ...garment, kind, sure } : guess(item.type, declared, meanings)
}
