import { daysAfter } from '@otday/common/seoul-time'
import type { UserId } from '@otday/contract'
import { type NotNull, sql } from 'kysely'
import type { Db } from '#platform/db/index.ts'

/** Days after which even the largest correction of the felt temperature is below 0.1 °C. */
const remembered = 180

/** Returns the days whose feelings still count: after `since`, up to `today`. */
export const feltUntil = (today: string) => ({ today, since: daysAfter(today, -remembered) })

/** Selects the last feeling recorded on each day after `since`; `daysAgo` counts from `today`. */
export const feelingsSince = (db: Db, userId: UserId, { today, since }: { today: string; since: string }) =>
  db
    .selectFrom('wearEntries')
    .where('userId', '=', userId)
    .where('date', '>', since)
    .where('deletedAt', 'is', null)
    .where('feeling', 'is not', null)
    .distinctOn('date')
    .orderBy('date')
    .orderBy('feltAt', 'desc')
    .select([sql<number>`${today}::date - date`.as('daysAgo'), 'feeling'])
    .$narrowType<{ feeling: NotNull }>()
