import type { FeedId, Feeling } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Writer } from '#platform/writer.ts'
import { seoulDate } from '@otday/common/seoul-time'
import { lockPosted, saveFeeling } from './queries-comfort.ts'

/**
 * Stores a feeling per day; repeating replaces it.
 * @throws SessionEnded; FeedNotFound; Forbidden for another's; InvalidInput for a future day in Seoul.
 */
export const recordFeeling = (
  { db, clock }: { db: Db; clock: Clock },
  by: Writer,
  { feedId, feeling }: { feedId: FeedId; feeling: Feeling },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await by.lock(tx)
    const { authorId, date } = await lockPosted(tx, feedId)
    if (authorId !== by.id) throw new AppError('Forbidden', { feedId })
    const feltAt = clock.now()
    if (date > seoulDate(feltAt)) throw new AppError('InvalidInput', { feedId: '아직 오지 않은 날의 옷이에요.' })
    await saveFeeling(tx, { userId: authorId, date, feedId, feeling, feltAt })
  })
