import type { UserId } from '@otday/contract'
import type { Db } from '#platform/db/index.ts'
import { countHidden } from '../profiles/index.ts'
import { type FollowSide, setFollowsHidden } from './queries.ts'

export interface SettledFollows {
  side: FollowSide
  ownerId: UserId
  others: readonly UserId[]
}

/** Hides these relations of a person from the others' counts, or shows them again; idempotent. Callers lock `deletedAt`. */
export async function settleFollows(tx: Db, { side, ownerId, others }: SettledFollows, isHidden: boolean) {
  const changed = await setFollowsHidden(tx, side, ownerId, others, isHidden)
  await countHidden(tx, side.hiddenOfOther, changed, isHidden ? 1 : -1)
}
