import type { FeedId } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import { type Db, inOneStatement } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import { requirePermission, type Writer } from '#platform/writer.ts'
import { likeStatement, unlikeStatement, type Written } from './queries-write.ts'

export interface LikeDeps {
  db: Db
  clock: Clock
  /** Notifies the authors of feeds that were liked, soon. */
  deliverSoon: () => void
}

/** Likes a feed; idempotent: only a new like is counted and told. @throws SessionEnded, FeedNotFound */
export async function like({ db, clock, deliverSoon }: LikeDeps, feedId: FeedId, by: Writer): Promise<void> {
  const { rows } = await inOneStatement(db, (one) => likeStatement(one, feedId, by, clock.now()).execute(one))
  const [written] = rows
  requireWritten(feedId, written)
  if (written.isUntold) deliverSoon()
}

/** Takes a like back; idempotent. One that was not told yet is not told any more. @throws SessionEnded, FeedNotFound */
export async function unlike({ db }: Pick<LikeDeps, 'db'>, feedId: FeedId, by: Writer): Promise<void> {
  const { rows } = await inOneStatement(db, (one) => unlikeStatement(one, feedId, by).execute(one))
  requireWritten(feedId, rows[0])
}

function requireWritten<W extends Written>(feedId: FeedId, written: W | undefined): asserts written is W {
  requirePermission(written)
  if (written.authorId === null) throw new AppError('FeedNotFound', { feedId })
}
