import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { killUnderWrites } from '../../../kit/kills/trial.ts'
import { unpackDatabase } from '../../../kit/server-process.ts'

/**
 * Number of products that are tested at the same time; this saves time, since a product that restarts waits as much as
 * it computes.
 */
const products = 2
const kills = 50

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'otday-kills-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// The test is never retried: if a write is lost once, a later success proves nothing.
test('a hundred kills of the product, its PostgreSQL or both neither lose nor duplicate acknowledged writes', {
  retry: 0,
  timeout: 3_600_000,
}, async () => {
  const trials = Array.from({ length: products }, async (_, at) => {
    const dataDir = path.join(folder, String(at))
    unpackDatabase(dataDir)
    return killUnderWrites({ dataDir, kills, random: Math.random })
  })
  for (const { kills: killed, acknowledged, faults } of await Promise.all(trials)) {
    expect(faults).toEqual([])
    expect(killed.ours + killed.postmaster + killed.both).toBe(kills)
    for (const count of Object.values(acknowledged)) expect(count).toBeGreaterThan(0)
  }
  // Work that hangs fails by itself after two minutes (see kit/kills/within.ts), long before this test's time limit.
})
