import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { DatabaseTarget } from '#platform/config/database.ts'
import { type Database, openDatabase } from '#platform/db/index.ts'
import { createDiskStorage } from '#platform/storage/index.ts'
import { fillDatabase, openPostgresSource } from '../../src/archive/index.ts'
import { createDatabase } from './story-databases.ts'
import { inheritedEnv, runScript, type ScriptRun } from './run-script.ts'
import type { TestApp } from './test-app.ts'

export type ArchiveCommand = 'backup' | 'restore' | 'move' | 'migrate'

const scriptOf = (command: ArchiveCommand): string => path.join(import.meta.dirname, `../../scripts/${command}.ts`)

export const runCommand = (
  command: ArchiveCommand,
  words: readonly string[],
  env: Record<string, string>,
): Promise<ScriptRun> => runScript(scriptOf(command), words, env)

/** Returns the environment variables with which export and import commands work on the data of a test app. */
export const envOf = ({ config, databaseUrl }: TestApp): Record<string, string> => ({
  DATA_DIR: config.dataDir,
  DATABASE_URL: databaseUrl,
})

/** Makes a folder; the caller must remove it. */
export const newFolder = (): string => fs.mkdtempSync(path.join(os.tmpdir(), 'otday-archive-'))

/** Returns all rows as texts, table by table. */
export async function rowsOf({ pool }: Pick<Database, 'pool'>): Promise<Record<string, string>> {
  const source = await openPostgresSource(pool)
  const texts: Record<string, string> = {}
  for (const table of source.tables) {
    const chunks: Uint8Array[] = []
    for await (const chunk of source.rows(table)) chunks.push(chunk)
    texts[table.name] = Buffer.concat(chunks).toString()
  }
  await source.close()
  return texts
}

/** Returns the bytes of all stored files in base64, by key. */
export async function filesOf(dataDir: string): Promise<Record<string, string>> {
  const storage = await createDiskStorage(path.join(dataDir, 'files'), true)
  const files: Record<string, string> = {}
  for await (const { key } of storage.list()) {
    const file = await storage.open(key)
    if (file) files[key] = (await buffer(file.stream)).toString('base64')
  }
  return files
}

/** Creates a database with all rows of the given one; no connection to it is open. */
export async function copyOf({ pool }: Pick<Database, 'pool'>): Promise<{ url: string; drop(): Promise<void> }> {
  const { url, drop } = await createDatabase('empty')
  const copy = await openDatabase({ url, poolSize: 2 })
  const source = await openPostgresSource(pool)
  await fillDatabase(copy.pool, source)
  await source.close()
  await copy.close()
  return { url, drop }
}

/** Opens a database, returns all its rows as texts by table, and closes it. */
export async function rowsAt(target: DatabaseTarget): Promise<Record<string, string>> {
  const database = await openDatabase(target)
  try {
    return await rowsOf(database)
  } finally {
    await database.close()
  }
}

/**
 * Kills a command after the share `part` (0–1) of `wholeMs`, the time that a whole run takes.
 * @returns whether the command had ended by itself
 */
export async function killedAt(part: number, wholeMs: number, run: () => ChildProcess): Promise<boolean> {
  const child = run()
  const timer = setTimeout(() => child.kill('SIGKILL'), wholeMs * part)
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  clearTimeout(timer)
  return code !== null
}

export const startCommand = (command: ArchiveCommand, words: readonly string[], env: Record<string, string>) =>
  spawn(process.execPath, [scriptOf(command), ...words], { env: { ...inheritedEnv(), ...env }, stdio: 'ignore' })
