/** A PostgreSQL server, or a directory for which we start one; `binaries` is POSTGRES_BIN. */
export type DatabaseTarget = { url: string; poolSize: number } | { directory: string; binaries: string | null }

/** PostgreSQL settings that durability needs: https://www.postgresql.org/docs/15/non-durability.html */
export const durableSettings = ['fsync', 'full_page_writes', 'synchronous_commit'] as const
export type DurableSetting = (typeof durableSettings)[number]

/** Most ms that a call may wait for its first database connection; users gain nothing from waiting longer. */
export const longestWait = 3000
