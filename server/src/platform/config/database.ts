/** A server, or the directory in which this process keeps one; `binaries` as in POSTGRES_BIN. */
export type DatabaseTarget = { url: string; poolSize: number } | { directory: string; binaries: string | null }

/** https://www.postgresql.org/docs/15/non-durability.html */
export const durableSettings = ['fsync', 'full_page_writes', 'synchronous_commit'] as const
export type DurableSetting = (typeof durableSettings)[number]

/** ms for which waiting for a first connection is worthwhile. */
export const longestWait = 3000
