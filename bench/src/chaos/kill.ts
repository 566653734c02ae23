import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { killUnderWrites } from '../../../server/test/kit/kills/trial.ts'
import { createChance } from '../chance.ts'

/** Kills the product, its PostgreSQL or both during writes; no acknowledged write may be lost, doubled or half done. */

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { rounds: { type: 'string', default: '1000' } },
})
const seed = Number(process.env['SEED'] ?? Date.now() % 100_000)
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'otday-kills-'))
const begun = performance.now()
try {
  const random = createChance(seed).next
  const { kills, killedStarts, acknowledged, faults } = await killUnderWrites({
    dataDir,
    kills: Number(values.rounds),
    random,
  })
  const seconds = ((performance.now() - begun) / 1000).toFixed(0)
  for (const [victim, count] of Object.entries(kills)) console.log(`killed ${victim}: ${count}`)
  console.log(`killed while it started: ${killedStarts}`)
  for (const [what, count] of Object.entries(acknowledged)) console.log(`acknowledged ${what}: ${count}`)
  for (const fault of faults) console.log(fault)
  console.log(`lost, doubled or half: ${faults.length} (SEED=${seed}, ${seconds} s)`)
  if (faults.length > 0) process.exitCode = 1
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
