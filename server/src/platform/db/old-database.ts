import fs from 'node:fs'
import path from 'node:path'
import { clusterOf } from '../postgres/index.ts'

/**
 * Returns the folder of PGlite in a data directory of version 0.1 or 0.2; null when there is none, or none with data,
 * as after an interrupted first start.
 */
export function oldDatabaseIn(directory: string): string | null {
  const files = path.join(directory, 'db', 'pgdata')
  return fs.existsSync(files) && !fs.existsSync(`${files}.unfinished`) ? files : null
}

/** Returns whether a directory may have an old database, or the remains of an interrupted move. */
export const mayHaveOldDatabase = (directory: string): boolean =>
  ['db', 'moving'].some((name) => fs.existsSync(path.join(directory, name)))

class DatabaseNotMoved extends Error {
  override readonly name = 'DatabaseNotMoved'
}

/** Requires that an old database was moved, as a new one would hide it. @throws DatabaseNotMoved */
export function requireMoved(directory: string): void {
  if (fs.existsSync(clusterOf(directory)) || !oldDatabaseIn(directory)) return
  throw new DatabaseNotMoved(`${directory} holds a database of version 0.1 or 0.2. Start 옷데이 once, which moves it.`)
}
