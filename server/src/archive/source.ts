/** A table of the application; its rows have the values of `columns` in this order. */
export interface ArchivedTable {
  name: string
  columns: readonly string[]
}

/** A waiting job. Schedules are not archived: each start creates them again. */
export interface ArchivedJob {
  name: string
  data: object
  /** Time from which the job may run, in ISO 8601. */
  startAfter: string
}

/**
 * A snapshot of a database, read once from front to back: rows in the order of `tables`, each table to its end, then
 * jobs.
 */
export interface ArchiveSource {
  /** File names of the applied migrations, sorted. */
  migrations: readonly string[]
  /**
   * Tables in an order in which each comes after the tables that its foreign keys refer to. The list does not contain
   * schema_migrations, the tables of pg-boss and those that `tablesQuery` leaves out.
   */
  tables: readonly ArchivedTable[]
  /**
   * Returns lines of COPY's text format, in chunks that may end within a line. The order of rows (primary key, texts by
   * bytes) and their texts (time zone, dates, floats) do not depend on the server, so that equal tables have equal
   * bytes everywhere.
   */
  rows(table: ArchivedTable): AsyncIterable<Uint8Array>
  jobs(): Promise<readonly ArchivedJob[]>
  /** Ends the snapshot. */
  close(): Promise<void>
}
