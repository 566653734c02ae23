import fs from 'node:fs/promises'
import path from 'node:path'
import { seoulDate } from '@otday/common/seoul-time'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config/index.ts'
import { findSecret } from '#platform/config/secret.ts'
import { type Database, migrate, readMigrations } from '#platform/db/index.ts'
import { sortedOut, nameBefore } from './kept-archives.ts'
import { openPostgresSource } from './postgres-source.ts'
import { productVersion } from './product-version.ts'
import { tablesIn } from './queries-place.ts'
import { requireSpace } from './disk-space.ts'
import { writeArchive } from './write-archive.ts'

export interface Migrating {
  config: Pick<Config, 'database' | 'dataDir' | 'backupDir' | 'diskReserve' | 'secret'>
  database: Pick<Database, 'pool'>
  clock: Clock
  /** Called when the backup fails; the migration is made all the same, because the server cannot run without it. */
  onFailure(error: unknown): void
}

/**
 * Migrates like `migrate`, but first archives the rows of an embedded database, without files. Database servers have
 * their own backups.
 */
export async function migrateAfterBackup(migrating: Migrating): Promise<string[]> {
  const { config, database, onFailure } = migrating
  if ('directory' in config.database) await backUpRows(migrating).catch(onFailure)
  return migrate(database.pool)
}

async function backUpRows({ config, database, clock }: Migrating): Promise<void> {
  if (!(await tablesIn(database.pool)).includes('users')) return
  const source = await openPostgresSource(database.pool)
  try {
    const missing = readMigrations().find(({ name }) => !source.migrations.includes(name))
    if (!missing) return
    const { backupDir: folder, dataDir, diskReserve } = config
    await fs.mkdir(folder, { recursive: true, mode: 0o700 })
    await requireSpace(folder, 0, diskReserve)
    const now = clock.now()
    await writeArchive(path.join(folder, nameBefore(seoulDate(now), missing.name)), {
      source,
      storage: null,
      beside: null,
      secret: config.secret ?? findSecret(dataDir) ?? '',
      product: productVersion(),
      now,
      onProgress: (coming) => requireSpace(folder, coming, diskReserve),
    })
    for (const name of sortedOut(await fs.readdir(folder)).removed) await fs.rm(path.join(folder, name))
  } finally {
    await source.close()
  }
}
