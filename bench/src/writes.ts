import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { atLeast, atMost, type Figure, median, report } from './figures.ts'
import { measureStatements, pgbenchPath, type StatementRates } from './pgbench.ts'
import { installCommit, type Product, type RunningProduct, startProduct, workingCopy } from './product.ts'
import { openWriters, type Writers } from './writers.ts'

/**
 * Measures writes over HTTP by 64 people at once, beside those of commit 2a9e258: both products run all the time, each
 * kind of write is measured in turns. Every pair of people and posts is new, as news are told once. Likes are measured
 * beside the same statements in pgbench, too, if that is installed.
 */

const before = '2a9e258e'
/** The first ones are not measured: programs that have just started compile, connect and plan. */
const rounds = { warmUp: 2, measured: 4 } as const
/** Writes of one person in a round; each of all rounds has another receiver, of 63. */
const each = 10

/** Kinds of writes, with the least ratio of writes a second to those of the commit before. */
const kinds = [
  ['like', 5],
  ['unlike', 4],
  ['comment', 2],
  ['follow', 2],
  ['wear', 2],
] as const
type Kind = (typeof kinds)[number][0]
/** Least ratios of writes a second to those of PostgreSQL alone. */
const leastOfStatements = { like: 0.3, unlike: 0.4 } as const

/** ms after the last write until everybody has to be notified. */
const tolerableLag = 1000

const folder = mkdtempSync(path.join(os.tmpdir(), 'otday-writes-'))

async function main() {
  const former = installCommit(before)
  const running: RunningProduct[] = []
  const ownDirectory = mkdtempSync(path.join(folder, 'data-'))
  const started = async ({ root }: Product, dataDir: string) => {
    const product = await startProduct(root, { DATA_DIR: dataDir, RATE_LIMITS: 'off', DEMO: 'off' })
    running.push(product)
    return openWriters(product.url)
  }
  try {
    const theirs = await started(former, mkdtempSync(path.join(folder, 'data-')))
    const ours = await started(workingCopy, ownDirectory)
    const program = pgbenchPath()
    const alone = program === null ? null : await measureStatements(program, ownDirectory)
    const figures: Figure[] = []
    for (const [kind, least] of kinds) figures.push(...(await figuresOf(kind, least, { ours, theirs, alone })))
    report(`Writes by ${ours.people} people beside ${before}`, figures)
  } finally {
    for (const product of running) await product.stop()
    former.remove()
  }
}

interface Measured extends Record<'ours' | 'theirs', Writers> {
  /** Null without pgbench. */
  alone: StatementRates | null
}

async function figuresOf(kind: Kind, least: number, both: Measured): Promise<Figure[]> {
  const ratios: number[] = []
  const rates: number[] = []
  const lags: number[] = []
  for (let round = 0; round < rounds.warmUp + rounds.measured; round++) {
    const theirs = await both.theirs.write(kind, round, each)
    const ours = await both.ours.write(kind, round, each)
    lags.push(await lagOf(both.ours))
    if (round < rounds.warmUp) continue
    ratios.push(ours.perSecond / theirs.perSecond)
    rates.push(ours.perSecond)
  }
  return [
    atLeast(`${kind}: ${median(rates).toFixed(0)} a second, ratio`, median(ratios), least, 2),
    ...besideStatements(kind, median(rates), both.alone),
    atMost(`${kind}: ms until everybody is notified`, Math.max(...lags), tolerableLag, 0),
  ]
}

function besideStatements(kind: Kind, rate: number, alone: StatementRates | null): Figure[] {
  if (!alone || (kind !== 'like' && kind !== 'unlike')) return []
  const what = `${kind}: ratio to ${alone[kind].toFixed(0)} a second of its statement in pgbench`
  return [atLeast(what, rate / alone[kind], leastOfStatements[kind], 2)]
}

/** Returns the ms until everybody is notified. */
async function lagOf(writers: Writers): Promise<number> {
  const begun = performance.now()
  while (!(await writers.areNotified())) await pause(20)
  return performance.now() - begun
}

try {
  await main()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
