import type { ClothesId, UserId } from '@otday/contract'
import type { Db } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { ChangeContent, ContentOf } from './change-content.ts'
import { ownPieces, type Piece } from './queries.ts'
import { type ChangeKey, claimChange, lockChange, lockOwnPieces, keepContent } from './queries-changes.ts'
import { notOwn } from './update-clothes.ts'

/**
 * Runs `work` once per change. Repeats, even concurrent ones, return the stored content instead.
 * @throws Conflict when the id belongs to a change of another kind; whatever `work` throws
 */
export async function changeOnce<Kind extends ChangeContent['kind']>(
  tx: Db,
  { kind, at, ...key }: ChangeKey & { kind: Kind; at: Date },
  work: () => Promise<ContentOf<Kind>>,
): Promise<ContentOf<Kind>> {
  if (await claimChange(tx, key, at)) {
    const content = await work()
    await keepContent(tx, key, content)
    return content
  }
  const done = (await lockChange(tx, key))?.content
  if (!done || !isOf(done, kind)) throw new AppError('Conflict', { changeId: key.changeId })
  return done
}

const isOf = <Kind extends ChangeContent['kind']>(content: ChangeContent, kind: Kind): content is ContentOf<Kind> =>
  content.kind === kind

/** Locks pieces, all of which must be the owner's. @throws Forbidden, ClothesNotFound */
export async function lockAllOwn(tx: Db, ownerId: UserId, ids: readonly ClothesId[]) {
  const locked = await lockOwnPieces(tx, ownerId, ids)
  const own = new Set(locked.map(({ id }) => id))
  const other = ids.find((id) => !own.has(id))
  if (other) throw await notOwn(tx, ownerId, other)
  return locked
}

/** Returns pieces in the order of `ids`, without those that are not the owner's. */
export async function piecesInOrder(db: Db, ownerId: UserId, ids: readonly ClothesId[]): Promise<Piece[]> {
  const own = new Map((await ownPieces(db, ownerId, ids)).map((piece) => [piece.id, piece]))
  return ids.flatMap((id) => own.get(id) ?? [])
}
