import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '#platform/db/index.ts'
import { createDiskStorage } from '#platform/storage/index.ts'
import { requireWhole } from '../../../../src/archive/open-archive.ts'
import { findMark, tablesIn } from '../../../../src/archive/queries-place.ts'
import {
  type ArchiveCommand,
  copyOf,
  filesOf,
  killedAt,
  newFolder,
  rowsAt,
  runCommand,
  startCommand,
} from '../../../kit/archive-commands.ts'
import { createDatabase } from '../../../kit/story-databases.ts'
import { garment } from '../../../kit/fixtures.ts'
import { allStoriesShareOneUser, testApp, 하니 } from '../../../kit/story-users.ts'

allStoriesShareOneUser()
// The time limit is long, because each test starts more than twenty processes.
vi.setConfig({ testTimeout: 400_000 })
let folder: string
let old: string
let source: Awaited<ReturnType<typeof copyOf>>
let sourceRows: Record<string, string>
beforeAll(async () => {
  folder = newFolder()
  old = path.join(folder, 'old.tar.zst')
  await garment(하니, '흰 셔츠')
  source = await copyOf(testApp.database)
  sourceRows = await rowsAt(onServer(source.url))
  const storage = await createDiskStorage(path.join(folder, 'data', 'files'))
  const files = Array.from({ length: 40 }, (_, at) => ({ key: `aa/${at}.webp`, bytes: Buffer.alloc(5000, at) }))
  await storage.put(files)
  expect(await runCommand('backup', [old], envOfSource())).toMatchObject({ code: 0 })
})
afterAll(async () => {
  expect(await rowsAt(onServer(source.url))).toEqual(sourceRows)
  await source.drop()
  fs.rmSync(folder, { recursive: true, force: true })
})

const onServer = (url: string) => ({ url, poolSize: 2 })
const envOfSource = () => ({ DATA_DIR: path.join(folder, 'data'), DATABASE_URL: source.url })
const points = Array.from({ length: 20 }, (_, at) => (at + 0.5) / 20)

interface Kills {
  command: ArchiveCommand
  words: readonly string[]
  env: Record<string, string>
  /**
   * Checks what a run left behind, and removes a complete result, so that the next run starts from nothing. `hasEnded`
   * is whether the run ended before it was killed.
   */
  inspect(hasEnded: boolean): Promise<void>
}

/**
 * Runs a command once to measure how long it takes, then kills twenty further runs at evenly spaced points of that
 * time, and finally runs it to its end. After each run but the last, `inspect` checks the result and removes it.
 */
async function killAtAllPoints({ command, words, env, inspect }: Kills) {
  const start = performance.now()
  expect(await runCommand(command, words, env)).toMatchObject({ code: 0 })
  const wholeMs = performance.now() - start
  await inspect(true)
  for (const part of points) await inspect(await killedAt(part, wholeMs, () => startCommand(command, words, env)))
  const last = await runCommand(command, words, env)
  expect(last).toMatchObject({ code: 0 })
}

/**
 * Checks that a database looks complete just if it is: it is either marked as unfinished, or empty, or has everything.
 * A complete one is emptied again for the next run.
 */
async function checkPlace(url: string, dataDir: string | null, hasEnded: boolean) {
  const database = await openDatabase(onServer(url))
  const isMarked = (await findMark(database.pool)) !== null
  const isEmpty = (await tablesIn(database.pool)).length === 0
  await database.close()
  if (hasEnded) expect({ isMarked, isEmpty }).toEqual({ isMarked: false, isEmpty: false })
  if (isMarked || isEmpty) return
  expect(Object.keys(await rowsAt(onServer(url)))).toEqual(Object.keys(sourceRows))
  if (dataDir) expect(await filesOf(dataDir)).toEqual(await filesOf(path.join(folder, 'data')))
  const undone = await openDatabase(onServer(url))
  await undone.pool.query('drop schema public cascade; create schema public; drop schema if exists pgboss cascade')
  await undone.close()
  if (dataDir) fs.rmSync(dataDir, { recursive: true })
}

test('a backup killed at twenty points keeps the older archive and never leaves a partial one', async () => {
  const file = path.join(folder, 'new.tar.zst')
  const before = fs.readFileSync(old)
  const inspect = async () => {
    if (!fs.existsSync(file)) return
    await requireWhole(file, '')
    fs.rmSync(file)
  }
  await killAtAllPoints({ command: 'backup', words: [file], env: envOfSource(), inspect })
  await requireWhole(file, '')
  expect(fs.readFileSync(old)).toEqual(before)
})

test('a restore killed at twenty points leaves nothing that looks complete, and the next one succeeds', async () => {
  const { url, drop } = await createDatabase('empty')
  const dataDir = path.join(folder, 'restored')
  const env = { DATA_DIR: dataDir, DATABASE_URL: url }
  await killAtAllPoints({ command: 'restore', words: [old], env, inspect: (ended) => checkPlace(url, dataDir, ended) })
  expect(await rowsAt(onServer(url))).toEqual({ ...sourceRows, sessions: '' })
  expect(await filesOf(dataDir)).toEqual(await filesOf(path.join(folder, 'data')))
  await drop()
})

test('a move killed at twenty points leaves its source unchanged, and the next one succeeds', async () => {
  const { url, drop } = await createDatabase('empty')
  const inspect = (hasEnded: boolean) => checkPlace(url, null, hasEnded)
  await killAtAllPoints({ command: 'move', words: [url], env: envOfSource(), inspect })
  expect(await rowsAt(onServer(url))).toEqual(sourceRows)
  await drop()
})

test('a killed restore into a directory with its own database is completed by the next restore', async () => {
  const dataDir = path.join(folder, 'own')
  const restore = () => startCommand('restore', [old], { DATA_DIR: dataDir })
  let hasEnded = false
  // Each attempt is killed 0.7 s later than the one before, until one ends by itself; how many it takes depends on the
  // machine's speed.
  for (let ms = 800; !hasEnded && ms < 20_000; ms += 700) hasEnded = await killedAt(1, ms, restore)
  expect(await rowsAt({ directory: dataDir, binaries: null })).toEqual({ ...sourceRows, sessions: '' })
  expect(await filesOf(dataDir)).toEqual(await filesOf(path.join(folder, 'data')))
})
