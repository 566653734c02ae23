import { clothesTypeLabels, type Learned, occasionLabels } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/index.ts'
import type { Viewer } from '#platform/http/mount.ts'
import type { Writer } from '#platform/writer.ts'
import { seoulDate } from '@otday/common/seoul-time'
import { tasteOf } from '@otday/stylist'
import type { LoadFacts } from './closets.ts'
import { findRevisions } from './queries.ts'
import { lockPreferences, updatePreferences } from './queries-preferences.ts'
import { deleteVotesOf, findSigns } from './queries-votes.ts'

const labels = { types: clothesTypeLabels, occasions: occasionLabels }

/** Returns what the stylist has learned about the user's taste, strongest first, with the number of votes. */
export async function learnedOf(
  { db, clock, closets }: { db: Db; clock: Clock; closets: LoadFacts },
  { id: userId }: Pick<Viewer, 'id'>,
): Promise<{ learned: Learned[]; votes: number }> {
  const { votes, passedOver, count } = await findSigns(db, userId, seoulDate(clock.now()))
  const facts = await closets(db, userId, await findRevisions(db, userId))
  const taste = tasteOf({ votes, passedOver, pinned: null }, facts)
  return { learned: [...taste.learned(labels)], votes: count }
}

/**
 * Deletes the user's votes, and makes the outfits that the user has passed over until now no longer count for the
 * taste.
 * @throws SessionEnded
 */
export const forgetLearned = ({ db, clock }: { db: Db; clock: Clock }, by: Writer): Promise<undefined> =>
  inTransaction(db, async (tx): Promise<undefined> => {
    await by.lock(tx)
    await lockPreferences(tx, by.id)
    await deleteVotesOf(tx, by.id)
    await updatePreferences(tx, by.id, { forgottenAt: clock.now() })
  })
