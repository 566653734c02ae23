import { ClothesType, clothesNameLimit, GivenNotes, normalised, visibleText } from '@otday/contract'
import * as z from 'zod'
import type { NewPiece } from './add-clothes.ts'
import type { Definition } from '../attributes/index.ts'

const FileItem = z.object({
  name: visibleText(clothesNameLimit),
  type: ClothesType,
  imageUrl: z.string().nullish(),
  attributes: z.array(z.object({ definitionName: z.string(), value: z.string() })).default([]),
  ...GivenNotes.shape,
})
type FileItem = z.output<typeof FileItem>
/** A list of items, alone or under `items`. */
const ClosetFile = z.union([z.array(FileItem), z.object({ items: z.array(FileItem) }).transform(({ items }) => items)])

/** Synonyms for values of the default catalogue, by definition. */
const otherWords: Record<string, Record<string, string>> = {
  색상: {
    라이트블루: '스카이블루',
    하늘색: '스카이블루',
    와인: '버건디',
    검정: '블랙',
    흰색: '화이트',
    회색: '그레이',
  },
  방수: { 가능: '방수', 불가능: '불가' },
}

export interface ReadCloset {
  pieces: NewPiece[]
  /** Values and pictures that were left out, one line each. */
  skipped: string[]
}

/**
 * Reads a closet file; values that the catalogue does not have are skipped, never added to it.
 * @throws ZodError for an invalid file
 */
export function readCloset(file: unknown, catalogue: Iterable<Definition>): ReadCloset {
  const definitions = new Map([...catalogue].map((definition) => [keyOf(definition.name), definition]))
  const skipped: string[] = []
  const pieces = ClosetFile.parse(file).map((item): NewPiece => {
    const { name, type, brand, size, memo } = item
    if (item.imageUrl) skipped.push(`${name}: 사진 ${item.imageUrl}`)
    return { name, type, attributes: attributesOf(item, definitions, skipped), notes: { brand, size, memo } }
  })
  return { pieces, skipped }
}

function attributesOf(item: FileItem, definitions: Map<string, Definition>, skipped: string[]) {
  const chosen = new Map<Definition['id'], string>()
  for (const { definitionName, value } of item.attributes) {
    const definition = definitions.get(keyOf(definitionName))
    const known = definition && offered(definition, value)
    if (!known || chosen.has(definition.id)) skipped.push(`${item.name}: ${definitionName} ${value}`)
    else chosen.set(definition.id, known)
  }
  return [...chosen].map(([definitionId, value]) => ({ definitionId, value }))
}

function offered({ name, selectableValues }: Definition, value: string): string | undefined {
  const wanted = keyOf(otherWords[name]?.[normalised(value)] ?? value)
  return selectableValues.find((selectable) => keyOf(selectable) === wanted)
}

const keyOf = (text: string) => normalised(text).toLowerCase()
