/** A table of the product; `columns` in the order in which its rows carry them. */
export interface ArchivedTable {
  name: string
  columns: readonly string[]
}

/** A waiting job. Schedules are not included: each start makes them again. */
export interface ArchivedJob {
  name: string
  data: object
  /** ISO 8601. */
  startAfter: string
}

/** One state of a database, read once from front to back: rows in the order of `tables`, each to its end, then jobs. */
export interface ArchiveSource {
  /** File names, sorted. */
  migrations: readonly string[]
  /** Sorted by foreign keys, referenced tables first. Lacks schema_migrations, pg-boss and what `catalogOf` leaves out. */
  tables: readonly ArchivedTable[]
  /**
   * Returns lines of COPY's text format, split anywhere. Their order (primary key, texts by bytes) and their texts
   * (time zone, dates, floats) are those of `rowsOf` and `steadyTexts`, so that equal tables have equal bytes
   * everywhere.
   */
  rows(table: ArchivedTable): AsyncIterable<Uint8Array>
  jobs(): Promise<readonly ArchivedJob[]>
  /** Makes a closet that is the same for the same seed. */
  close(): Promise<void>
}
