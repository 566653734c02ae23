import type { ClothesId, ClothesType, GarmentMask, UserId } from '@otday/contract'
import { type Db, inTransaction } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Writer } from '#platform/writer.ts'
import { lockedDefinitions } from '../attributes/index.ts'
import { columnsOf, type GivenClothes, type WritingDeps } from './add-clothes.ts'
import { checkAttributes } from './check-attributes.ts'
import {
  deleteAttributes,
  findOwner,
  lockOwn,
  insertAttributes,
  moveCounts,
  type Piece,
  requirePiece,
  updateClothes,
} from './queries.ts'
import { storePicture } from './store-picture.ts'

type ChangedClothes = GivenClothes & {
  /** Null keeps the picture. */
  image: Uint8Array | null
  mask?: GarmentMask | null | undefined
}

/**
 * Changes a piece. A replaced picture is left to the nightly sweep, since feeds may show it.
 * @throws ClothesNotFound, Forbidden, DefinitionNotFound, InvalidInput, InvalidImage, ImageTooLarge, TooManyPictures,
 * Unavailable, SessionEnded
 */
export async function changeClothes(
  deps: WritingDeps,
  by: Writer,
  id: ClothesId,
  { mask, image, ...given }: ChangedClothes,
): Promise<Piece> {
  await using stored = image && (await storeOwn(deps, by, id, { bytes: image, mask }))
  return await inTransaction(deps.db, async (tx) => {
    await by.lock(tx)
    const locked = await lockOwn(tx, by.id, id)
    if (!locked) throw await notOwn(tx, by.id, id)
    const picture = stored ? await stored.keep(tx) : {}
    await replaceAttributes(tx, id, given)
    await updateClothes(tx, id, { name: given.name, type: given.type, ...columnsOf(given.notes), ...picture })
    await moveCounts(tx, by.id, moved(locked.type, given.type))
    return requirePiece(tx, id)
  })
}

interface Photo {
  bytes: Uint8Array
  mask: GarmentMask | null | undefined
}

/** Stores a picture for a piece of the caller; refuses another user's piece before it decodes the picture. */
async function storeOwn(deps: WritingDeps, by: Writer, id: ClothesId, { bytes, mask }: Photo) {
  const owner = await findOwner(deps.db, by.id, id)
  if (owner?.ownerId !== by.id) throw await notOwn(deps.db, by.id, id)
  return storePicture(deps.files, by.id, bytes, mask)
}

async function replaceAttributes(tx: Db, clothesId: ClothesId, { attributes }: GivenClothes) {
  const definitions = await lockedDefinitions(
    tx,
    attributes.map(({ definitionId }) => definitionId),
  )
  const checked = checkAttributes(attributes, definitions)
  await deleteAttributes(tx, clothesId)
  await insertAttributes(
    tx,
    checked.map((attribute) => ({ clothesId, ...attribute })),
  )
}

const moved = (from: ClothesType, to: ClothesType) =>
  from === to
    ? new Map<ClothesType, number>()
    : new Map([
        [from, -1],
        [to, 1],
      ])

/** Returns the error for a piece that is not the viewer's own. */
export const notOwn = async (db: Db, viewer: UserId, clothesId: ClothesId) =>
  new AppError((await findOwner(db, viewer, clothesId)) ? 'Forbidden' : 'ClothesNotFound', { clothesId })
