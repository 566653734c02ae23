import { applyMigrations, type Db, inTransaction, readMigrations } from '#platform/db/index.ts'
import { keepSecret } from '#platform/config/secret.ts'
import { systemClock } from '#platform/clock.ts'
import type { JobLog } from '#platform/jobs/index.ts'
import { enqueueWaiting } from '#platform/jobs/enqueue-waiting.ts'
import { forgetAgain, leaveAgain } from '../account/index.ts'
import { endAllAccess } from '../auth/index.ts'
import { privilegedAccounts } from '../users/index.ts'
import { departuresIn } from './departures.ts'
import { fillDatabase, requireRows } from './fill-database.ts'
import type { End, Manifest } from './manifest.ts'
import { openArchive, type OpenArchive, requireWhole } from './open-archive.ts'
import { openPlace, type Place, putWhole, type Where } from './place.ts'

export interface Restoring {
  file: string
  /** Folder of files named by their hash. */
  beside: string
  where: Omit<Where, 'takesFiles'>
  /** Folders whose logs may name accounts that left after the archive was made. */
  departedIn: readonly string[]
  log: JobLog
}

export interface Restored {
  manifest: Manifest
  end: End
  /** Number of accounts that were removed again. */
  forgotten: number
  /** Number of accounts in their grace period that were hidden again. */
  hidden: number
  privileged: Awaited<ReturnType<typeof privilegedAccounts>>
}

/**
 * Restores into an empty place, which stays marked as unfinished until everything in it was read back.
 * @throws ArchiveRefused, DirectoryInUse
 */
export async function restoreArchive(restoring: Restoring): Promise<Restored> {
  const { file, beside, where } = restoring
  const manifest = await requireWhole(file, beside)
  const archive = await openArchive(file, beside)
  try {
    const place = await openPlace({ ...where, takesFiles: manifest.files !== 'none' })
    try {
      const end = await fill(place, archive)
      const departed = await settle(place, restoring, manifest)
      const privileged = await privilegedAccounts(place.database.db)
      if (archive.secret !== '') keepSecret(where.dataDir, archive.secret)
      await place.finish()
      return { manifest, end, ...departed, privileged }
    } catch (error) {
      // If `abandon` fails, too, the place stays marked as unfinished.
      await place.abandon().catch(() => {})
      throw error
    }
  } finally {
    await archive.close()
  }
}

async function fill({ database: { pool }, storage }: Place, archive: OpenArchive): Promise<End> {
  const digests = await fillDatabase(pool, archive)
  await enqueueWaiting(pool, await archive.jobs())
  for await (const { key, bytes } of archive.files()) await putWhole(storage, key, bytes)
  const end = await archive.end()
  await requireRows(pool, archive.tables, digests)
  await applyMigrations(pool, readMigrations())
  return end
}

/** Ends all access that the archive contains, and hides or removes accounts that were deleted after it was made. */
async function settle(
  { database: { db }, storage }: Place,
  { departedIn, log }: Restoring,
  { createdAt }: Manifest,
): Promise<Pick<Restored, 'forgotten' | 'hidden'>> {
  await inTransaction(db, (tx: Db) => endAllAccess(tx))
  const departures = await departuresIn(departedIn, new Date(createdAt))
  const removed = departures.filter(({ what }) => what === 'removed').map(({ userId }) => userId)
  const deps = { db, clock: systemClock, storage, viewers: { ended: () => {} }, log }
  return {
    hidden: await leaveAgain(
      db,
      departures.filter(({ what }) => what !== 'removed'),
    ),
    forgotten: await forgetAgain({ ...deps, noteDeparture: async () => {} }, removed),
  }
}
