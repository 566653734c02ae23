import { FlatLayFormat, FlatLayGround, type FlatLayQuery } from '@otday/contract'
import type { CompositionType } from '#platform/images/index.ts'

/** Version of the drawing: when it is raised, stored pictures are drawn again. */
const drawing = 2
/** Folder of all flat lays in the storage. */
export const flatLayFolder = 'outfits'
const types: readonly CompositionType[] = ['jpeg', 'webp', 'avif']
const pattern =
  /^outfits\/[0-9a-f]{2}\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-[a-z]+(?:-bare)?-(\d+)\.(?:jpeg|webp|avif)$/

export const flatLayKey = (name: string, { format, ground }: FlatLayQuery, type: CompositionType) =>
  `${flatLayFolder}/${name.slice(0, 2)}/${name}-${format}${ground === 'none' ? '-bare' : ''}-${drawing}.${type}`

export const flatLayKeys = (name: string): string[] =>
  FlatLayFormat.options.flatMap((format) =>
    FlatLayGround.options.flatMap((ground) => types.map((type) => flatLayKey(name, { format, ground }, type))),
  )

/** Returns name and version of a stored flat lay; null for other files. */
export function flatLayNameOf(key: string): { name: string; isOutdated: boolean } | null {
  const [, name, number] = pattern.exec(key) ?? []
  return name === undefined ? null : { name, isOutdated: Number(number) !== drawing }
}
