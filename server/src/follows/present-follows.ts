import type { Follow } from '@otday/contract'
import type { Db } from '#platform/db/index.ts'
import type { Urls } from '#platform/http/urls.ts'
import { userSummaries } from '../users/index.ts'
import type { FollowRow } from './queries.ts'

/** Presents relations in the contract's shape; those with accounts that are gone are left out. */
export async function presentFollows(
  db: Db,
  urls: Urls,
  rows: readonly Pick<FollowRow, 'id' | 'followerId' | 'followeeId'>[],
): Promise<Follow[]> {
  const people = await userSummaries(
    db,
    urls,
    rows.flatMap(({ followerId, followeeId }) => [followerId, followeeId]),
  )
  return rows.flatMap(({ id, followerId, followeeId }) => {
    const [follower, followee] = [people.get(followerId), people.get(followeeId)]
    return follower && followee ? [{ id, follower, followee }] : []
  })
}
