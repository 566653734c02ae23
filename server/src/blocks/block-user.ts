import { type Block, mostBlocks, type UserId } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import { outliving } from '#platform/concurrency/request-scope.ts'
import { type Db, inTransaction } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Urls } from '#platform/http/urls.ts'
import type { Notify } from '#platform/live/signals.ts'
import type { Writer } from '#platform/writer.ts'
import { endFollows } from '../follows/index.ts'
import { takeBackNewsBetween } from '../notifications/index.ts'
import { lockSight } from '../sight/index.ts'
import { presentBlock } from './present.ts'
import { countBlocks, deleteBlock, findBlock, findPerson, insertBlock, lockOwnSight, moveUnseen } from './queries.ts'

export interface BlockingDeps {
  db: Db
  clock: Clock
  urls: Urls
  notify: Notify
}

/**
 * Blocks a person: from the commit on, neither sees anything of the other. Ends the follows of both and removes what
 * each was notified of the other. Somebody who blocks the caller does not exist for the caller, so the answer is that of
 * an unknown person; the block is kept all the same, for the time when the other block ends.
 * @throws InvalidInput for oneself; UserNotFound; ListFull; SessionEnded
 */
export async function blockUser(deps: BlockingDeps, by: Writer, userId: UserId): Promise<Block> {
  const { db, clock, urls } = deps
  if (userId === by.id) throw new AppError('InvalidInput', { userId: '자기 자신은 차단할 수 없어요.' })
  try {
    return await inTransaction(db, async (tx) => {
      await by.lock(tx)
      await lockBoth(tx, by.id, userId)
      const known = await findBlock(tx, by.id, userId)
      if (known) return presentBlock(urls, known)
      if (!(await findPerson(tx, by.id, userId))) throw new AppError('UserNotFound', { userId })
      await addBlock(tx, by.id, userId, clock.now())
      const row = await findBlock(tx, by.id, userId)
      if (!row) throw new AppError('UserNotFound', { userId })
      const block = presentBlock(urls, row)
      await endFollows(tx, by.id, userId)
      await takeBackNewsBetween(deps, tx, by.id, userId)
      return block
    })
  } catch (error) {
    if (error instanceof AppError && error.code === 'UserNotFound') await blockUnseen(deps, by, userId)
    throw error
  }
}

/**
 * Blocks a person who blocks the caller; does nothing for an unknown one. It is no part of the request, which has failed:
 * its repetition gets the same answer as for an unknown person.
 */
const blockUnseen = ({ db, clock }: BlockingDeps, by: Writer, userId: UserId): Promise<void> =>
  outliving(() =>
    inTransaction(db, async (tx) => {
      await by.lock(tx)
      await lockBoth(tx, by.id, userId)
      await addBlock(tx, by.id, userId, clock.now())
    }),
  )

async function addBlock(tx: Db, blockerId: UserId, blockedId: UserId, createdAt: Date): Promise<void> {
  if ((await countBlocks(tx, blockerId)) >= mostBlocks) throw new AppError('ListFull')
  if (await insertBlock(tx, { blockerId, blockedId, createdAt })) await moveUnseen(tx, [blockerId, blockedId], 1)
}

/** Ends a block; restores neither follows nor notifications. @throws SessionEnded */
export const unblockUser = ({ db }: Pick<BlockingDeps, 'db'>, by: Writer, userId: UserId): Promise<void> =>
  inTransaction(db, async (tx) => {
    await by.lock(tx)
    await lockBoth(tx, by.id, userId)
    if (await deleteBlock(tx, by.id, userId)) await moveUnseen(tx, [by.id, userId], -1)
  })

/** Locks against other changes of what the owner sees, and against new relations with the person. */
async function lockBoth(tx: Db, ownerId: UserId, userId: UserId): Promise<void> {
  await lockOwnSight(tx, ownerId)
  await lockSight(tx, ownerId, userId)
}
