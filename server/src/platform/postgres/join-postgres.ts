import fs from 'node:fs'
import { ownDatabase, ownRole, passwordFileOf } from './create-cluster.ts'
import { lockFileOf, readHolder, stateOf } from './directory-lock.ts'
import { readPostmaster } from './postmaster.ts'
import { clusterOf, type Connection } from './start-postgres.ts'

/**
 * Returns how to connect to the PostgreSQL that a running server of this machine has started on the directory; null
 * without one.
 */
export function runningPostgres(dataDir: string): Connection | null {
  const holder = readHolder(lockFileOf(dataDir))
  const cluster = clusterOf(dataDir)
  const postmaster = readPostmaster(cluster)
  if (!holder || stateOf(holder) !== 'alive' || !postmaster?.isReady) return null
  const { port, socketFolder } = postmaster
  if (socketFolder) return { host: socketFolder, port, user: ownRole, database: ownDatabase }
  const password = fs.readFileSync(passwordFileOf(cluster), 'utf8')
  return { host: '127.0.0.1', port, user: ownRole, database: ownDatabase, password }
}
