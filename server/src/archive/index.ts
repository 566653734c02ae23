import type { Config } from '#platform/config/index.ts'
import type { Database } from '#platform/db/index.ts'
import { defineModule } from '#platform/define-module.ts'
import type { Queue } from '#platform/jobs/index.ts'
import { enqueueMissedNight, type NightlyDeps, type nightlyJob, nightlyJobs } from './nightly.ts'

export { checkArchive } from './check-archive.ts'
export { sweepUnfinished } from './container.ts'
export { fillDatabase, requireRows } from './fill-database.ts'
export type { End } from './manifest.ts'
export { move, SourceInUse } from './move.ts'
export { migrateAfterBackup } from './migrate-after-backup.ts'
export { createNightly } from './nightly.ts'
export { KeptFolderExists, moveOldDirectory, type MovingStep } from './move-old-directory.ts'
export { OldVersionRuns } from './old-directory.ts'
export { NoOldEngine } from './pglite-source.ts'
export { openPostgresSource } from './postgres-source.ts'
export { productVersion } from './product-version.ts'
export { noteDeparture } from './departures.ts'
export { reportUnsavedMigration } from './report-failure.ts'
export { type Restored, restoreArchive } from './restore.ts'
export { ArchiveRefused, type RefusalReason } from './refusal.ts'
export { NoSpace, requireSpace } from './disk-space.ts'
export { savedFiles } from './saved-files.ts'
export { writeArchive } from './write-archive.ts'

interface ArchiveParts extends Omit<NightlyDeps, 'folder' | 'diskReserve'> {
  database: Database
  config: Pick<Config, 'backupDir' | 'diskReserve'>
  jobs: Queue<typeof nightlyJob>
}

/** Makes nightly backups of the embedded database; operators of a separate database server back it up themselves. */
export const archive = defineModule('archive', ({ config, jobs, ...parts }: ArchiveParts) => {
  const deps = { ...parts, folder: config.backupDir, diskReserve: config.diskReserve }
  const isOwn = parts.database.own !== null
  return {
    jobs: isOwn ? nightlyJobs(deps) : [],
    start: async () => {
      if (isOwn) await enqueueMissedNight(jobs, deps)
    },
  }
})
