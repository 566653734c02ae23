import type { ClothesType } from '@otday/contract'
import { kinds } from './kinds.data.ts'
import type { KindRow } from './kinds/row.ts'
import type { AnyKind } from './lexicon/types.ts'

const rowsOf = (type: ClothesType) => kinds[type] as Readonly<Record<string, KindRow>>

/** Whether a kind exists under this closet type. */
export const isKindOf = (type: ClothesType, kind: string): kind is AnyKind => Object.hasOwn(rowsOf(type), kind)

/**
 * Returns the row of the table of kinds with a kind's Korean word, insulation, temperatures and so on (see `KindRow`).
 * @throws Error when the type has no such kind
 */
export function rowOf(type: ClothesType, kind: string): KindRow {
  const row = rowsOf(type)[kind]
  if (!row) throw new Error(`no kind ${kind} of ${type}`)
  return row
}

/** Kinds that say no more than that a piece is some small thing. */
export const vague: ReadonlySet<AnyKind> = new Set<AnyKind>([
  'unknownAccessory',
  'unknownEtc',
  'unknownUnderwear',
  'thing',
  'keyring',
  'handWarmer',
  'sportGear',
])

/** Whether a kind says no more than the type, or than that a piece is some small thing. */
export const isVague = (kind: AnyKind) => vague.has(kind) || kind.startsWith('unknown')

/** Returns the kinds from which an owner may choose a correction, sorted by their Korean words. */
export const kindsOf = (type: ClothesType): readonly { kind: string; label: string }[] =>
  Object.entries(rowsOf(type))
    .filter(([kind]) => !isVague(kind as AnyKind))
    .map(([kind, [label]]) => ({ kind, label }))
    .sort((a, b) => a.label.localeCompare(b.label, 'ko'))

/** Returns the Korean word for a kind of this type, or the kind's id if there is none. */
export const kindLabel = (type: ClothesType, kind: string): string => rowsOf(type)[kind]?.[0] ?? kind
