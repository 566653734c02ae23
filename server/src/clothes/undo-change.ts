import { type ClosetChangeId, type DefinitionId, type ImageId, undoMinutes, type UserId } from '@otday/contract'
import { type Db, inTransaction } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Writer } from '#platform/writer.ts'
import { type Definition, lockedDefinitions } from '../attributes/index.ts'
import { knownImages } from '../files/index.ts'
import { countAdded, countsOf, type WritingDeps } from './add-clothes.ts'
import type { ContentOf, KeptPiece } from './change-content.ts'
import { piecesInOrder } from './change-once.ts'
import { insertAttributes, insertClothes, moveCounts, type Piece } from './queries.ts'
import { insertCorrections } from './queries-corrections.ts'
import { lockChange, lockOwnPieces, markUndone, setValues, valuesOf } from './queries-changes.ts'

const undoMs = undoMinutes * 60_000

/**
 * Undoes a change of attributes or a deletion, once; repeats only return the pieces. Values that the catalogue no
 * longer offers are not restored, and later changes of the pieces stay.
 * @throws SessionEnded; NotFound when there is no such change or it is too old; TooManyClothes
 */
export const undoChange = ({ db, clock }: WritingDeps, by: Writer, changeId: ClosetChangeId): Promise<Piece[]> =>
  inTransaction(db, async (tx) => {
    await by.lock(tx)
    const { id: ownerId } = by
    const key = { ownerId, changeId }
    const change = await lockChange(tx, key)
    const now = clock.now()
    if (!change || change.content.kind === 'START' || change.createdAt.getTime() + undoMs < now.getTime())
      throw new AppError('NotFound', { changeId })
    const { content } = change
    if (!change.undoneAt) {
      if (content.kind === 'DELETE') await hangAgain(tx, ownerId, content.pieces)
      else await setBack(tx, ownerId, content)
      await markUndone(tx, key, now)
    }
    const ids =
      content.kind === 'DELETE' ? content.pieces.map(({ id }) => id) : content.before.map(({ clothesId }) => clothesId)
    return piecesInOrder(tx, ownerId, ids)
  })

async function hangAgain(tx: Db, ownerId: UserId, pieces: readonly KeptPiece[]): Promise<void> {
  const pictures = await knownImages(
    tx,
    pieces.flatMap(({ imageId, originalId }) => [imageId ?? [], originalId ?? []].flat()),
  )
  const stillThere = (id: ImageId | null) => (id && pictures.has(id) ? id : null)
  await insertClothes(
    tx,
    pieces.map(
      ({ attributes: _attributes, correction: _correction, imageId, originalId, cutMask, revision, ...piece }) => ({
        ...piece,
        ownerId,
        imageId: stillThere(imageId),
        originalId: stillThere(originalId),
        cutMask: cutMask && JSON.stringify(cutMask),
        revision: revision + 1,
      }),
    ),
  )
  const rows = pieces.flatMap(({ id, attributes }) => attributes.map((attribute) => ({ clothesId: id, ...attribute })))
  const definitions = await lockedDefinitions(tx, [...new Set(rows.map(({ definitionId }) => definitionId))])
  await insertAttributes(
    tx,
    rows.filter(({ definitionId, value }) => isOffered(definitions, definitionId, value)),
  )
  await insertCorrections(
    tx,
    pieces.flatMap(({ id, correction }) => (correction ? [{ clothesId: id, ...correction }] : [])),
  )
  await moveCounts(tx, ownerId, countsOf(pieces))
  await countAdded(tx, ownerId, pieces.length)
}

async function setBack(tx: Db, ownerId: UserId, { definitionId, value, before }: ContentOf<'ATTRIBUTE'>) {
  const ids = before.map(({ clothesId }) => clothesId)
  const own = new Set((await lockOwnPieces(tx, ownerId, ids)).map(({ id }) => id))
  const definitions = await lockedDefinitions(tx, [definitionId])
  const current = await valuesOf(tx, definitionId, ids)
  const untouched = before.filter(({ clothesId }) => own.has(clothesId) && (current.get(clothesId) ?? null) === value)
  await setValues(
    tx,
    definitionId,
    untouched.map(({ clothesId, value: had }) => ({
      clothesId,
      value: had !== null && isOffered(definitions, definitionId, had) ? had : null,
    })),
  )
}

const isOffered = (definitions: ReadonlyMap<DefinitionId, Definition>, definitionId: DefinitionId, value: string) =>
  definitions.get(definitionId)?.selectableValues.includes(value) ?? false
