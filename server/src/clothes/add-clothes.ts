import {
  type ClothesId,
  type ClothesType,
  type GarmentMask,
  type LikelyDuplicate,
  mostClothes,
  type PieceNotes,
  type UserId,
} from '@otday/contract'
import { slicesOf } from '#platform/batches.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import type { Writer } from '#platform/writer.ts'
import { lockedDefinitions } from '../attributes/index.ts'
import type { FilesDeps } from '../files/index.ts'
import { countClothes } from '../profiles/index.ts'
import { checkAttributes, type GivenAttribute } from './check-attributes.ts'
import { insertAttributes, insertClothes, moveCounts, type Piece, requirePiece } from './queries.ts'
import { type PieceImage, storePicture } from './store-picture.ts'

export interface WritingDeps {
  db: Db
  clock: Clock
  files: FilesDeps
}

/** Finds a likely duplicate in the transaction that adds the piece. */
export type AskDuplicate = (tx: Db, piece: Piece) => Promise<LikelyDuplicate | null>

export type GivenNotes = { [Note in keyof PieceNotes]?: PieceNotes[Note] | undefined }
export interface GivenClothes {
  name: string
  type: ClothesType
  attributes: readonly GivenAttribute[]
  /** Notes to set; absent ones keep their stored value, which is empty for a new piece. */
  notes?: GivenNotes
}
export type NewPiece = GivenClothes & PieceImage

/**
 * Adds pieces and updates the stored counts. Returns ids in the given order; the last piece is the newest.
 * @throws DefinitionNotFound, InvalidInput, TooManyClothes
 */
export async function addClothes(tx: Db, clock: Clock, ownerId: UserId, added: readonly NewPiece[]) {
  if (added.length === 0) return []
  const definitions = await lockedDefinitions(tx, [
    ...new Set(added.flatMap(({ attributes }) => attributes.map(({ definitionId }) => definitionId))),
  ])
  const createdAt = clock.now()
  const rows = added.map(({ attributes, notes, ...given }) => ({
    row: { ...given, ...columnsOf(notes), id: newId<ClothesId>(), ownerId, createdAt },
    attributes: checkAttributes(attributes, definitions),
  }))
  for (const some of slicesOf(rows, batch)) {
    await insertClothes(
      tx,
      some.map(({ row }) => row),
    )
    await insertAttributes(
      tx,
      some.flatMap(({ row, attributes }) => attributes.map((attribute) => ({ clothesId: row.id, ...attribute }))),
    )
  }
  await moveCounts(tx, ownerId, countsOf(added))
  await countAdded(tx, ownerId, added.length)
  return rows.map(({ row }) => row.id)
}

/** Returns the columns of the notes that are given; a missing column keeps its value. */
export const columnsOf = ({ brand, size, memo }: GivenNotes = {}) => ({
  ...(brand !== undefined && { brand }),
  ...(size !== undefined && { size }),
  ...(memo !== undefined && { memo }),
})

/** Adds to the owner's stored number of pieces. @throws TooManyClothes */
export async function countAdded(tx: Db, ownerId: UserId, added: number): Promise<void> {
  if ((await countClothes(tx, ownerId, added)) > mostClothes) throw new AppError('TooManyClothes')
}

/** Rows per statement: PostgreSQL takes 65,535 parameters. */
const batch = 500

export function countsOf(added: readonly { type: ClothesType }[]): Map<ClothesType, number> {
  const counts = new Map<ClothesType, number>()
  for (const { type } of added) counts.set(type, (counts.get(type) ?? 0) + 1)
  return counts
}

/**
 * Adds a piece. A likely duplicate is added all the same and returned as `duplicateOf`.
 * @throws Forbidden, DefinitionNotFound, InvalidInput, InvalidImage, ImageTooLarge, TooManyPictures, TooManyClothes,
 * Unavailable, SessionEnded
 */
export async function createClothes(
  deps: WritingDeps & { duplicateOf: AskDuplicate },
  by: Writer,
  { ownerId, mask, ...given }: GivenClothes & { ownerId: UserId; mask?: GarmentMask | null | undefined },
  image: Uint8Array | null,
): Promise<{ piece: Piece; duplicateOf: LikelyDuplicate | null }> {
  if (ownerId !== by.id) throw new AppError('Forbidden', { ownerId })
  await using stored = image && (await storePicture(deps.files, by.id, image, mask))
  return await inTransaction(deps.db, async (tx) => {
    await by.lock(tx)
    const picture = stored ? await stored.keep(tx) : {}
    const [id] = await addClothes(tx, deps.clock, by.id, [{ ...given, ...picture }])
    const piece = await requirePiece(tx, id as ClothesId)
    return { piece, duplicateOf: await deps.duplicateOf(tx, piece) }
  })
}
