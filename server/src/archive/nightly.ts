import fs from 'node:fs/promises'
import path from 'node:path'
import { seoulDate } from '@otday/common/seoul-time'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/db/index.ts'
import { job, type JobLog, type Queue, scheduled } from '#platform/jobs/index.ts'
import type { Mailer } from '#platform/mail/index.ts'
import type { Storage } from '#platform/storage/index.ts'
import { administratorsOf } from '../users/index.ts'
import { sweepUnfinished } from './container.ts'
import { neededSince, nightlyName, sortedOut } from './kept-archives.ts'
import { openPostgresSource } from './postgres-source.ts'
import { productVersion } from './product-version.ts'
import { mailAdministrators } from './report-failure.ts'
import { requireSpace } from './disk-space.ts'
import { removeUnneeded, savedFiles } from './saved-files.ts'
import { writeArchive } from './write-archive.ts'

export const nightlyJob = job()('nightly-backup')
/** Seconds after which a run that has not ended counts as failed. */
const expiresAfter = 6 * 3600
/** Seconds from a start that finds last night's backup missing until that backup begins. */
const afterStart = 60
/** Hour of the day in Seoul at which a backup is due. */
const dueHour = 3
const hourMs = 3_600_000

export interface NightlyDeps {
  database: Pick<Database, 'db' | 'pool'>
  storage: Storage
  clock: Clock
  folder: string
  /** DISK_RESERVE in bytes. */
  diskReserve: number
  secret: string
  mailer: Mailer
  log: JobLog
}

/**
 * Checks every hour whether a backup is due: a schedule fires within a minute of its time or not at all, and computers
 * may be asleep at night.
 */
export function nightlyJobs(deps: NightlyDeps) {
  const nightly = createNightly(deps)
  return [scheduled(nightlyJob, '7 * * * *', () => nightly.runIfDue(), { expiresAfter })]
}

export async function enqueueMissedNight(
  jobs: Queue<typeof nightlyJob>,
  { database, clock, folder }: NightlyDeps,
): Promise<void> {
  // A new installation has no users yet, so nothing to back up.
  const isUsed = (await administratorsOf(database.db)).length > 0
  if (isUsed && (await isDue(folder, clock.now()))) await jobs.enqueue(database.db, nightlyJob, {}, afterStart)
}

export function createNightly(deps: NightlyDeps) {
  let mailedFor = ''
  return {
    /** Makes a backup if one is due. Failures are logged, and mailed once a day; the next hour tries again. */
    async runIfDue(): Promise<void> {
      const now = deps.clock.now()
      if (!(await isDue(deps.folder, now))) return
      try {
        await backUp(deps, now)
        await cleanUp(deps.folder)
      } catch (error) {
        deps.log.error({ err: error }, 'the nightly backup failed')
        if (mailedFor === nightOf(now)) return
        // If the mail fails, the job fails before it records the night, and the job of the next hour sends the mail
        // again.
        await mailAdministrators(deps, 'nightly', error, now)
        mailedFor = nightOf(now)
      }
    },
  }
}

const nightOf = (now: Date) => seoulDate(new Date(now.getTime() - dueHour * hourMs))

async function isDue(folder: string, now: Date): Promise<boolean> {
  const names = await fs.readdir(folder).catch((): string[] => [])
  return !names.includes(nightlyName(nightOf(now)))
}

async function backUp({ database, storage, folder, diskReserve, secret }: NightlyDeps, now: Date): Promise<void> {
  await fs.mkdir(savedFiles(folder), { recursive: true, mode: 0o700 })
  // No other process writes archives into this folder, so all unfinished archives in it are abandoned and can be
  // removed.
  await sweepUnfinished(folder, now)
  await requireSpace(folder, await sizeOfNewest(folder), diskReserve)
  await writeArchive(path.join(folder, nightlyName(nightOf(now))), {
    source: await openPostgresSource(database.pool),
    storage,
    beside: savedFiles(folder),
    secret,
    product: productVersion(),
    now,
    onProgress: (coming) => requireSpace(folder, coming, diskReserve),
  })
}

/** Returns the size of the newest archive in bytes, as an estimate of the space that the next archive needs. */
async function sizeOfNewest(folder: string): Promise<number> {
  const names = (await fs.readdir(folder)).filter((name) => name.endsWith('.tar.zst')).toSorted()
  const newest = names.at(-1)
  return newest === undefined ? 0 : (await fs.stat(path.join(folder, newest))).size
}

/** Removes old archives, and saved files that no archive needs. Call it after a new archive is complete. */
async function cleanUp(folder: string): Promise<void> {
  const { removed, oldestDay } = sortedOut(await fs.readdir(folder))
  for (const name of removed) await fs.rm(path.join(folder, name))
  if (oldestDay !== null) await removeUnneeded(savedFiles(folder), neededSince(oldestDay))
}
