import { atSeoul, daysAfter, seoulDate } from '@otday/common/seoul-time'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config/index.ts'
import { type Db, inTransaction } from '#platform/db/index.ts'
import { deleteAuditBefore, hasAuditBefore, recordAudit } from './queries-audit.ts'
import { removeEmptied } from './queries-departures.ts'

export interface PruningDeps {
  db: Db
  clock: Clock
  config: Pick<Config, 'auditDays'>
}

/**
 * Deletes old audit entries, after recording the deletion in an entry of its own. Then removes the emptied rows of
 * accounts that no remaining entry names.
 */
export async function pruneAudit({ db, clock, config }: PruningDeps): Promise<void> {
  const now = clock.now()
  const detail = daysAfter(seoulDate(now), -config.auditDays)
  const before = atSeoul(detail, 0)
  if (!(await hasAuditBefore(db, before))) return
  await inTransaction(db, async (tx) => {
    await recordAudit(tx, { action: 'audit.pruned', detail, createdAt: now })
    await removeEmptied(tx, await deleteAuditBefore(tx, before))
  })
}
