import type { Db } from '#platform/db/index.ts'
import { countHidden } from '../profiles/index.ts'
import { oppositeOf, type SettledFollows, setFollowsHidden } from './queries.ts'

/**
 * Hides these relations of a user from the counts of the others, or shows them again; idempotent. The caller must have
 * locked the account by `lockDeletedAt`, so that it is not deleted or restored meanwhile.
 */
export async function settleFollows(tx: Db, settled: SettledFollows, isHidden: boolean) {
  const changed = await setFollowsHidden(tx, settled, isHidden)
  await countHidden(tx, oppositeOf(settled.side).hidden, changed, isHidden ? 1 : -1)
}
