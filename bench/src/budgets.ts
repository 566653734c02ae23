import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { budgets, tolerance } from '../budgets.data.ts'
import { atMost, type Figure, median, report } from './figures.ts'
import { familyOf, proportionalMb } from './process-family.ts'
import { type MeasuredRow, measureBlocking } from './measure-blocking.ts'
import { startProduct, workingCopy } from './product.ts'
import { recommendationTimes } from './recommendation-times.ts'
import { referenceSeconds } from './reference.ts'
import type { Blocked } from './watchdog.ts'

/**
 * Measures figures that must not grow unnoticed against their budgets; `npm run test:long` runs this after `npm test`.
 */

/** ms after which the memory of a started server is stable. */
const settleMs = 5000

const root = workingCopy.root

const figure = (what: string, value: number, budget: number): Figure => atMost(what, value, budget * (1 + tolerance))

/** Returns the CPU time of the last `npm test` in this working copy, as a multiple of the reference computation. */
function testWork(): number {
  const file = path.join(root, '.cache/reports/test.work.json')
  if (!existsSync(file)) throw new Error('What `npm test` costs is known after it: run it first.')
  const { coreSeconds, reference } = JSON.parse(readFileSync(file, 'utf8')) as {
    coreSeconds: number
    reference: number
  }
  return coreSeconds / reference
}

/**
 * Returns the CPU time of a recommendation divided by that of the reference computation, which runs by turns with it,
 * so that a slow minute of the machine slows both.
 */
const recommendation = () =>
  median(Array.from({ length: 9 }, () => median(recommendationTimes(500)) / referenceSeconds(1)))

function firstPage(): number {
  const dist = path.join(root, 'web/dist')
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8')
  const named = [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file)
  return ['index.html', ...named].reduce((sum, file) => sum + gzipSync(readFileSync(path.join(dist, file))).length, 0)
}

async function memory(): Promise<number> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'otday-budgets-'))
  const bare = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  const product = await startProduct(root, { DATA_DIR: dataDir, RATE_LIMITS: 'off' })
  try {
    await sleep(settleMs)
    return proportionalMb(familyOf(product.pid)) / residentMb(bare.pid ?? 0)
  } finally {
    bare.kill()
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** How long each row of `bench blocking` is measured, in ms. */
const blockingLasts = 1500

/**
 * Measures which row of `bench blocking` blocked the main loop longest, in thousandths of the reference computation.
 */
async function blocking(): Promise<Figure> {
  const reference = referenceSeconds()
  const thousandthsOf = ({ longest }: Blocked) => longest / reference
  // A pause of the machine lengthens one measurement; only what the code itself blocks is long in the second one, too.
  const isDoubtful = (row: MeasuredRow) => thousandthsOf(row.blocked) > budgets.blocked
  const { rows } = await measureBlocking(blockingLasts, { isDoubtful })
  const [{ what, blocked } = { what: 'nothing', blocked: { longest: 0, by: 'nothing' } satisfies Blocked }] =
    rows.toSorted((a, b) => b.blocked.longest - a.blocked.longest)
  const title = `main loop blocked at once, by ${blocked.by} for ${what} (thousandths)`
  return figure(title, thousandthsOf(blocked), budgets.blocked)
}

/**
 * Returns a process's resident memory in MB. It counts memory shared with other Node processes in full, because their
 * number differs from run to run.
 */
function residentMb(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

const figures = [
  figure('`npm test` (reference computations)', testWork(), budgets.tests),
  figure('recommendation from 500 pieces (thousandths of one)', recommendation(), budgets.recommendation),
  figure('first page (bytes)', firstPage(), budgets.firstPage),
  figure('memory after the demo (bare Node processes)', await memory(), budgets.memory),
  await blocking(),
]
report('Budgets', figures)
