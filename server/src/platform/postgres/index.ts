export { DirectoryInUse, lockDirectory } from './directory-lock.ts'
export { runningPostgres } from './join-postgres.ts'
export { removeSocketFolder, stopLeftovers } from './leftovers.ts'
export { clusterOf, type OwnPostgres, PostgresKilled, StorageExhausted, startPostgres } from './start-postgres.ts'
